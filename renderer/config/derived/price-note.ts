import { longDate } from '../../facts/date.ts';
import type { Treatment } from '../site.ts';
import { reducedSaving } from './catalogue.ts';
import { instalmentsLine } from './instalments.ts';

/**
 * The line below the price of a treatment: what a reduced price replaces and until when, the usual price of a
 * complimentary one, the instalments with their total, or the next price.
 */
export const priceNote = (treatment: Treatment): string | undefined =>
  [replacedPrice(treatment), usualPrice(treatment), instalmentsLine(treatment), nextPrice(treatment)]
    .filter(Boolean)
    .join(', ') || undefined;

/** The price of a treatment where there is no space for a note: a reduced price with its last day. */
export const priceInBrief = ({ price, reduced, instead }: Treatment): string =>
  reduced && instead ? `${price.text} until ${longDate(reduced.runs.until)}` : price.text;

const replacedPrice = (treatment: Treatment): string | undefined => {
  const saving = reducedSaving(treatment);
  return saving && treatment.reduced
    ? `instead of ${saving.referenceText} until ${longDate(treatment.reduced.runs.until)}`
    : undefined;
};

const nextPrice = ({ next }: Treatment): string | undefined => next && `${next.price.text} from ${longDate(next.from)}`;

const usualPrice = ({ usualPrice: price, usualPriceNote: note }: Treatment): string | undefined =>
  price && `usually ${price.text}${note ? ` ${note}` : ''}`;
