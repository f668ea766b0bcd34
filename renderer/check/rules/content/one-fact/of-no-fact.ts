import type { InSentence } from './in-sentence.ts';

/** 'Ten nights are not a trial.' */
const DENIED_AFTER =
  /^ (?:is|are|was|were) (?:not|no(?! (?:trouble|problem|bother)\b)|never|hardly)\b(?! (?:more|less|longer|only|just)\b)/;
/**
 * 'For fourteen days, as the law has it', 'you may withdraw within 14 days': a time that the law sets (Consumer Contracts
 * Regulations 2013, regulation 30).
 */
const OF_THE_LAW =
  /\bwithdraw\b[^.;]* (?:14|fourteen) days\b|\b(?:14|fourteen) days\b[^.;]*\b(?:withdraw\b|right to (?:cancel|withdraw))|\b(?:by law|(?:as|which) the law (?:has it|says|wants|gives|requires|provides|demands)|the law (?:gives|allows|grants))\b/;

/** 'We return the rest within 14 days of it', below “Your right to cancel”: the law sets that time, too. */
const LEGAL_TITLE = /\b(?:right to (?:cancel|withdraw)|cooling[ -]off|withdrawal|statutory)\b/;
const LEGAL_DAYS = /^(?:14|fourteen) days$/;

/** Returns true if a quantity is denied, or if the law sets it. */
export const isOfNoFact = ({ sentence, before, after, question = '' }: InSentence): boolean =>
  DENIED_AFTER.test(after) ||
  OF_THE_LAW.test(sentence) ||
  (LEGAL_TITLE.test(question) && LEGAL_DAYS.test(sentence.slice(before.length, sentence.length - after.length)));

/** 'For puppies of 10 to 16 weeks', 'babies from six weeks' */
const OF_YOUNG =
  /\b(?:puppies|kittens|foals|bab(?:y|ies)|newborns?|infants?|toddlers?|children|pups|cubs|calves|lambs|chicks|rabbits)(?: (?:who|that) are)? (?:of|aged|from|between|over|under|up to|below|above|older than|younger than)(?: the age of| about)? $/;
/** 'Ten weeks of age' */
const AGE_AFTER = /^ (?:of age|old)\b/;

/** Returns true for the age of the young: 'puppies of ten weeks'. */
export const isAge = ({ before, after }: Pick<InSentence, 'before' | 'after'>): boolean =>
  OF_YOUNG.test(before) || AGE_AFTER.test(after);
