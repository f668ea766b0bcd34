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

/** 'For puppies of 10 to 16 weeks', 'babies from six weeks' */
const OF_YOUNG =
  /\b(?:puppies|kittens|foals|bab(?:y|ies)|newborns?|infants?|toddlers?|children|pups|cubs|calves|lambs|chicks|rabbits)(?: (?:who|that) are)? (?:of|aged|from|between|over|under|up to|below|above|older than|younger than)(?: the age of| about)? $/;
/** 'Ten weeks of age' */
const AGE_AFTER = /^ (?:of age|old)\b/;

/** Returns true for the age of the young: 'puppies of ten weeks'. */
export const isAge = ({ before, after }: Pick<InSentence, 'before' | 'after'>): boolean =>
  OF_YOUNG.test(before) || AGE_AFTER.test(after);
