import type { PricedItem } from '../../../config/derived/priced.ts';
import type { WrittenAmount } from '../../../facts/amounts.ts';
import { countsIn } from '../../../facts/counts.ts';
import type { Pence } from '../../../facts/money.ts';
import type { ItemIndex } from '../about/item-index.ts';
import type { Mention } from '../about/mentions.ts';
import type { Subject } from '../about/subject.ts';

/** An amount in a sentence, and everything with which it is compared. */
export interface AmountInSentence {
  readonly amount: WrittenAmount;
  /** All amounts of the text, in order. */
  readonly amounts: readonly WrittenAmount[];
  /** The normalised text around the sentence. */
  readonly text: string;
  readonly subject: Subject;
  readonly index: Pick<ItemIndex, 'mentionsIn' | 'optionsIn' | 'facts' | 'firstAppointments' | 'fees'>;
}

/**
 * How to read a word such as 'session' or 'visit' outside a name: as what the sentence is about, or as an item in
 * whose name it occurs; or to read titles of options instead of the names of their items.
 */
export const READINGS = ['of the subject', 'names', 'options'] as const;
type Reading = (typeof READINGS)[number];

/** Something in a sentence that has a price, and how many of it the sentence counts: 'two crowns', '3 x £48'. */
export interface CountedItem {
  /** Its name, if one item is meant. */
  readonly name?: string | undefined;
  /** Every amount that it can stand for. */
  readonly values: readonly Pence[];
  /** The prices of one of it. */
  readonly singles: readonly Pence[];
  readonly count: number;
}

interface Token extends Omit<CountedItem, 'count'> {
  readonly at: number;
  readonly end: number;
  readonly count?: number;
}

/** Part of a sentence, by its offsets. */
export interface Scope {
  readonly from: number;
  readonly to: number;
}

/** The words before an amount, those after it, and the sentence. */
export function scopesOf({ amount, amounts, subject: { sentence, start } }: AmountInSentence) {
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

/** Returns what a part of a sentence counts: names and amounts in it, each with the number before or after it. */
export function countedItemsIn(
  context: AmountInSentence,
  scope: Scope,
  reading: Reading = 'of the subject',
): readonly CountedItem[] {
  const text = context.subject.sentence.slice(scope.from, scope.to);
  const mentions = mentionTokens(context, text, reading);
  const amounts = amountTokens(context, scope);
  const stated = mentions.map((token) => atItsPrice(token, amounts));
  const tokens = [...stated, ...amounts.filter(isFree(mentions))].sort((a, b) => a.at - b.at);
  const counts = countsIn(text).filter(({ at, end }) =>
    [...mentions, ...amounts].every((token) => token.end <= at || token.at >= end),
  );
  return counts
    .reduce<readonly Token[]>((found, count) => withCount(found, count, { text, subject: context.subject }), tokens)
    .map(counted);
}

const counted = ({ name, values, singles, count = 1 }: Token): CountedItem => ({ name, values, singles, count });

function mentionTokens({ index, subject }: AmountInSentence, text: string, reading: Reading): readonly Token[] {
  const isUnit = unitOf(subject.items);
  const mentions = index.mentionsIn(text);
  const firsts = firstTokens(text, index);
  const options = reading === 'options' ? index.optionsIn(text) : [];
  const isOfOption = ({ at, end, items }: Mention) =>
    options.some(
      (option) =>
        (at < option.end && option.at < end) || items.some(({ path }) => option.items.some((one) => one.path === path)),
    );
  const named = mentions
    .filter((mention) => !isOfOption(mention) && isNamed(mention, subject))
    .filter(({ at, end, isName }) => isName || reading === 'names' || !isUnit(text.slice(at, end)))
    .filter(({ isName, items }) => !items.every(isOffer) || (mentions.length === 1 && (isName || !subject.owner)))
    .filter(({ at, end, isName }) => isName || firsts.every((first) => end <= first.at || at >= first.end))
    .map(({ at, end, items }) => ({ at, end, ...valuesOf(items) }));
  const titled = options.map(({ at, end, items }) => ({ at, end, ...valuesOf(items) }));
  const all = [...named, ...titled].toSorted((one, other) => one.at - other.at);
  return [...all, ...firsts.filter(({ at, end }) => all.every((token) => token.end <= at || token.at >= end))];
}

/** 'a first appointment', which need not be its name */
export const FIRST_APPOINTMENT =
  /\bfirst (?:appointment|assessment|check|consultation|exam(?:ination)?|scan|session|test|visit)s?\b/g;

function firstTokens(text: string, { firstAppointments }: AmountInSentence['index']): readonly Token[] {
  const values = firstAppointments.flatMap(({ derived, pence }) => (derived ? [] : [pence]));
  if (values.length === 0) return [];
  return [...text.matchAll(FIRST_APPOINTMENT)].map(({ index: at, 0: { length } }) => ({
    at,
    end: at + length,
    values,
    singles: values,
  }));
}

/** 'Both eyes' are no mention of a programme “Both Eyes” that the sentence does not name. */
const isNamed = ({ isName, items }: Mention, { named }: Subject): boolean =>
  !isName || items.some((item) => named.includes(item) || item.path[0] !== 'programmes');

/** An offer beside other items is where they are sold together, and not one of them. */
const isOffer = ({ path: [part] }: PricedItem): boolean => part === 'offers';

/** Words for one of anything. */
const UNIT = /^(?:appointment|session|treatment|visit)s?$/;

/** Returns whether a word is a unit of these items: 'tooth' for '£680 per tooth'. */
function unitOf(items: readonly PricedItem[]): (word: string) => boolean {
  const units = items.flatMap(({ price = '' }) => / per ([a-z -]+)$/.exec(price)?.[1] ?? []);
  return (word) => items.length > 0 && (UNIT.test(word) || units.some((unit) => word.startsWith(unit)));
}

/** Returns the amounts of a scope, without the one that is judged. */
const amountTokens = (
  { amounts, amount, subject: { start } }: AmountInSentence,
  { from, to }: Scope,
): readonly Token[] =>
  amounts.flatMap(({ normalAt, normalLength, pence }) => {
    const at = normalAt - start - from;
    const end = at + normalLength;
    return normalAt === amount.normalAt || pence === undefined || at < 0 || end > to - from
      ? []
      : [{ at, end, values: [pence], singles: [pence] }];
  });

/** 'a check-up at £48': the sentence states which price of the item it means. */
function atItsPrice(token: Token, amounts: readonly Token[]): Token {
  const stated = amounts.find(
    ({ at, values: [pence] }) => at >= token.end && pence !== undefined && token.values.includes(pence),
  );
  return stated && stated.at - token.end < MAX_GAP
    ? { ...token, values: stated.values, singles: stated.values }
    : token;
}

/** Whether an amount is not the stated price of a mentioned item. */
const isFree =
  (mentions: readonly Token[]) =>
  ({ at, end, values: [pence] }: Token): boolean =>
    pence === undefined ||
    !mentions.some(
      (token) =>
        token.values.includes(pence) && (Math.abs(at - token.end) < MAX_GAP || Math.abs(token.at - end) < MAX_GAP),
    );

/** An amount further away, in characters, is not the stated price of an item. */
const MAX_GAP = 40;

/** Words after which a number does not count what is paid for: 'takes two visits', 'every two weeks'. */
const NO_MULTIPLE = /\b(?:takes?|taking|needs?|requires?|lasts?|within|every) (?:about |around |at least |up to )?$/;
/** Words between which a number and an item do not belong together. */
const SEPARATE = /[,;:()]|\b(?:and|or|plus|with|is|are|be|was|were|costs?|comes?|pay|pays|at)\b/;
const MAX_WORDS = 5;

interface Around {
  readonly text: string;
  readonly subject: Subject;
}

/** Applies a number to the item after it, otherwise to the one before it, otherwise to what the sentence is about. */
function withCount(
  tokens: readonly Token[],
  { at, end, count }: { readonly at: number; readonly end: number; readonly count: number },
  { text, subject }: Around,
): readonly Token[] {
  if (NO_MULTIPLE.test(text.slice(0, at)) && !TOGETHER.test(text)) return tokens;
  const next = tokens.find((token) => token.at >= end);
  const last = tokens.findLast((token) => token.end <= at);
  const meant = [
    ...(next && isClose(text.slice(end, next.at)) ? [next] : []),
    ...(last && isClose(text.slice(last.end, at)) ? [last] : []),
  ].find((token) => token.count === undefined);
  if (meant) return tokens.map((token) => (token === meant ? { ...token, count } : token));
  // 'one at a time' counts nothing.
  if (count === 1) return tokens;
  const { items, owner } = subject;
  // In the text of a treatment, “two pairs” are two of it, even if an offer is called “Two Pairs”.
  const own: Token = { at, end, count, ...valuesOf(owner && items.every(isOffer) ? [owner] : items) };
  return own.values.length === 0 ? tokens : [...tokens, own].sort((a, b) => a.at - b.at);
}

const isClose = (between: string): boolean => !SEPARATE.test(between) && between.split(' ').length <= MAX_WORDS;

/** Words for a sum. */
export const TOGETHER =
  /\b(?:together|altogether|both|combined|in total|in all|total|totals|sum|come to|comes to|add up|adds up|makes?|with|plus|also|as well|followed by|adding|add|added|same day|between them|bundle|one by one|singly|separately)\b|=/;

/** Returns the amounts that one of these items can stand for. */
export function valuesOf(items: readonly PricedItem[]): Pick<CountedItem, 'name' | 'values' | 'singles'> {
  const facts = items.flatMap((item) => item.facts.filter(({ derived }) => !derived));
  const singles = [...new Set(items.flatMap((item) => item.singles))];
  const [only, ...others] = items;
  return {
    name: others.length === 0 ? only?.names[0] : undefined,
    values: [...new Set([...singles, ...facts.map(({ pence }) => pence)])],
    singles,
  };
}
