/** Prices at another place than that of the treatment: 'the same examination at the practice is £54' beside home visits. */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { normalNameOf } from '../../../about/names.ts';
import { type AmountInSentence, clauseAfter, segmentBefore } from './amount-in-sentence.ts';

/** Where the client is, and not the clinic. */
const AWAY =
  /\b(?:home|homes|house|online|videos?|phone|telephone|remote(?:ly)?|mobile|zoom|virtual(?:ly)?|at your (?:door|stable|yard|office|workplace))\b/;
const AT_CLINIC = new RegExp(
  String.raw`\b(?:(?:at|in|to) (?:the|our) (?:${CLINIC_NOUN}|hospital|treatment rooms?|consulting rooms?|rooms)|(?:with us|in) (?:in person|here)|here (?:at|in) the [a-z]+|in person|face[ -]to[ -]face)\b`,
);

const isAway = (item: PricedItem): boolean => AWAY.test(normalNameOf(item));

/**
 * Returns the facts with this amount of treatments at the place that the words around it state, unless the treatments that the
 * sentence is about, or the one before it, are given there, too.
 */
export function factsAtOtherPlace(
  context: AmountInSentence,
  same: readonly AmountFact[],
  about: readonly PricedItem[] = context.subject.items,
): readonly AmountFact[] {
  const { all, namesIn } = context.index;
  const words = wordsAround(context);
  const [item] = about;
  const isElsewhere = AT_CLINIC.test(words) ? about.every(isAway) : AWAY.test(words) && !about.some(isAway);
  if (!item || !isElsewhere || namesIn(words).length > 0) return [];
  return all
    .filter((other) => isAway(other) !== isAway(item))
    .flatMap(({ facts }) => facts.filter((fact) => same.includes(fact) && fact.quote !== undefined && !fact.derived));
}

/** From the amount before to the end of the clause: 'If you can come to the surgery, you pay £54 for it' */
const wordsAround = (context: AmountInSentence): string => `${segmentBefore(context)}£${clauseAfter(context)}`;
