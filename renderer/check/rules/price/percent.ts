import type { AmountFact } from '../../../config/derived/priced.ts';
import { NUMBER_WORDS, numberFromWords, ORDINAL_WORDS, ordinalFromWords } from '../../../facts/number-words.ts';
import { proseOf } from '../about/prose.ts';
import { authoredAt, isQuoted, type PublicText, type Span, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

const NUMBER = `(?:\\d+|${NUMBER_WORDS})`;
const SHARE = '(?:half|third|quarter|fifth|tenth)';
/** '15', 'ten', 'twenty-five' */
const VALUE = `(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})?)`;
const LESS = '(?:off|less|cheaper|lower|below|saving|discount|reduction|reduced)';
const PERCENT = new RegExp(
  [
    // 'save up to 15%', 'a discount of 20%', 'reduced by a fifth'
    String.raw`\b(?:sav(?:e|es|ing|ings)|discount|reduction|reduced|cut|lowered)(?: (?:of|by|you|a|another))* (?<most>up to )?(?<after>${VALUE}) ?(?:%|per ?cent)`,
    String.raw`\b(?:sav(?:e|es|ing|ings)|discount|reduction|reduced|cut|lowered)(?: (?:of|by|you))* an? (?<saved>${SHARE})\b`,
    // '15 per cent off', 'half price', 'a third off'
    String.raw`(?<![\w.,])(?<before>${VALUE}) ?(?:%|per ?cent) ${LESS}\b`,
    String.raw`\b(?:(?<half>half)[ -](?:price|off)|(?:an?|one) (?<part>${SHARE}) ${LESS})\b`,
    // 'one visit in five is free', 'one of six on us'
    String.raw`\b(?:one|1) (?:[a-z]+ )?(?:in|of|out of) (?:every )?(?<oneOf>${NUMBER}) (?:(?:[a-z]+ )?(?:is|comes?) )?(?:free|on us|for nothing|costs? nothing)\b`,
    // 'buy three and the fourth is free'
    String.raw`\b(?:buy|book|pay for|have|take) ${NUMBER}(?: [a-z]+){0,2},? (?:and )?(?:(?:you )?get )?(?:the|your) (?<nth>${ORDINAL_WORDS})(?: [a-z]+)? (?:is |comes )?(?:free|on us|for nothing)\b`,
    // `claim/pressure` reports 'two for the price of one'.
    // 'four visits for the price of three', 'book four and pay for three'
    String.raw`\b(?<many>${NUMBER}) (?:[a-z]+ ){0,2}(?:for|at) the price of (?!one\b|1\b)(?<few>${NUMBER})\b`,
    String.raw`\b(?:book|buy|take|have|get) (?<booked>${NUMBER})(?: [a-z]+)?,?(?: and| but)?(?: you)?(?: only)? pay(?: only)? for (?<paid>${NUMBER})\b`,
  ].join('|'),
  'g',
);

/** Most text mentions no percentage, and this cheap test skips it. */
const MENTIONS_PERCENTAGE = /%|cent|half|third|quarter|fifth|tenth|price of|pay|free|on us|nothing/;
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 };

/** A percentage may be rounded by this much. */
const ROUNDING = 0.5;
/** With “about”, a percentage may be rounded by this much. */
const ROUGH = 2;
const NEARLY = /\b(?:about|around|nearly|almost|roughly|some|close to|just over|just under) $/;
const AT_LEAST = /\b(?:more than|over|at least) $/;

/** Reports savings in per cent that no price produces. */
export function percentFindings(input: RuleInput): readonly RuleFinding[] {
  const found = proseOf(input.publicTexts)
    .filter(({ normal }) => MENTIONS_PERCENTAGE.test(normal.text))
    .flatMap((publicText) => [...publicText.normal.text.matchAll(PERCENT)].map((match) => ({ publicText, match })));
  if (found.length === 0) return [];
  const index = input.lookups.items();
  return found.flatMap(({ publicText, match }) => {
    const span = publicText.normal.original(match.index, match[0].length);
    const { items } = input.lookups.subjectAt(publicText, match.index);
    if (items.length === 0 && OTHER_FARES.test(publicText.normal.text)) return [];
    if (OTHER_GOODS.test(publicText.normal.text.slice(match.index + match[0].length))) return [];
    // `claim/pressure` reports 'three for the price of two' if it is about no treatment.
    if (items.length === 0 && (match.groups?.few ?? match.groups?.paid ?? match.groups?.nth) !== undefined) return [];
    const percentages = percentagesOf(items.length > 0 ? index.factsAbout(items) : [...index.facts.values()].flat());
    const percentage = percentageIn(match.groups ?? {});
    const most = match.groups?.most !== undefined;
    const before = publicText.normal.text.slice(0, match.index);
    const isLeast = AT_LEAST.test(before);
    const tolerance = NEARLY.test(before) ? ROUGH : ROUNDING;
    const isRight = percentages.some(
      (each) => Math.abs(each - percentage) <= tolerance || ((most || isLeast) && each > percentage),
    );
    if (isRight || isQuoted(publicText, span) || isStandingDiscount(publicText, span)) return [];
    const highest = percentages.length > 0 ? ` The highest saving is ${Math.round(Math.max(...percentages))}%.` : '';
    return {
      message: `“${textAt(publicText, span)}” does not match any saving in the prices.${highest}`,
      help: 'Correct the percentage, or write the amounts and quote them. If it is a standing discount, such as that of members, state it once in “figures” and quote it.',
      ...authoredAt(publicText, span),
    };
  });
}

/** 'ten per cent off products': goods for which the config states no prices. */
const OTHER_GOODS = /^ (?:all |any |our |the )?(?:products?|creams?|skincare|supplements?|retail|shop)\b/;

/** 'A railcard saves you a third': what others charge. */
const OTHER_FARES = /\b(?:railcards?|trains?|bus(?:es)?|fares?|tickets?|car park|café|cafe|museum|insur\w+)\b/;

/** '{figures.members} off': no single price shows the discount of a membership, so the owner states it as a figure. */
const isStandingDiscount = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.some(({ start, end, fact }) => fact?.startsWith('figures.') && start < at + length && end > at);

const percentagesOf = (facts: readonly AmountFact[]): readonly number[] =>
  facts.flatMap(({ pence, savedOn }) => (savedOn ? [(pence / savedOn) * 100] : []));

function percentageIn({ after, before, half, part, saved, ...counts }: Readonly<Record<string, string | undefined>>) {
  const oneOf = numberOf(counts.oneOf) ?? ordinalFromWords(counts.nth ?? '');
  if (oneOf !== undefined) return 100 / oneOf;
  const all = numberOf(counts.many ?? counts.booked);
  if (all !== undefined) return (1 - (numberOf(counts.few ?? counts.paid) ?? all) / all) * 100;
  return PARTS[half ?? part ?? saved ?? ''] ?? numberOf(after ?? before) ?? Number.NaN;
}

const numberOf = (text = ''): number | undefined => (/^\d/.test(text) ? Number(text) : numberFromWords(text));
