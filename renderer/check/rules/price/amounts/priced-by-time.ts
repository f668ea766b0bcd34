/** Prices of a time: 'half an hour is £66' of '£22 per 10 minutes'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { combinationsOf } from '../../../../facts/combinations.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { type AmountInSentence, scopesOf, wordsAfter } from './amount-in-sentence.ts';
import type { ExpectedTotal } from './expected-total.ts';

const MINUTES: Readonly<Partial<Record<Quantity['unit'], number>>> = { minute: 1, hour: 60 };

/** Returns the exact times of a text in minutes, with the words before each. */
const timesIn = (text: string): readonly { readonly minutes: number; readonly before: string }[] =>
  quantitiesIn(normalise(text)).flatMap(({ unit, least, most, normalAt }) => {
    const minutes = least === most ? least * (MINUTES[unit] ?? 0) : 0;
    return minutes > 0 ? [{ minutes, before: text.slice(0, normalAt) }] : [];
  });

/** '£22 per 10 minutes' → 10 */
function minutesOfUnit({ price = '' }: PricedItem): number | undefined {
  const [, unit = ''] = / per (?:an? )?(.+)$/.exec(price) ?? [];
  return unit === 'hour' ? MINUTES.hour : timesIn(unit).find(({ before }) => before === '')?.minutes;
}

/** '£132 an hour', 'half an hour is £66': the time directly after the amount, otherwise the last one before it. */
function minutesOfAmount(context: AmountInSentence): number | undefined {
  const { before } = scopesOf(context);
  const after = timesIn(wordsAfter(context)).find((time) => PER.test(time.before));
  return (after ?? timesIn(context.subject.sentence.slice(before.from, before.to)).at(-1))?.minutes;
}
const PER = /^ (?:(?:per|for|each|every|for every|for each) )?$/;

/** Returns what the time of a sentence costs if the price of the only item with a price per time is multiplied. */
export function expectedForTime(context: AmountInSentence): ExpectedTotal | undefined {
  const { items, owner } = context.subject;
  const [item, ...others] = items.length > 0 || !owner ? items : [owner];
  const unit = item && minutesOfUnit(item);
  const minutes = unit && minutesOfAmount(context);
  if (!item || others.length > 0 || !minutes) return undefined;
  const count = minutes / unit;
  if (!Number.isInteger(count) || count === 1) return undefined;
  const { names, singles } = item;
  const counted = { name: names[0], values: singles, singles, count };
  return { items: [counted], combinations: combinationsOf([counted]) };
}
