import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { ref, refs } from '../schema/references.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The treatments of one category as cards. */
export interface TreatmentCards<R extends Refs> extends SectionBase {
  /** The category, by its name in `categories`. */
  readonly category: Authored<R['category']>;
  /** The heading above the cards (default: 'Treatments and prices'). */
  readonly title?: Authored<string>;
  /** The treatments that come first; the others follow in the order of the catalogue. */
  readonly first?: readonly Authored<R['treatment']>[];
}

/** The treatments of one category as cards: `treatmentCards('massage')`. */
export const treatmentCards = <R extends Refs>(
  category: R['category'],
  fields: Omit<TreatmentCards<R>, 'category'> = {},
): Section<R> => section('treatmentCards', { category, ...fields });

export const treatmentCardsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<TreatmentCards<Refs>>()('treatmentCards', {
    category: ref(declaredNames, 'category'),
    title: line().optional(),
    first: refs(declaredNames, 'treatment').optional(),
  });
