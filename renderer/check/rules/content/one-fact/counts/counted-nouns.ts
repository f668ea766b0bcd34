/** What a sentence counts: 'three visits', 'come three times', 'in a single visit'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { LARGE_NUMBER, MAX_WORDS, NUMBER, PLURAL } from './count-figures.ts';

/** 'there is room for twelve' */
const ROOM_BEFORE = /\b(?:room|space) for(?: (?:up to|only|just|about))? [\w-]+$/;
/** 'there are never more than ten of you' */
const MOST_BEFORE = /\b(?:up to|at most|(?:no|never|not) more than|maximum of)(?: (?:only|just))? [\w-]+$/;
/** 'is done in one visit', but not 'if one visit is not enough' */
const ONE_BEFORE = /\b(?:in|takes?|needs?|requires?)(?: (?:only|just))? $/;

/** 'One dose is enough.' */
const ONE_ENOUGH = /^ [\p{L}-]+ (?:is|will be) (?:all (?:you|it)|enough|sufficient|needed|plenty)\b/u;
/** 'One visit, and your bridge is fitted.' */
const ONE_AND_DONE =
  /^ [\p{L}-]+,? and (?:it|everything|all|(?:your|the) [\p{L} -]+?) (?:is|are) (?:all )?(?:done|finished|fitted|complete|over)\b/u;
const SOMETIMES = /\b(?:if|when|for (?:some|many|a few)|often|sometimes|may|might)\b/;
const isOneEnough = (sentence: string, after: string): boolean =>
  (ONE_ENOUGH.test(after) || ONE_AND_DONE.test(after)) && !SOMETIMES.test(sentence);

export interface Counted extends Count {
  readonly noun: { readonly word: string; readonly end: number };
}

/** A number or a range: 8 is the highest of 'six to eight sessions'. */
export interface CountedRange extends Counted {
  readonly most: number;
}

const RANGE = /^ (?:to|or) $/;
const BETWEEN = 'between ';

/** Returns what a sentence counts; a range counts once: 'six to eight sessions', 'between six and eight sessions'. */
export function countedRangesIn(sentence: string): readonly CountedRange[] {
  const all = countedIn(sentence);
  const isRange = (lower?: Counted, upper?: Counted) =>
    !!lower &&
    !!upper &&
    lower.noun.end === upper.noun.end &&
    (RANGE.test(sentence.slice(lower.end, upper.at)) ||
      (isAfterBetween(lower) && sentence.startsWith(' and ', lower.end)));
  const isAfterBetween = ({ at }: Counted) => sentence.endsWith(BETWEEN, at);
  const start = (lower: Counted) => (isAfterBetween(lower) ? lower.at - BETWEEN.length : lower.at);
  return all.flatMap((counted, index) => {
    const next = all[index + 1];
    if (isRange(all[index - 1], counted)) return [];
    return next && isRange(counted, next)
      ? { ...counted, at: start(counted), end: next.end, most: next.count }
      : { ...counted, most: counted.count };
  });
}

/** Returns what a sentence counts: 'three visits', and 'come three times' as visits. */
const countedIn = (sentence: string): readonly Counted[] => [
  ...[...countsIn(sentence), ...largeCountsIn(sentence)].flatMap((count) => {
    const after = sentence.slice(count.end);
    const isOne = count.count === 1 && !ONE_BEFORE.test(sentence.slice(0, count.at)) && !isOneEnough(sentence, after);
    const noun = isOne ? undefined : nounAfter(sentence, count.end, count.count);
    return noun && !/^times?$/.test(noun.word) ? [{ ...count, noun }] : [];
  }),
  ...matchesOf(SINGLE, sentence).map(({ index, 0: { length } }) => {
    const at = sentence.indexOf('single', index);
    return { at, end: at + 'single'.length, count: 1, noun: nounAfter(sentence, index + length, 1) ?? NO_NOUN };
  }),
  ...timesIn(sentence),
];

const LARGE = new RegExp(`(?<![\\w£€$.,:/-])${LARGE_NUMBER}(?= )`, 'g');
/** 'takes 50,000 pictures' */
const largeCountsIn = (sentence: string): readonly Count[] =>
  matchesOf(LARGE, sentence).map(({ index, 0: text }) => ({
    at: index,
    end: index + text.length,
    count: Number(text.replaceAll(',', '')),
  }));

/** 'is done in a single visit' */
const SINGLE = /\b(?:in|takes?|needs?|requires?) (?:only |just )?a single(?= [a-z])/g;
const NO_NOUN = { word: '', end: 0 };

/** 'you come three times', 'we see you twice' */
export const COMES =
  /\b(?:come|comes|coming|(?:sees?|meets?) (?:us|you|it|them|him|her|your [a-z]+|(?:an?|the|our)(?: same)? [a-z]+)|(?:train|work|exercise|swim|meet|are) with us|visits? us)(?: (?:in|along|here|to us|to see us|for it))* $/;
const TIMES = new RegExp(
  `(?<![\\w-])(?:(?<once>once)|(?<twice>twice)|(?:(?<least>${NUMBER}) (?:to|or) )?(?<times>${NUMBER}) times)(?![a-z])`,
  'g',
);

/** 'You come twice in spring and once in autumn' states two parts of a number. */
function timesIn(sentence: string): readonly Counted[] {
  const all = matchesOf(TIMES, sentence);
  return all.flatMap(({ index, 0: { length }, groups = {} }) => {
    const count = groups.once ? 1 : groups.twice ? 2 : writtenNumber(groups.times);
    if (count === undefined || all.length > 1 || !COMES.test(sentence.slice(0, index))) return [];
    const end = index + length;
    const noun = { word: 'visits', end };
    const least = writtenNumber(groups.least);
    if (least === undefined) return [{ at: index, end, count, noun }];
    const lower = { at: index, end: index + (groups.least ?? '').length, count: least, noun };
    return [lower, { at: sentence.lastIndexOf(groups.times ?? '', end), end, count, noun }];
  });
}

/** The first of the next words that a number can count: 'two long visits' → 'visits', 'one visit' → 'visit'. */
function nounAfter(
  sentence: string,
  end: number,
  count: number,
): { readonly word: string; readonly end: number } | undefined {
  const words = new RegExp(`^(?: [\\p{L}-]+){1,${MAX_WORDS + 1}}`, 'u').exec(sentence.slice(end))?.[0] ?? '';
  const found = [...words.matchAll(/[\p{L}-]+/gu)].find(({ 0: word }) => count === 1 || PLURAL.test(word));
  if (!found && ROOM_BEFORE.test(sentence.slice(0, end))) return { word: 'people', end };
  if (words.startsWith(' of you') && MOST_BEFORE.test(sentence.slice(0, end)))
    return { word: 'people', end: end + ' of you'.length };
  return found && { word: found[0], end: end + found.index + found[0].length };
}
