import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, detail, line, shape } from './base.ts';
import { type PaletteInput, palette } from './palette.ts';
import { action, prose } from './prose.ts';
import { ref, routeRef } from './references.ts';

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

/** The businesses of the schema.org vocabulary that a practice can be, the general ones last. */
export const PRACTICE_TYPES = [
  'MedicalClinic',
  'Dentist',
  'Dermatology',
  'DietNutrition',
  'Midwifery',
  'Optician',
  'Optometric',
  'Pediatric',
  'Pharmacy',
  'Physiotherapy',
  'PlasticSurgery',
  'Podiatric',
  'PrimaryCare',
  'Psychiatric',
  'VeterinaryCare',
  'BeautySalon',
  'DaySpa',
  'HairSalon',
  'NailSalon',
  'TattooParlor',
  'MedicalBusiness',
  'HealthAndBeautyBusiness',
  'LocalBusiness',
] as const;

/** The kind of practice, in the schema.org vocabulary. */
export type PracticeType = (typeof PRACTICE_TYPES)[number];

/** The fields of each department, or of the clinic itself if it has no departments. */
interface PracticeInput<R extends Refs> {
  /** Its type in the schema.org vocabulary, as exact as possible. */
  readonly type: Authored<PracticeType>;
  /** Its colours: one of the two palettes of the theme, or its own. */
  readonly palette: 'warm' | 'cool' | PaletteInput;
  /** The first appointment of a new client. */
  readonly consultation: Authored<ConsultationInput<R>>;
  /** The button for returning clients. */
  readonly returning: Authored<Action<R>>;
}

/** One department of the clinic. */
export interface DepartmentInput<R extends Refs> extends PracticeInput<R> {
  /** Its name, as in the navigation: 'Physiotherapy'. */
  readonly name: Authored<string>;
  /** Its services, in two or three words. */
  readonly label: Authored<string>;
  /** One sentence for search engines and structured data. */
  readonly description: Authored<Prose>;
  /** Its own page. */
  readonly page: Authored<R['route']>;
  /** Durations and figures that its text quotes, by name. */
  readonly figures?: { readonly [name: string]: Authored<string> };
}

/**
 * The name of the only department of a clinic that declares none: an owner cannot use it, because it contains a space.
 */
export const WHOLE_CLINIC = 'the clinic';

/** The name of a department. Only a clinic with several departments has to state it. */
export const departmentRef = (declaredNames: DeclaredNames) =>
  ref(declaredNames, 'department')
    .optional()
    .transform((name, context): string => {
      const names = declaredNames.names('department');
      const [first = WHOLE_CLINIC] = names;
      if (name !== undefined || names.size <= 1) return name ?? first;
      context.addIssue({
        code: 'custom',
        message: '“department” is missing.',
        input: undefined,
        ...detail('config/missing', `Name one of the departments: ${[...names].join(', ')}.`),
      });
      return z.NEVER;
    });

const PALETTES =
  "Write “warm” or “cool”, or your own colours, such as { page: '#f6f8f8', stone: '#e6ebec', plate: '#dbe6eb', field: '#8db9d0', fieldLight: '#d0e3ec', accent: '#1b4f72', deep: '#14303f', pale: '#c6dce8' }.";

/** The fields of `PracticeInput`. */
export const practice = (declaredNames: DeclaredNames) => ({
  type: z.enum(PRACTICE_TYPES),
  palette: z.union([z.enum(['warm', 'cool']), palette()], { error: PALETTES }),
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
});

export const department = (declaredNames: DeclaredNames) =>
  shape<DepartmentInput<Refs>>()({
    name: line(),
    label: line(),
    description: prose(declaredNames),
    page: routeRef(declaredNames),
    ...practice(declaredNames),
    figures: z.record(z.string(), line()).optional(),
  });
