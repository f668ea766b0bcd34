/** What a sentence counts, with its prices: 'two crowns', '3 x £48'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import type { AmountInSentence, Scope } from '../sentence/amount-in-sentence.ts';
import {
  type CountedItem,
  isOffer,
  mentionTokens,
  type Reading,
  type Token,
  valuesOf,
} from '../sentence/mention-tokens.ts';

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
  const nights = nightsIn(text, context.subject);
  const counts = [
    ...nights,
    ...countsIn(text).filter(({ at }) => nights.every((each) => at >= each.end || at < each.at)),
  ].filter(
    ({ at, end }) =>
      [...mentions, ...amounts].every((token) => token.end <= at || token.at >= end) &&
      !isMoment(context, { before: text.slice(0, at), after: text.slice(end) }) &&
      !isOwnPair(context, text.slice(at)),
  );
  return counts
    .reduce<readonly Token[]>((found, count) => withCount(found, count, { text, subject: context.subject }), tokens)
    .map(counted);
}

const WEEKS = new RegExp(`\\b(?<weeks>a|one|${SHORT_NUMBER_IN_WORDS}|\\d) (?<period>week|fortnight)s?\\b`, 'g');
const NIGHTS = { week: 7, fortnight: 14 };

/** 'A week in the cat hotel' is seven times '£19 per night'. */
function nightsIn(text: string, { items, owner }: Subject): readonly Count[] {
  const isByNight = [...items, ...(owner ? [owner] : [])].some(({ price = '' }) => / per (?:night|day)$/.test(price));
  return !isByNight
    ? []
    : matchesOf(WEEKS, text).map(({ index, 0: { length }, groups = {} }) => ({
        at: index,
        end: index + length,
        count: (writtenNumber(groups.weeks) ?? 1) * (groups.period === 'week' ? NIGHTS.week : NIGHTS.fortnight),
      }));
}

/** 'An assessment, three sessions as a course and a check': as many as a course has can cost what the course does. */
const counted = ({ name, values, singles, courses = [], count = 1 }: Token): CountedItem => ({
  name,
  values: [
    ...values,
    ...courses.flatMap(({ sessions, pence }) => (count > 1 && sessions === count ? [pence / count] : [])),
  ],
  singles,
  count,
});

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

const MOMENT_BEFORE =
  /\b(?:after|once|until|before|since|in|from|for)(?: (?:the first|the|about|around|only|another|more than))? $/;
const PERIOD_AFTER =
  /^[ -](?:calendar )?(?<period>day|week|month|year)s?\b(?<apart> (?:apart|later|earlier|before|after|ago|between)\b)?/;

/** 'After six months, an adjustment costs £20', 'four weeks apart' count nothing that is paid for, unless something is paid by the month or in instalments. */
function isMoment(
  { subject: { items, owner } }: AmountInSentence,
  { before, after }: Readonly<Record<'before' | 'after', string>>,
) {
  const { period, apart } = PERIOD_AFTER.exec(after)?.groups ?? {};
  if (period === undefined || (apart === undefined && !MOMENT_BEFORE.test(before))) return false;
  return [...items, ...(owner ? [owner] : [])].every(
    ({ price = '', facts }) => !price.includes(` ${period}`) && !facts.some(({ quote }) => quote?.endsWith('.total')),
  );
}

/** 'Both underarms' are one “Hair removal: underarms”. */
export function isOwnPair({ subject: { items, owner } }: AmountInSentence, words: string): boolean {
  const pair = /^both (?:of )?(?:(?:the|your) )?(?<pair>[a-z]+s)\b/.exec(words)?.groups?.pair;
  return (
    pair !== undefined &&
    [...items, ...(owner ? [owner] : [])].some((item) => new RegExp(`\\b${pair}\\b`).test(normalNameOf(item)))
  );
}

/** Words after which a number does not count what is paid for: 'takes two visits', 'over two visits'; but 'you could take five classes'. */
const NO_MULTIPLE =
  /\b(?:(?<!\b(?:you|we|they)(?: can| could| may| might| would| also)? )takes?|taking|needs?|requires?|lasts?|within|every|over|across|during) (?:about |around |at least |up to )?$/;
/** Words between which a number and an item do not belong together. */
const SEPARATE = /[,;:()]|\b(?:and|or|plus|with|is|are|be|was|were|costs?|comes?|pay|pays|at)\b/;
const MAX_WORDS = 5;

interface Around {
  readonly text: string;
  readonly subject: Subject;
}

/** 'With an implant, the two come to £3,070': the implant and what the sentence is about, not two of one thing. */
const THESE = /\b(?:the|these|those|all) $/;
const SUM_AFTER = /^ (?:together|combined|of them|come|cost|are|is|make|add|add up|would|will)\b/;
const isNamedBy = (name: string, tokens: readonly Token[]): boolean => tokens.some((token) => token.name === name);

/** Applies a number to the item after it, otherwise to the one before it, otherwise to what the sentence is about. */
function withCount(
  tokens: readonly Token[],
  { at, end, count }: { readonly at: number; readonly end: number; readonly count: number },
  { text, subject }: Around,
): readonly Token[] {
  if (NO_MULTIPLE.test(text.slice(0, at)) && !TOGETHER.test(text)) return tokens;
  const { items, owner } = subject;
  if (THESE.test(text.slice(0, at)) && SUM_AFTER.test(text.slice(end))) {
    const isOwnMissing = owner && tokens.length === count - 1 && !owner.names.some((name) => isNamedBy(name, tokens));
    return isOwnMissing ? [...tokens, { at, end, ...valuesOf([owner]) }] : tokens;
  }
  const next = tokens.find((token) => token.at >= end);
  const last = tokens.findLast((token) => token.end <= at);
  const meant = [
    ...(next && isClose(text.slice(end, next.at)) ? [next] : []),
    ...(last && isClose(text.slice(last.end, at)) ? [last] : []),
  ].find((token) => token.count === undefined);
  if (meant) return tokens.map((token) => (token === meant ? { ...token, count } : token));
  // 'one at a time' counts nothing, and 'three areas' are no three consultations.
  if (count === 1 || countsParts(text.slice(end), [...items, ...(owner ? [owner] : [])])) return tokens;
  // In the text of a treatment, “two pairs” are two of it, even if an offer is called “Two Pairs”.
  // In 'an implant in each eye costs more than LASIK on both', the first part names nothing.
  const isOwn = owner && (items.every(isOffer) || tokens.length === 0);
  const own: Token = {
    at,
    end,
    count,
    ...valuesOf(isOwn ? [...new Set([...items.filter((item) => !isOffer(item)), owner])] : items),
  };
  return own.values.length === 0 ? tokens : [...tokens, own].sort((a, b) => a.at - b.at);
}

const PARTS = /^ (?:[a-z]+ )?(?<part>area|zone|region|syringe|vial|millilitre|ml|unit|spot|line)s?\b/;

/** Whether the number counts parts of a body or portions, for which nothing that the sentence is about has a price. */
const countsParts = (after: string, about: readonly PricedItem[]): boolean => {
  const part = PARTS.exec(after)?.groups?.part;
  return (
    part !== undefined &&
    !about.some(({ names, price = '', options }) =>
      [...names, price, ...options.map(({ title }) => title)].some((text) => text.toLowerCase().includes(part)),
    )
  );
};

/** 'Ten evenings of the grief group' are ten of the group. */
const isClose = (between: string): boolean =>
  !SEPARATE.test(between) && between.replace(/^ [\w-]+ of (?:the|our|your) /, ' ').split(' ').length <= MAX_WORDS;

/** Words for a sum. */
export const TOGETHER =
  /\b(?:together|altogether|both|combined|in total|in all|total|totals|sum|come to|comes to|add up|adds up|makes?|with|plus|also|as well|followed by|adding|adds?|added|brings? (?:the|your) (?:bill|cost|price|total) (?:up )?to|same day|between them|bundle|one by one|singly|separately)\b|=/;
