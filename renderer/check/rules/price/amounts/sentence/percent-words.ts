/** The words for savings in per cent: '15% off', 'half price', 'four visits for the price of three'. */
import {
  NUMBER_WORDS,
  ORDINAL_WORDS,
  ordinalFromWords,
  PERCENT_OF_FRACTION,
  writtenNumber,
} from '../../../../../facts/number-words.ts';

export const NUMBER = `(?:\\d+|${NUMBER_WORDS})`;
const SHARE = `(?:${Object.keys(PERCENT_OF_FRACTION).join('|')})`;
/** '15', 'ten', 'twenty-five' */
export const VALUE = `(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})?)`;
const FREE = '(?:free|gratis|complimentary|on us|on the house|for nothing)';
/** 'One of the three chairs is free' is not about a price. */
const VISITS =
  '(?:(?:visit|session|treatment|appointment|class|course|lesson|massage|facial|peel|check|dose)(?:s|es)? )';
const LESS = '(?:off|less|cheaper|lower|below|saving|discount|reduction|reduced)';
/** A saving in per cent or as a share, or the words for one: 'one visit in five is free'. */
export const PERCENT = new RegExp(
  [
    // 'save up to 15%', 'a discount of 20%', 'reduced by a fifth'
    String.raw`\b(?:sav(?:e|es|ing|ings)|discount|reduction|reduced|cut|lowered)(?: (?:of|by|is|you|a|another))* (?<most>up to )?(?<after>${VALUE}) ?(?:%|per ?cent)`,
    String.raw`\b(?:sav(?:e|es|ing|ings)|discount|reduction|reduced|cut|lowered)(?: (?:of|by|you))* (?:(?<rough>nearly|almost|about|around|roughly|over|more than|at least) )?an? (?<saved>${SHARE})\b`,
    // 'cheaper by a third', 'brings the cost down by a fifth'
    String.raw`\b(?:cheaper|(?:cost|price|fee|bill)s?(?: \w+)? down) by (?:(?<afterLess>${VALUE}) ?(?:%|per ?cent)|an? (?<savedLess>${SHARE})\b)`,
    // '15 per cent off', 'half price', 'a third off'
    String.raw`(?<![\w.,])(?<before>${VALUE}) ?(?:%|per ?cent) ${LESS}\b`,
    String.raw`\b(?:(?<half>half)[ -](?:price|off)|(?:an?|one) (?:good |full |whole )?(?<part>${SHARE}) ${LESS})\b`,
    // 'without the course you pay a quarter more'
    String.raw`\bpay an? (?<dearer>${SHARE}) more (?:without|than with|for (?:single|separate))\b`,
    // 'the second costs half', 'students pay half'
    String.raw`\b(?:costs?|pays?|(?:is|are|comes?) (?:at|for)|at|for) (?<halved>half)(?= *(?:[.,;:!)]|$)| (?:if|when|until|as well|each|the (?:price|cost|fee|rate)\b))`,
    // 'one visit in five is free', 'one of six on us'
    String.raw`\b(?:one|1) (?:[a-z]+ )?(?:in|of|out of) (?:every |the (?!two |2 ))?(?<oneOf>${NUMBER}) ${VISITS}?(?:(?:is|comes?) )?(?:${FREE}|costs? (?:you )?nothing)\b`,
    // 'buy three and the fourth is free'
    String.raw`\b(?:buy|book|pay for|have|take) (?!one\b|1\b)${NUMBER}(?: [a-z]+){0,2},? (?:and )?(?:(?:you )?get )?(?:the|your) (?<nth>${ORDINAL_WORDS})(?: [a-z]+)? (?:is |comes )?${FREE}\b`,
    // `claim/pressure` reports 'two for the price of one'.
    // 'four visits for the price of three', 'book four and pay for three'
    String.raw`\b(?<many>${NUMBER}) (?:[a-z]+ ){0,2}(?:for|at) the (?:price|cost) of (?!one\b|1\b)(?<few>${NUMBER})\b`,
    String.raw`\b(?:pay|charged|billed) (?:only )?for (?<paidFirst>${NUMBER})(?: [a-z]+)?,?(?: and| but| to)?(?: you)?(?: will)? (?:get|have|receive|come for|enjoy) (?<had>${NUMBER})\b`,
    String.raw`\b(?:book|buy|take|have|get|come to|come for|attend|do) (?<booked>${NUMBER})(?: [a-z]+)?,?(?: and| but)?(?: you)?(?: only)? pay(?: only)? for (?<paid>${NUMBER})\b`,
  ].join('|'),
  'g',
);

/** Most text mentions no percentage, and this cheap test skips it. */
export const MENTIONS_PERCENTAGE =
  /%|cent|half|third|quarter|fifth|tenth|price of|pay|cost of|free|gratis|complimentary|on us|on the house|nothing/;

/** The percentage that the groups of a match of `PERCENT` state. */
export function percentageIn({
  after,
  before,
  half,
  halved,
  part,
  saved,
  savedLess,
  afterLess,
  dearer,
  ...counts
}: Readonly<Record<string, string | undefined>>) {
  const oneOf = writtenNumber(counts.oneOf) ?? ordinalFromWords(counts.nth ?? '');
  if (oneOf !== undefined) return 100 / oneOf;
  const all = writtenNumber(counts.many ?? counts.booked ?? counts.had);
  if (all !== undefined) return (1 - (writtenNumber(counts.few ?? counts.paid ?? counts.paidFirst) ?? all) / all) * 100;
  // A quarter more than the lower price is a fifth less than the higher one.
  const more = PERCENT_OF_FRACTION[dearer ?? ''];
  if (more !== undefined) return (more / (100 + more)) * 100;
  return (
    PERCENT_OF_FRACTION[half ?? halved ?? part ?? saved ?? savedLess ?? ''] ??
    writtenNumber(after ?? before ?? afterLess) ??
    Number.NaN
  );
}
