/** Amounts that a sentence computes from facts: sums, multiples, differences and shares. */
import { type Combination, combinationsOf, explainTotal, isCombined } from '../../../facts/combinations.ts';
import type { Pence } from '../../../facts/money.ts';
import {
  type AmountInSentence,
  type CountedItem,
  countedItemsIn,
  type Scope,
  TOGETHER,
  valuesOf,
} from './counted-items.ts';

/** The total that a sentence should state. */
export interface ExpectedTotal {
  readonly items: readonly CountedItem[];
  /** What the items add up to: several if an item has several prices. */
  readonly combinations: readonly Combination[];
}

/** Whether the amount is a correct sum, multiple, difference or share of amounts that the sentence is about. */
export function isComputed(context: AmountInSentence): boolean {
  const { pence } = context.amount;
  if (pence === undefined) return false;
  return isTotal(pence, context) || isDifference(pence, context) || isShare(pence, context);
}

function isTotal(pence: Pence, context: AmountInSentence): boolean {
  const { before, after, whole } = scopesOf(context);
  const isSum = TOGETHER.test(context.subject.sentence);
  const readings = (scope: Scope) => [countedItemsIn(context, scope), countedItemsIn(context, scope, 'names')];
  const near = [before, after].flatMap(readings);
  return (
    near.some((items) => explainTotal(pence, items)) ||
    (isSum &&
      [...readings(whole), ...near]
        .flatMap((items) => [items, withOwner(context, items)])
        .some((items) => explainTotal(pence, items)))
  );
}

/** 'With a removal, it comes to £435': the item that the text belongs to is the first of the sum. */
function withOwner(
  { subject: { named, owner } }: AmountInSentence,
  counted: readonly CountedItem[],
): readonly CountedItem[] {
  return owner === undefined || named.includes(owner) ? counted : [{ count: 1, ...valuesOf([owner]) }, ...counted];
}

/** The words before an amount, those after it, and the sentence. */
function scopesOf({ amount, amounts, subject: { sentence, start } }: AmountInSentence) {
  const at = amount.normalAt - start;
  const end = at + amount.normalLength;
  const others = amounts.map(({ normalAt, normalLength }) => ({
    at: normalAt - start,
    end: normalAt - start + normalLength,
  }));
  const before: Scope = {
    from: Math.max(0, ...others.filter((other) => other.end <= at).map((other) => other.end)),
    to: at,
  };
  const after: Scope = {
    from: end,
    to: Math.min(sentence.length, ...others.filter((other) => other.at >= end).map((other) => other.at)),
  };
  return { before, after, whole: { from: 0, to: sentence.length } };
}

const DIFFERENCE_BEFORE =
  /\b(?:sav(?:e|es|ed|ing|ings)|difference|remain(?:s|ing|der)?|balance|rest|extra|additional|further|another|less|more|minus|gap)\b[^£]{0,24}$/;
const DIFFERENCE_AFTER =
  /^ (?:\w+ ){0,2}(?:more|less|off|cheaper|dearer|extra|saving|savings|discount|below|above|under|over|on top|higher|lower|remains?|left|due)\b/;

/** Whether the words around an amount compare it: 'costs £20 more than', 'the remaining £630'. */
export function isCompared({ amount, subject: { sentence, start } }: AmountInSentence): boolean {
  const at = amount.normalAt - start;
  return (
    DIFFERENCE_BEFORE.test(sentence.slice(0, at)) || DIFFERENCE_AFTER.test(sentence.slice(at + amount.normalLength))
  );
}

function isDifference(pence: Pence, context: AmountInSentence): boolean {
  if (!isCompared(context)) return false;
  const values = poolOf(context);
  return values.some((value) => values.includes(value + pence));
}

/** Every amount that the sentence can compare: prices of what it counts or is about, their multiples, and their sum. */
function poolOf(context: AmountInSentence): readonly Pence[] {
  const counted = countedItemsIn(context, scopesOf(context).whole);
  const sums = combinationsOf(counted.map(({ singles, count }) => ({ values: singles, count })));
  const items = withOwner(context, counted);
  return [
    ...items.flatMap(({ values, count }) => values.flatMap((value) => [value, value * count])),
    ...sums.map(({ total }) => total),
  ];
}

/** 'half of the fee', 'a third', '20% of the price', '10% off' */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b(?! (?:an? |the )?hours?\b)(?! past)/, 1 / 2],
  [/\ba third\b/, 1 / 3],
  [/\btwo thirds\b/, 2 / 3],
  [/\ba quarter\b(?! (?:of an |past|to))/, 1 / 4],
  [/\bthree quarters\b/, 3 / 4],
];
const PERCENTAGE = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/g;

function isShare(pence: Pence, context: AmountInSentence): boolean {
  const { sentence } = context.subject;
  const shares = [
    ...SHARES.flatMap(([pattern, share]) => (pattern.test(sentence) ? [share] : [])),
    ...[...sentence.matchAll(PERCENTAGE)].flatMap(({ 1: percent }) => [
      Number(percent) / 100,
      1 - Number(percent) / 100,
    ]),
  ];
  return (
    shares.length > 0 && poolOf(context).some((value) => shares.some((share) => Math.round(value * share) === pence))
  );
}

/** More alternatives than this explain nothing to a reader. */
const MAX_COMBINATIONS = 3;

/** Returns the total that the amount should be, if it is meant as a sum or a multiple. */
export function expectedTotal(context: AmountInSentence): ExpectedTotal | undefined {
  const { before, after } = scopesOf(context);
  const isSum = TOGETHER.test(context.subject.sentence);
  for (const scope of [before, after]) {
    const items = countedItemsIn(context, scope);
    const combinations = combinationsOf(items.map(({ singles, count }) => ({ values: singles, count }))).filter(
      isCombined,
    );
    const isMeant = items.length === 1 || isSum;
    if (
      isMeant &&
      combinations.length > 0 &&
      combinations.length <= MAX_COMBINATIONS &&
      items.every(({ name }) => name)
    )
      return { items, combinations };
  }
  return undefined;
}
