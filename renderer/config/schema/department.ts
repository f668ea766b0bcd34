import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { type PaletteInput, palette } from './palette.ts';
import { action, prose, ref, routeRef } from './references.ts';

/**
 * The first appointment of a new client. Its duration and price are those of the treatment or programme that it names.
 */
export interface ConsultationInput<R extends Refs> {
  /** Its name in a sentence: 'free first call'. */
  readonly name: Authored<string>;
  /** The treatment of the catalogue, by its name. */
  readonly treatment?: Authored<R['treatment']>;
  /** The programme, by its name, if it is not a treatment. */
  readonly programme?: Authored<R['programme']>;
  /** Its location, shown after its duration: 'by telephone'. */
  readonly location: Authored<string>;
  /** The practitioner: 'with a physiotherapist'. */
  readonly practitioner: Prose;
  /** The page that explains it. */
  readonly page: Authored<R['route']>;
  /** The button for new clients. */
  readonly action: Authored<Action<R>>;
}

/** One department of the clinic. */
export interface DepartmentInput<R extends Refs> {
  /** Its name, as in the navigation: 'Physiotherapy'. */
  readonly name: Authored<string>;
  /** Its services, in two or three words. */
  readonly label: Authored<string>;
  /** One sentence for search engines and structured data. */
  readonly description: Authored<Prose>;
  /** Its type in the schema.org vocabulary. */
  readonly type: Authored<'MedicalClinic' | 'HealthAndBeautyBusiness' | 'Dentist' | 'Physiotherapy' | 'LocalBusiness'>;
  /** Its own page. */
  readonly page: Authored<R['route']>;
  /** Its colours: one of the two palettes of the theme, or its own. */
  readonly palette: 'warm' | 'cool' | PaletteInput;
  /** The first appointment of a new client. */
  readonly consultation: Authored<ConsultationInput<R>>;
  /** The button for returning clients. */
  readonly returning: Authored<Action<R>>;
  /** Durations and figures that its text quotes, by name. */
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
