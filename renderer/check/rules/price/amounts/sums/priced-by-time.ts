/** Prices of a time: 'half an hour is £66' of '£22 per 10 minutes'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { timesIn } from '../../../about/times.ts';
import { type AmountInSentence, segmentBefore, wordsAfter } from '../sentence/amount-in-sentence.ts';
import { type ExpectedTotal, multipleOf } from './totals.ts';

/** '£22 per 10 minutes' → 10 */
function minutesOfUnit({ price = '' }: PricedItem): number | undefined {
  const [, unit = ''] = / per (?:an? )?(.+)$/.exec(price) ?? [];
  return unit === 'hour' ? 60 : timesIn(unit).find(({ at }) => at === 0)?.minutes;
}

/** '£132 an hour', 'half an hour is £66': the time directly after the amount, otherwise the last one before it. */
function minutesOfAmount(context: AmountInSentence): number | undefined {
  const next = wordsAfter(context);
  const after = timesIn(next).find(({ at }) => PER.test(next.slice(0, at)));
  return (after ?? timesIn(segmentBefore(context)).at(-1))?.minutes;
}
const PER = /^ (?:(?:per|for|each|every|for every|for each) )?$/;

/** Returns what the time of a sentence costs if the price of the only item with a price per time is multiplied. */
export function expectedForTime(context: AmountInSentence): ExpectedTotal | undefined {
  const item = onlyOne(context.subject.items);
  const unit = item && minutesOfUnit(item);
  const minutes = unit && minutesOfAmount(context);
  if (!item || !minutes) return undefined;
  const count = minutes / unit;
  return Number.isInteger(count) && count > 1 ? multipleOf(item, count) : undefined;
}
