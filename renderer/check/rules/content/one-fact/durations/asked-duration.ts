/** Answers that leave to their question what they state the duration of: 'How long does it take? An hour and a half.' */
import { normalise } from '../../../../../facts/normalise.ts';
import type { Subject } from '../../../about/subject.ts';
import type { InSentence } from '../in-sentence.ts';

/** Words with which an answer leads to its figure: 'Usually about', 'Please allow', 'You have a full'. */
const OPENING =
  /^\W*(?:(?:(?:it|that|this|they|a session|you) (?:usually |normally |only )?(?:is|takes?|lasts?|needs?|has|have|gets?|will take)|usually|normally|typically|generally|only|just|about|around|roughly|almost|nearly|please|allow|plan|expect|reckon (?:on|with)|count on|set aside|keep|for|well|under|over|up to|at least|less than|more than|in|an? (?:full|good|whole)),? )*$/;

/** Returns true if the words before a quantity only lead to it. */
export const isOpening = (before: string): boolean => OPENING.test(before);

/** 'How long is a first visit', 'how long does it take': what is asked about, and without a verb at its end. */
const HOW_LONG =
  /\bhow (?:long|many (?:minutes|hours)) (?:is|are|does|do|will|would|can|should|must) (?<what>[^,?]*?)(?: (?:take|last|be|go on(?: for)?))?(?: (?:usually|normally))?(?:[,?]| and |$)/;
/** 'How much time should I set aside', 'how long do I need' */
const TIME_NEEDED =
  /\bhow (?:much time|long) (?:should|do|must|will|would|shall) (?:i|we|you) (?:need|allow|plan|set aside|reserve|keep|bring|be (?:there|here|with you|in the chair))(?: (?:free|aside|for it|for (?:an?|the|my|your) (?:\w+ )?(?:appointment|session|visit|treatment)))?(?:[,?]| and |$)/;
const APPOINTMENT =
  /^(?:(?:an?|the|your|one|each|every|this|my|our) )(?:[\w-]+ ){0,2}(?:appointment|session|class|visit|consultation|treatment|lesson|check-up|assessment|procedure|slot|call)s?$/;
/** On the page of a treatment, it is what 'it' means. */
const THIS = /^(?:it|this|that|everything|the whole thing|the whole)$/;
const ARTICLE = /^(?:(?:an?|the|your|one|each|every|this|my|our|a typical|a single|a normal) )?/;

/** Not the whole appointment, or not of everybody: 'ten minutes after', 'an hour for the first', 'an hour if you are new' */
const OTHER_AFTER =
  /^ (?:after|before|later|until|ago|earlier|longer|shorter|more|less|extra|each way|apart|of (?:your|the|each|rest))\b|\b(?:first|depend\w*|if|unless|when|or two|others?)\b/;

/** 'Forty minutes, as long as the first visit': compared with another. */
const AS_LONG_AS = /,? (?:just |exactly |about )?as long as\b[^,;:]*/;

/** Returns true if a quantity at the start of an answer is the duration for which its question asks. */
export const answersHowLong = ({ before, after }: InSentence, subject: Subject): boolean =>
  subject.question !== '' &&
  subject.opensAnswer &&
  isOpening(before) &&
  !OTHER_AFTER.test(after.replace(AS_LONG_AS, '')) &&
  asksHowLong(subject);

function asksHowLong({ question, items, owner }: Subject): boolean {
  if (TIME_NEEDED.test(question)) return items.length > 0;
  const what = HOW_LONG.exec(question)?.groups?.what;
  if (what === undefined) return false;
  if (APPOINTMENT.test(what)) return true;
  if (THIS.test(what)) return owner !== undefined;
  const asked = what.replace(ARTICLE, '');
  return items.some(({ names }) => names.some((name) => normalise(name).text === asked));
}
