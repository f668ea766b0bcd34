import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** People with their qualifications. */
export interface Profiles<R extends Refs> extends TitledSection {
  /** The people, by their names in `people`, in their order. */
  readonly people: readonly Authored<R['person']>[];
}

/** People with their qualifications: `profiles(['jo'], { title: 'Who you will meet' })`. */
export const profiles = <R extends Refs>(
  names: readonly Authored<R['person']>[],
  fields: Omit<Profiles<R>, 'people'>,
): Section<R> => section('profiles', { people: names, ...fields });

export const profilesSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Profiles<Refs>>()('profiles', {
    ...titledFields(declaredNames),
    people: refs(declaredNames, 'person').min(1),
  });
