import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Categories of the catalogue as cards, each with its lowest price. */
export interface CategoryCards<R extends Refs> extends TitledSection {
  /** The categories, by their names in `categories`, in their order. */
  readonly categories: readonly Authored<R['category']>[];
}

/**
 * Categories of the catalogue as cards, each with its lowest price: `categoryCards(['massage'], { title: 'Treatments'
 * })`.
 */
export const categoryCards = <R extends Refs>(
  categories: readonly Authored<R['category']>[],
  fields: Omit<CategoryCards<R>, 'categories'>,
): Section<R> => section('categoryCards', { categories, ...fields });

export const categoryCardsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<CategoryCards<Refs>>()('categoryCards', {
    ...titledFields(declaredNames),
    categories: refs(declaredNames, 'category').min(1),
  });
