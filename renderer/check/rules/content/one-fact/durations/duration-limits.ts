/** How a sentence gives a time, and so how far the time can be from the duration of the appointment that it means. */

import type { InSentence } from '../in-sentence.ts';
import { inSentence, type Mention } from '../mention.ts';
import { answersHowLong } from './asked-duration.ts';
import { limitsInDescription } from './described-duration.ts';
import { statesDuration } from './duration-words.ts';
import type { Limits } from './minutes.ts';
import { isSpentWithUs } from './time-with-us.ts';

/** Nobody states the duration of an appointment more wrongly: 'seven hours of sleep are enough'. */
const STATED: Limits = { least: 0, most: 10 };
const ANSWERED: Limits = { least: 0, most: 4, isShort: true };
/** A shorter time can be a part of the appointment; a much longer one is about something else. */
const SPENT: Limits = { least: 1, most: 4 };

/** Returns undefined if a sentence gives no duration of an appointment. */
export function limitsOf(mention: Mention, people: RegExp): Limits | undefined {
  const place = withoutNobody(inSentence(mention));
  if (statesDuration(place, mention.subject, people)) return STATED;
  if (answersHowLong(place, mention.subject)) return ANSWERED;
  return isSpentWithUs(place, people) ? SPENT : limitsInDescription(mention);
}

/** 'Nobody waits outside: you have two hours with us.' What nobody does says nothing about the clause after it. */
const NOBODY =
  /^\W*(?:nobody|no one|none of (?:us|you)|no [a-z]+) [^,:;]*(?::|, (?:and|but|so)) (?=(?:we|you|the|our|your|an?|every\w+|each)\b)/;

function withoutNobody(place: InSentence): InSentence {
  const length = NOBODY.exec(place.before)?.[0].length ?? 0;
  return { ...place, before: place.before.slice(length), sentence: place.sentence.slice(length) };
}
