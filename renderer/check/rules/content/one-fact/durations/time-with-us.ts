/** Times that clients spend with the clinic: 'for two hours we play with your child', 'you have 75 minutes with us'. */
import { isCare } from '../figures/care.ts';
import type { InSentence } from '../in-sentence.ts';

const FOR =
  /\b(?:for|ha(?:ve|s)|spends?|all of|stays?|(?:then|next|now) (?:comes?|follows?))(?: (?:about|around|only|just|up to|at least|the whole|as long as))* $/;
const WE_OR_YOU = /\b(?:we|us|you|your)\b/;
/** 'Sit down with a chiropractor for', 'lie back for' */
const COMMAND = /^ ?(?:sit|lie|lean|rest|relax|talk|chat|enjoy|close|ask|tell|join|let)\b/;
/** Times before, between and after appointments, on the way, and of what the clinic provides. */
export const ELSEWHERE =
  /\b(?:after|afterwards|before|beforehand|until|home|days?|daily|nights?|overnight|weeks?|months?|years?|sleep\w*|open|clos(?:e[ds]?|ing) (?!your)|driv\w+|walk\w*|journeys?|trains?|bus|on foot|stations?|in the sun|miles|park(?:ing)?|wait\w*|wear\w*|valid|notice|advance|every|ago|last|next|later|late|early|recover\w*|numb\w*|fast\w*|eat\w*|drink\w*|charg\w+|batter\w+|within|if|not|never|without|pain\w*|study|train\w*|worked|online|phone lines?)\b/;

/** 'The test itself takes' */
const ITSELF = /\b(?:itself|alone|proper) (?:takes?|lasts?|is|needs?)(?: (?:about|around|only|just|a good))* $/;

/** 'The scan takes an hour': no part of an appointment is longer than the whole. */
const PART_TAKES =
  /^ ?(?:the|your|our|an?|each) (?:\w+ )?(?:scan|recording|measurement|reading|procedure|swim|massage|lesson|injections?|photographs?) (?:takes?|lasts?)(?: (?:about|around|only|just|up to|an? (?:full|good|whole)))* $/;

/** 'so she never has to rush': what follows from the time */
export const RESULT = /, so (?:that )?(?:she|he|they|we|you|there|nobody|nothing)\b[^,;:]*$/;

/** Returns true if somebody of the clinic or the client does something for this time, which may be a part of the appointment. */
export function isSpentWithUs({ before, after, sentence }: InSentence, people: RegExp): boolean {
  const isPart = PART_TAKES.test(before) && !/\bhospital\b/.test(sentence) && !ELSEWHERE.test(sentence);
  if (ITSELF.test(before) || isPart) return true;
  if (!FOR.test(before) || ELSEWHERE.test(sentence.replace(RESULT, '')) || isCare(before, sentence)) return false;
  const subject = / (?:comes?|follows?) $|^ ?(?:[^,;:]*, (?:and )?)?for [a-z ]*$/.test(before)
    ? `${before} ${after}`
    : before;
  return WE_OR_YOU.test(subject) || COMMAND.test(before) || people.test(subject);
}
