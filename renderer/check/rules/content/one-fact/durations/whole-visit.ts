/** Times of a whole visit, of which the treatment is a part ('Allow 80 minutes with the shower'), and of parts of the treatment. */
import { writtenNumber } from '../../../../../facts/number-words.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import { agrees, type Mention } from '../mention.ts';
import { quotesDuration } from './described-duration.ts';
import { minutesOf } from './minutes.ts';

/** 'Allow 80 minutes', 'you are here for two hours in all' */
const ALLOWANCE =
  /\b(?:allow|plan|reckon|set aside|keep|leave yourself|bring|count on|expect|you(?:'ll)? (?:will )?(?:need|are here|are with us)|in all|in total|altogether|door to door)\b/;
/** 'with the shower and the tea', 'including the paperwork', 'with time to get dressed' */
const AROUND_AFTER =
  /^[^.;:]*\b(?:with|including|counting|for)\b[^.;:]*\b(?:chang(?:e|ing)|(?:un)?dress(?:ed|ing)|shower\w*|tea|coffee|paperwork|forms?|arriv\w+|park\w*|rest(?:ing)?|recover\w*|settl\w+)\b/;
/** 'Keep the morning free: the test itself is short' */
const VISIT_ITSELF = /[,:] (?:(?:and|but|although|while|though) )?(?:the|your) (?:[\w-]+ ){1,3}itself\b/;
/** 'two hours: one of them in the water' */
const OF_THEM = /\b(?<count>one|two|three|four|\d+) of (?:them|which|these|those)\b/;

/** Returns true if a longer time is the allowance for a visit, and the text says so or states the duration itself. */
export function isWholeVisit(mention: Mention, lengths: readonly Quantity[]): boolean {
  const { quantity } = mention;
  if (minutesOf(quantity) <= Math.max(...lengths.map(minutesOf))) return false;
  const { sentence, after } = inSentence(mention);
  if (isPartOwn(after, quantity, lengths) || VISIT_ITSELF.test(after)) return true;
  if (!ALLOWANCE.test(sentence)) return false;
  return statesDurationToo(mention, lengths) || AROUND_AFTER.test(after);
}

/** Returns true if the text states the duration elsewhere: 'Ten minutes. In all, you are with us for 45.' */
export const statesDurationToo = (
  { quantity, publicText, quantities }: Mention,
  lengths: readonly Quantity[],
): boolean => quotesDuration(publicText) || quantities.some((other) => other !== quantity && agrees(other, lengths));

function isPartOwn(after: string, { unit }: Quantity, lengths: readonly Quantity[]): boolean {
  const part = writtenNumber(OF_THEM.exec(after)?.groups?.count ?? '');
  return part !== undefined && lengths.some((length) => minutesOf(length) === minutesOf({ most: part, unit }));
}

/** 'Of the hour, ten minutes are talk', 'an examination and an hour of talk' of an hour and a half */
const OF_THE_WHOLE =
  /^\W*of (?:the|this|that|your) (?:[\w-]+ )?(?:hours?|minutes|half[ -]hour|time|appointment|session|visit), /;
const LISTED_PART = {
  before: /(?:,|\band) $/,
  after: /^ of (?:talk|time|questions|listening|conversation|rest|quiet|explanations?|advice|walking|waiting)\b/,
};
/** Returns true if the sentence divides the visit, and a time is one of its parts. */
export const isPartOfVisit = ({ before, after }: InSentence): boolean =>
  OF_THE_WHOLE.test(before) || (LISTED_PART.before.test(before) && LISTED_PART.after.test(after));
