import type { Refs } from '../refs.ts';
import { refs } from '../schema/references.ts';
import { type Headed, headed, type Section, section, sectionSchema } from './base.ts';

/** People with their qualifications. */
export interface Profiles<R extends Refs> extends Headed {
  /** The people, by their names in `people`, in their order. */
  readonly people: readonly R['person'][];
}

/** People with their qualifications: `profiles(['jo'], { title: 'Who you will meet' })`. */
export const profiles = <R extends Refs>(
  names: readonly R['person'][],
  fields: Omit<Profiles<R>, 'people'>,
): Section<R> => section('profiles', { people: names, ...fields });

export const profilesSchema = sectionSchema<Profiles<Refs>>()('profiles', (declaredNames) => ({
  ...headed(declaredNames),
  people: refs(declaredNames, 'person').min(1),
}));
