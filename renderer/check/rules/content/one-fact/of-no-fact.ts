import type { InSentence } from './in-sentence.ts';

/** 'Ten nights are not a trial.' */
const DENIED_AFTER =
  /^ (?:is|are|was|were) (?:not|no(?! (?:trouble|problem|bother)\b)|never|hardly)\b(?! (?:more|less|longer|only|just)\b)/;
/**
 * 'For fourteen days, as the law has it', 'you may withdraw within 14 days': a time that the law sets (Consumer Contracts
 * Regulations 2013, regulation 30).
 */
const OF_THE_LAW =
  /\bwithdraw\b[^.;]* (?:14|fourteen) days\b|\b(?:by law|(?:as|which) the law (?:has it|says|wants|gives|requires|provides|demands)|the law (?:gives|allows|grants))\b/;

/** Returns true if a quantity is denied, or if the law sets it. */
export const isOfNoFact = ({ sentence, after }: InSentence): boolean =>
  DENIED_AFTER.test(after) || OF_THE_LAW.test(sentence);
