import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** One table of all prices, by category: treatments with their duration, options and courses, then programmes. */
export interface PriceTable<R extends Refs> extends SectionBase {
  /** The heading (default: 'Prices'). */
  readonly title?: Authored<string>;
  /** A sentence or two beside the table. */
  readonly text?: Prose;
  /** The line below the table: deposits, VAT, the validity of courses. */
  readonly note?: Prose;
  /** The department whose prices are shown, by its name in `departments` (default: all departments). */
  readonly department?: Authored<R['department']>;
}

/**
 * One table of all prices, by category, with links to the treatments: `priceTable()`, `priceTable({ department: 'main'
 * })`. Offers are not in it: `signatureOffers()` shows them with their conditions.
 */
export const priceTable = <R extends Refs>(fields: PriceTable<R> = {}): Section<R> => section('priceTable', fields);

export const priceTableSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<PriceTable<Refs>>()('priceTable', {
    title: line().optional(),
    text: prose(declaredNames).optional(),
    note: prose(declaredNames).optional(),
    department: ref(declaredNames, 'department').optional(),
  });
