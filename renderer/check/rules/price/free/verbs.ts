/** What a sentence means that says “waived” or “included” instead of “free”. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { FreeWords } from './clause.ts';
import { BESIDE, INCLUDED_IN } from './nouns.ts';

/** 'The fee for the assessment is waived' */
export function waived(
  before: string,
  { mentionsIn, subject: { owner }, firstAppointments }: FreeWords,
): readonly PricedItem[] {
  const named = mentionsIn(before).findLast(({ isName, items }) => isName || items.length === 1);
  if (named) return named.items;
  if (owner) return [owner];
  return /\b(?:assessment|consultation|appointment|visit)\b/.test(before) ? firstAppointments : [];
}

/** 'Your review is included': a treatment with a price of its own, unless an offer or course contains it. */
export const included = (
  before: string,
  { subject: { sentence, owner }, mentionsIn }: FreeWords,
): readonly PricedItem[] =>
  INCLUDED_IN.test(sentence) || (owner && owner.path[0] !== 'catalogue' && owner.path[0] !== 'categories')
    ? []
    : mentionsIn(before)
        .filter(
          ({ isName, at, items }) =>
            isName && !BESIDE.test(before.slice(0, at)) && items.every(({ path: [part] }) => part === 'catalogue'),
        )
        .flatMap(({ items }) => items);
