/** What the words around an amount say about it: that it is a fee, or the price of an item, or of something else. */
import { isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { clauseAt } from '../../../../../facts/clauses.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';

/** Words for a payment other than the price of the item. */
export const FEES = /\b(?:consult|fee|deposit|gift|voucher|charge)/;
/** Words for others who charge: their prices are no prices of the clinic. */
export const OTHERS =
  /\b(?:nhs|insur(?:er|ers|ance)|cash plans?|excess|policies|fined?|fines|penalt(?:y|ies)|charit(?:y|ies)|laborator(?:y|ies)|lab|pharmac(?:y|ies|ist)|chemist|hospital|council|government|parking|car park|bus|train|taxi|courier|postage|manufacturer|supplier|next door)\b/;

/** 'Reports for a court' is one of many that a category “Reports” can contain, and a 'hair system' is no “Hair”. */
const IN_COMPOUND =
  /^ (?:for|of|with|by)\b|^ (?!(?:is|are|costs?|cost|starts?|begins?|from|at|comes?|will|would|now|only|which|that|and|or|here|in|on|can|then|currently)\b)\p{L}/u;

/** True if the sentence names an item, and is not about a fee or about the price of somebody else. */
export const isAboutNamed = ({ subject: { sentence, named }, index }: AmountInSentence): boolean =>
  named.length > 0 &&
  !FEES.test(sentence) &&
  !OTHERS.test(sentence) &&
  index.namesIn(sentence).some(({ end, items }) => !items.every(isCategory) || !IN_COMPOUND.test(sentence.slice(end)));

/** A thing on sale, or an amount beside the price: 'a jar of massage balm is £14', 'an additional £8'. */
const PRODUCT_BEFORE =
  /\b(?:jar|bottle|tube|box|roll|tin|bag|kit|cream|balm|oil|serum|gel|spray|book|stockings?|supplements?) .*$|\b(?:additional|extra|surcharge|supplement|further|buy back|trade[- ]in|refund you)\b[^,;]*$/;
const EXTRA_AFTER = /^ (?:extra|on top|surcharge|supplement|for your old)\b/;

/** True if the words around the amount are about something that is sold beside the items. */
export function isAboutElse(context: AmountInSentence): boolean {
  const match = PRODUCT_BEFORE.exec(wordsBefore(context));
  const [word = ''] = match?.[0].split(' ') ?? [];
  const isItem = context.subject.items.some(({ names }) => names.some((name) => normalise(name).text.includes(word)));
  return (match !== null && !isItem) || EXTRA_AFTER.test(wordsAfter(context));
}

const COURSE = /\b(?:course|block|package|pack|bundle|set)s?\b/;
/** 'Before a course, one session costs', 'a session without the course' */
const NO_COURSE =
  /\b(?:before|after|without|outside|unlike|instead of) (?:an?|the|any|your) (?:[\w-]+ )?(?:course|block|package|pack|bundle|set)\b/g;

/** Whether words are about what several sessions cost together. */
export const isAboutCourse = (words: string): boolean => COURSE.test(words.replace(NO_COURSE, ''));
const SINGLY =
  /\b(?:singl[ey]|separately|one by one|one at a time|individually|instead|otherwise|normally|usual(?:ly)?|against|worth|rather|would|on their own|without)\b/;

/**
 * 'The full course of three is £207': what the sessions cost singly is not what the course costs; but 'three sessions are £207, or
 * £180 as a course'.
 */
const isSinglesOfCourse = ({
  amount: { pence, normalAt },
  subject: { sentence, start, items },
}: AmountInSentence): boolean =>
  COURSE.test(clauseAt(sentence, normalAt - start)) &&
  !SINGLY.test(sentence) &&
  items.some(({ facts }) => facts.some((fact) => fact.pence === pence && fact.quote?.endsWith('.reference')));

/** 'A single review', 'one visit on its own' */
const ONE_ALONE =
  /\b(?:an?|one|every|each|the) (?:single|one-off|individual|separate|lone)\b(?! (?:price|rate|fee|cost|one)\b)|\b(?:on its own|by itself|without (?:a|the) (?:course|block|package|card))\b/;

/** 'A single review is £40': the price of a session in the course is not what one costs without the course. */
function isSessionOfCourse({ amount: { pence }, subject: { sentence, items } }: AmountInSentence): boolean {
  const isPlural = COURSE.test(sentence) || countsIn(sentence).some(({ count }) => count > 1);
  return (
    ONE_ALONE.test(sentence) &&
    !isPlural &&
    !/\b(?:than|compared|instead|against|below|above|under)\b/.test(sentence) &&
    items.some(({ facts, singles }) => {
      const same = facts.filter((fact) => fact.pence === pence);
      return (
        same.length > 0 && !singles.includes(pence ?? 0) && same.every(({ quote }) => quote?.endsWith('.perSession'))
      );
    })
  );
}

/** Whether nobody pays this amount for what the sentence names. */
export const isUnsold = (context: AmountInSentence): boolean =>
  isSinglesOfCourse(context) || isSessionOfCourse(context);

const VOUCHER = /\b(?:vouchers?|gift cards?)\b/;

/** 'Vouchers start at £25' is not about a category “Before you start”. */
export const isVoucher = ({ subject: { sentence } }: AmountInSentence, items: readonly PricedItem[]): boolean =>
  items.every(isCategory) && VOUCHER.test(sentence);
