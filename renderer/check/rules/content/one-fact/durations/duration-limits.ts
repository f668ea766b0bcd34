/** How a sentence gives a time, and so how far the time can be from the duration of the appointment that it means. */

import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import type { Mention } from '../mention.ts';
import { answersHowLong } from './asked-duration.ts';
import { limitsInDescription } from './described-duration.ts';
import { statesDuration } from './duration-words.ts';
import type { Limits } from './minutes.ts';
import { isSpentWithUs } from './time-with-us.ts';

/** A time that is more than so many times longer is about something else: 'seven hours of sleep are enough'. */
const STATED: Limits = { least: 0, most: 10 };
const ANSWERED: Limits = { least: 0, most: 4, isShort: true };
/** A shorter time can be a part of the appointment; a much longer one is about something else. */
const SPENT: Limits = { least: 1, most: 4 };

/** Returns undefined if a sentence gives no duration of an appointment. */
export function limitsOf(mention: Mention, people: RegExp): Limits | undefined {
  const place = withoutOpening(inSentence(mention));
  if (statesDuration(place, mention.subject, people)) return STATED;
  if (answersHowLong(place, mention.subject)) return ANSWERED;
  return isSpentWithUs(place, people) ? SPENT : limitsInDescription(mention);
}

/** 'Nobody waits outside: you have two hours with us.' What nobody does says nothing about the clause after it. */
const NOBODY =
  /^\W*(?:nobody|no one|none of (?:us|you)|no [a-z]+) [^,:;]*(?::|, (?:and|but|so)) (?=(?:we|you|the|our|your|an?|every\w+|each)\b)/;

/** 'From cleanser to cream, an appointment takes …': the first and the last thing of the visit; not the ways of `ROUTE` */
const FIRST_TO_LAST =
  /^\W*from (?:(?:the|your|our|an?|first|taking) )*[a-z'-]+(?: [a-z'-]+){0,2}? (?:right )?to (?:(?:the|your|our|an?|last|putting) )*[a-z'-]+(?: [a-z'-]+){0,2}?, (?=(?:we|you|it|the|your|our|an?|every\w*|each|[a-z' -]+ (?:takes|lasts|is))\b)/;

/** 'From the station to the clinic', 'from Monday to Friday', 'from order to delivery' */
export const ROUTE =
  /\b(?:car|park|parking|stations?|stops?|street|road|airport|town|city|centre|motorway|entrance|lift|stairs|hotel|school|home|clinic|practice|surgery|us|here|call|booking|orders?|delivery|enquiry|referral|results?|[a-z]+days?|noon)\b/;

function withoutOpening(place: InSentence): InSentence {
  const [firstToLast = ''] = FIRST_TO_LAST.exec(place.before) ?? [];
  const [{ length }] = NOBODY.exec(place.before) ?? [ROUTE.test(firstToLast) ? '' : firstToLast];
  return { ...place, before: place.before.slice(length), sentence: place.sentence.slice(length) };
}
