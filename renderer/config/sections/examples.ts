import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Worked examples as cards. */
export interface Examples<R extends Refs> extends TitledSection {
  /** The worked examples, by their names in `examples`, in their order. */
  readonly examples: readonly Authored<R['example']>[];
}

/** Worked examples as cards, by their names in `examples`: `examples(['shoulder'], { title: 'Cases' })`. */
export const examples = <R extends Refs>(
  items: readonly Authored<R['example']>[],
  fields: Omit<Examples<R>, 'examples'>,
): Section<R> => section('examples', { examples: items, ...fields });

export const examplesSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Examples<Refs>>()('examples', {
    ...titledFields(declaredNames),
    examples: refs(declaredNames, 'example').min(1),
  });
