/** Amounts that a sentence computes from facts: sums, multiples, differences and shares. */
import { type Combination, combinationsOf, explainTotal, isCombined } from '../../../facts/combinations.ts';
import type { Pence } from '../../../facts/money.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import {
  type AmountInSentence,
  type CountedItem,
  countedItemsIn,
  type Scope,
  scopesOf,
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
  const { before, after } = scopesOf(context);
  const near = [before, after].flatMap((scope) => readings(context, scope));
  if (near.some((items) => explains(pence, items))) return true;
  if (!TOGETHER.test(context.subject.sentence)) return false;
  const around = [context, withPrevious(context)].flatMap((each) => readings(each, scopesOf(each).whole));
  return [
    ...around,
    ...near.map((items) => withOwner(context, items)),
    ...around.map((items) => withOwner(context, items)),
  ].some((items) => explains(pence, items));
}

/** Two of an item can be two of its options: 'brother and sister together are £166'. */
const explains = (pence: Pence, items: readonly CountedItem[]): boolean =>
  [items, items.flatMap((item) => (item.count === 2 ? [one(item), one(item)] : [item]))].some((each) =>
    explainTotal(pence, each),
  );
const one = (item: CountedItem): CountedItem => ({ ...item, count: 1 });

const readings = (context: AmountInSentence, scope: Scope): readonly (readonly CountedItem[])[] => [
  countedItemsIn(context, scope),
  countedItemsIn(context, scope, 'names'),
];

/** 'A check-up is £48. Together with an extraction, you pay £193.' */
function withPrevious(context: AmountInSentence): AmountInSentence {
  const { text, subject } = context;
  if (subject.start === 0) return context;
  const previous = sentenceSpanAt(text, subject.start - 1);
  return { ...context, subject: { ...subject, sentence: previous.text + subject.sentence, start: previous.start } };
}

/** 'With a removal, it comes to £435': the item that the text belongs to is the first of the sum. */
function withOwner(
  { subject: { named, owner } }: AmountInSentence,
  counted: readonly CountedItem[],
): readonly CountedItem[] {
  return owner === undefined || named.includes(owner) ? counted : [{ count: 1, ...valuesOf([owner]) }, ...counted];
}

const DIFFERENCE_BEFORE =
  /\b(?:sav(?:e|es|ed|ing|ings)|difference|remain(?:s|ing|der)?|balance|rest|other|extra|additional|further|another|less|more|minus|plus|gap)\b[^£]{0,24}$/;
const DIFFERENCE_AFTER =
  /^ (?:\w+ ){0,2}(?:more|less|off|cheaper|dearer|extra|saving|savings|discount|below|above|under|over|on top|higher|lower|remains?|left|due)\b/;

/** Words for an amount that is paid by something else: 'with the voucher, £640 is left'. */
const SUBTRACTED =
  /\b(?:vouchers?|deposit|deduct\w*|taken off|leaves?|towards|contribut\w*|credit\w*|refund\w*|redeem\w*|discount\w*)\b/;

/** Whether the words around an amount compare it: 'costs £20 more than', 'the remaining £630'. */
export function isCompared({ amount, subject: { sentence, start } }: AmountInSentence): boolean {
  const at = amount.normalAt - start;
  return (
    SUBTRACTED.test(sentence) ||
    DIFFERENCE_BEFORE.test(sentence.slice(0, at)) ||
    DIFFERENCE_AFTER.test(sentence.slice(at + amount.normalLength))
  );
}

const THAN_HERE =
  /\bthan (?:seeing|coming|visiting|at the|in the|here|an? (?:\w+ )?(?:visit|appointment)|the (?:usual|normal|first))\b/;

function isDifference(pence: Pence, context: AmountInSentence): boolean {
  if (!isCompared(context)) return false;
  // 'More than seeing us at the practice' compares with a first appointment without naming it.
  const first = THAN_HERE.test(context.subject.sentence)
    ? context.index.firstAppointments.map(({ pence }) => pence)
    : [];
  const values = [...poolOf(context), ...poolOf(withPrevious(context)), ...first];
  return values.some((value) => values.includes(value + pence));
}

/** Every amount that the sentence can compare: prices of what it counts or is about, their multiples, and their sum. */
function poolOf(context: AmountInSentence): readonly Pence[] {
  const { sentence, items: subjects, owner } = context.subject;
  const counted = countedItemsIn(context, scopesOf(context).whole);
  const sums = combinationsOf(counted.map(({ singles, count }) => ({ values: singles, count })));
  const derived = COURSE.test(sentence) ? [...subjects, ...(owner ? [owner] : [])].flatMap(({ facts }) => facts) : [];
  return [
    ...withOwner(context, counted).flatMap(({ values, count }) => values.flatMap((value) => [value, value * count])),
    ...sums.map(({ total }) => total),
    ...derived.flatMap(({ pence, savedOn }) => (savedOn === undefined ? [pence] : [])),
  ];
}

/** Words for several sessions at one price, with which a single session is compared. */
const COURSE = /\b(?:course|block|package|pack|bundle|plan|programme|set|membership)s?\b/;

/** 'half of the fee', 'a third', '20% of the price', '10% off' */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b(?! (?:an? |the )?hours?\b)(?! past)/, 1 / 2],
  [/\ba third\b/, 1 / 3],
  [/\btwo thirds\b/, 2 / 3],
  [/\ba quarter\b(?! (?:of an |past|to))/, 1 / 4],
  [/\bthree quarters\b/, 3 / 4],
];
const PERCENTAGE = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/g;

/** Multiples of a monthly price that a sentence can state without a number. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:year|yearly|annual|annually)\b/, 12],
  [/\b(?:quarter|quarterly)\b/, 3],
];
/** What follows the price of one of several sessions: '£80 a visit'. */
const PER_SESSION = /^ (?:each|per|an?|every|for (?:each|every))\b/;

function isShare(pence: Pence, context: AmountInSentence): boolean {
  const { amount } = context;
  const { sentence, start, items } = context.subject;
  const isMonthly = items.some(({ price = '' }) => price.endsWith(' per month'));
  const isPerSession = PER_SESSION.test(sentence.slice(amount.normalAt + amount.normalLength - start));
  const shares = [
    ...(isMonthly ? MONTHS.flatMap(([pattern, months]) => (pattern.test(sentence) ? [months] : [])) : []),
    ...items.flatMap(({ sessions }) => (isPerSession && sessions !== undefined ? [1 / sessions] : [])),
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

/** 'a review and two follow-ups cost' */
const SUM_OF_TWO = /\band\b[^,;]*\b(?:are|cost|come)\b[^,;]*$/;
/** More alternatives than this explain nothing to a reader. */
const MAX_COMBINATIONS = 3;

/** Returns the total that the amount should be, if it is meant as a sum or a multiple. */
export function expectedTotal(context: AmountInSentence): ExpectedTotal | undefined {
  const { before, after } = scopesOf(context);
  const { sentence } = context.subject;
  // A pair can be one of something: 'a pair of insoles'.
  if (/\bpair\b/.test(sentence)) return undefined;
  const isSum = TOGETHER.test(sentence) || SUM_OF_TWO.test(sentence.slice(before.from, before.to));
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
