import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { action } from '../schema/prose.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** People as cards, each with a name, a title and a focus. */
export interface People<R extends Refs> extends TitledSection {
  /** The people, by their names in `people`, in their order. */
  readonly people: readonly Authored<R['person']>[];
  /** A button next to the cards. */
  readonly action?: Authored<Action<R>>;
}

/** People as cards, by their names in `people`: `people(['jo'], { title: 'Who we are' })`. */
export const people = <R extends Refs>(
  names: readonly Authored<R['person']>[],
  fields: Omit<People<R>, 'people'>,
): Section<R> => section('people', { people: names, ...fields });

export const peopleSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<People<Refs>>()('people', {
    ...titledFields(declaredNames),
    people: refs(declaredNames, 'person').min(1),
    action: action(declaredNames).optional(),
  });
