import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A single sentence, in large type. */
export interface Quotation<R extends Refs> extends SectionBase {
  /** The words that are quoted. */
  readonly quote: Authored<Prose>;
  /** The person who said it, by the name in `people`. */
  readonly by?: Authored<R['person']>;
  /** A few words above the quotation: 'What we believe'. */
  readonly label?: Authored<string>;
}

/** A single sentence, in large type: `quotation('Look first.', { label: 'What we believe' })`. */
export const quotation = <R extends Refs>(
  quote: Authored<Prose>,
  fields: Omit<Quotation<R>, 'quote'> = {},
): Section<R> => section('quotation', { quote, ...fields });

export const quotationSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Quotation<Refs>>()('quotation', {
    quote: prose(declaredNames),
    by: ref(declaredNames, 'person').optional(),
    label: line().optional(),
  });
