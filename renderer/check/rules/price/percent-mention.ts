/** A percentage in its sentence, and whether it is a saving on prices of the config at all. */

import { isAboutStudy } from '../about/others.ts';
import type { Subject } from '../about/subject.ts';
import { namesComplaint, namesMeasure } from '../claim/lexicon/complaints.ts';
import type { PublicText, Span } from '../public-texts/index.ts';
import { NUMBER } from './amounts/sentence/percent-words.ts';

export interface PercentMention {
  readonly publicText: PublicText;
  readonly span: Span;
  readonly match: RegExpExecArray;
  readonly subject: Subject;
  /** The sentence before and after the percentage. */
  readonly before: string;
  readonly after: string;
}

export function mentionOf(publicText: PublicText, match: RegExpExecArray, subject: Subject): PercentMention {
  const [{ length }] = match;
  const at = match.index - subject.start;
  return {
    publicText,
    span: publicText.normal.original(match.index, length),
    match,
    subject,
    before: subject.sentence.slice(0, at),
    after: subject.sentence.slice(at + length),
  };
}

/** 'Book four and pay for three' */
export const isManyForFewer = ({ groups: { few, paid, paidFirst } = {} }: RegExpExecArray): boolean =>
  (few ?? paid ?? paidFirst) !== undefined;

/** True for a percentage that is no saving on the prices of the config. */
export function isAboutElse({
  publicText: { normal },
  match,
  subject: { items, named, sentence },
  before,
  after,
}: PercentMention): boolean {
  const [words] = match;
  const { nth, halved } = match.groups ?? {};
  return (
    isAboutStudy(sentence) ||
    (items.length === 0 && OTHER_FARES.test(normal.text)) ||
    OTHER_GOODS.test(normal.text.slice(match.index + words.length)) ||
    // `claim/pressure` reports 'three for the price of two' if it is about no treatment.
    (items.length === 0 && (isManyForFewer(match) || (nth ?? halved) !== undefined)) ||
    (named.length === 0 && isAboutBody(words, before, after)) ||
    // 'A session that ends early is charged at half': a fee, and not a saving
    (halved !== undefined && /\bcharged $/.test(before)) ||
    // `price/contradiction` compares the prices of two things.
    (THAN_ANOTHER.test(after) && !ELSEWHERE.test(after))
  );
}

/** 'A second visit costs a quarter less than the first', which no reduction explains */
const THAN_ANOTHER = /^(?: less| cheaper)? than (?:an?|the (?:first|second|other|long|short|full))\b/;
const ELSEWHERE = /\b(?:elsewhere|other (?:clinics|practices|places)|high street|before|last year|normal|usual)\b/;

/** 'ten per cent off products': goods for which the config states no prices. */
const OTHER_GOODS = /^ (?:all |any |our |the )?(?:products?|creams?|skincare|supplements?|retail|shop)\b/;

/** 'A railcard saves you a third': what others charge. */
const OTHER_FARES = /\b(?:railcards?|trains?|bus(?:es)?|fares?|tickets?|car park|café|cafe|museum|insur\w+)\b/;

/** 'Snoring cut by 80%', '80% off the glare', '50% less fat': what changes is no price. */
const isAboutBody = (words: string, before: string, after: string): boolean => {
  const thing = /^(?: (?:of|in|the|your|their))* [\w'-]+(?: [\w'-]+)?/.exec(after)?.[0] ?? '';
  // 'A reduction of 98% after three visits' is what a treatment achieves.
  if (/^reduc/.test(words) && AFTER_VISITS.test(after) && !/\b(?:price|fee|cost)s?\b/.test(before)) return true;
  const changed = /^(?:reduced|reduction|cut|lowered)\b|\blower$|\bdown by\b/.test(words)
    ? `${before} ${thing}`
    : thing;
  return (
    namesComplaint(changed) ||
    namesMeasure(changed) ||
    NO_MONEY.test(changed) ||
    LESS_OF.test(before) ||
    OTHER_VERB.test(before)
  );
};
const AFTER_VISITS = new RegExp(
  `^ (?:after|within|in) (?:the first |just |only )?(?:${NUMBER}|a few|several) (?:visits|sessions|treatments|weeks|months)\\b`,
);
/** 'The frames weigh 60% less' */
const OTHER_VERB = /\b(?:weighs?|contains?|uses?|needs?|removes?|blocks?|reflects?|bleeds?|swells?|hurts?|lasts?) $/;
const NO_MONEY =
  /\b(?:glare|light|hair|(?:re)?growth|words|movement|screen|fat|sugar|salt|alcohol|water|electricity|energy|power|noise|calories|meat|risk|dose|bacteria|time|thinner|lighter|distance|food)\b/;
/** 'They need less food: about a quarter less' */
const LESS_OF = new RegExp(`\\b(?:less|fewer|more) ${NO_MONEY.source}`);
