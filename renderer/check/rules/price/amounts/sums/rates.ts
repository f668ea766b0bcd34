/** Prices divided by their time: 'half a day works out at £80 an hour', 'by the minute, the long one is cheaper: £1.20'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { ABOUT, isNearly, isRoughly } from './near.ts';

const HOURLY = /\b(?:(?:an|per|each|every|by the) hour|hourly)\b/;
const BY_MINUTE = /\b(?:(?:a|per|each|every|by the) minute)\b/;

/** Whether the amount is the price of an item or an option, divided by its hours or minutes. */
export function isRate(pence: Pence, context: AmountInSentence): boolean {
  const { subject, index } = context;
  const isEqual = ABOUT.test(wordsBefore(context)) ? isRoughly : isNearly;
  if (HOURLY.test(subject.sentence) && hasRate(itemsWithOwner(subject), 60, (rate) => isEqual(rate, pence)))
    return true;
  // Pence of one minute are hardly those of another treatment, so 'the long one' can be any.
  return BY_MINUTE.test(subject.sentence) && hasRate(index.all, 1, (rate) => Math.abs(rate - pence) < 1);
}

const hasRate = (items: readonly PricedItem[], unit: number, isStated: (rate: number) => boolean): boolean =>
  items
    .flatMap((item) => [item, ...item.options])
    .some(({ minutes = 0, facts }) => facts.some((price) => isStated((price.pence * unit) / minutes)));
