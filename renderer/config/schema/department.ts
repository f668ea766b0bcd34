import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { type PaletteInput, palette } from './palette.ts';
import { action, prose, ref, routeRef } from './references.ts';

/** The first appointment of someone new. Its length and price are those of the treatment or programme it names. */
export interface ConsultationInput<R extends Refs> {
  /** What it is called in a sentence: 'free first call'. */
  readonly name: string;
  /** The treatment of the catalogue that it is. */
  readonly treatment?: R['treatment'];
  /** The programme that it is, where it is no treatment. */
  readonly programme?: R['programme'];
  /** Where it takes place, after its length: 'by telephone'. */
  readonly location: string;
  /** With whom: 'with a physiotherapist'. */
  readonly practitioner: Prose;
  /** The page that explains it. */
  readonly page: R['route'];
  /** The button of someone new. */
  readonly action: Action<R>;
}

/** One arm of the clinic. */
export interface DepartmentInput<R extends Refs> {
  /** Its name, as on the navigation: 'Physiotherapy'. */
  readonly name: string;
  /** What it does, in two or three words. */
  readonly label: string;
  /** One sentence for search engines and structured data. */
  readonly description: Authored<Prose>;
  /** Its type in the vocabulary of schema.org. */
  readonly type: 'MedicalClinic' | 'HealthAndBeautyBusiness' | 'Dentist' | 'Physiotherapy' | 'LocalBusiness';
  /** Its own page. */
  readonly page: R['route'];
  /** Its colours: one of the two that come with the theme, or its own. */
  readonly palette: 'warm' | 'cool' | PaletteInput;
  /** Where someone new begins. */
  readonly consultation: ConsultationInput<R>;
  /** The button of someone who has been before. */
  readonly returning: Action<R>;
  /** Lengths and figures that its words quote, by name. */
  readonly figures?: { readonly [name: string]: Authored<string> };
}

export const department = (declaredNames: DeclaredNames) =>
  shape<DepartmentInput<Refs>>()({
    name: line(),
    label: line(),
    description: prose(declaredNames),
    type: z.enum(['MedicalClinic', 'HealthAndBeautyBusiness', 'Dentist', 'Physiotherapy', 'LocalBusiness']),
    page: routeRef(declaredNames),
    palette: z.union([z.enum(['warm', 'cool']), palette()]),
    consultation: shape<ConsultationInput<Refs>>()({
      name: line(),
      treatment: ref(declaredNames, 'treatment').optional(),
      programme: ref(declaredNames, 'programme').optional(),
      location: line(),
      practitioner: prose(declaredNames),
      page: routeRef(declaredNames),
      action: action(declaredNames),
    }),
    returning: action(declaredNames),
    figures: z.record(z.string(), line()).optional(),
  });
