/** Quantities that state no fact of the clinic, whatever their sentence is about. */
import type { InSentence } from './in-sentence.ts';

/** 'Ten nights are not a trial.' */
const DENIED_AFTER =
  /^ (?:is|are|was|were) (?:not|no(?! (?:trouble|problem|bother)\b)|never|hardly)\b(?! (?:more|less|longer|only|just)\b)/;
/** 'For fourteen days, as the law has it': a time that the law sets. */
const OF_THE_LAW =
  /\b(?:by law|(?:as|which) the law (?:has it|says|wants|gives|requires|provides|demands)|the law (?:gives|allows|grants))\b/;

/** Returns true if a quantity is denied, or if the law sets it. */
export const isOfNoFact = ({ sentence, after }: InSentence): boolean =>
  DENIED_AFTER.test(after) || OF_THE_LAW.test(sentence);
