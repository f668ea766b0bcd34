/** What a sentence counts, with its prices: 'two crowns', '3 x £48'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { normalNameOf } from '../../../about/names.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';
import type { AmountInSentence, Scope } from '../sentence/amount-in-sentence.ts';
import { mentionTokens, type Reading } from '../sentence/mention-tokens.ts';
import { type CountedItem, isApartFrom, type Token } from '../sentence/token.ts';
import { withCount } from './with-count.ts';

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
    ...countsIn(text).filter((count) => nights.every((each) => isApartFrom(count, each))),
  ].filter(
    (count) =>
      [...mentions, ...amounts].every((token) => isApartFrom(token, count)) &&
      !isMoment(context.subject, { before: text.slice(0, count.at), after: text.slice(count.end) }) &&
      !isOwnPair(context, text.slice(count.at)),
  );
  return counts
    .reduce<readonly Token[]>((found, count) => withCount(found, count, { text, subject: context.subject }), tokens)
    .map(counted);
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

/** 'Both underarms' are one “Hair removal: underarms”. */
export function isOwnPair({ subject }: AmountInSentence, words: string): boolean {
  const pair = /^both (?:of )?(?:(?:the|your) )?(?<pair>[a-z]+s)\b/.exec(words)?.groups?.pair;
  return (
    pair !== undefined && itemsWithOwner(subject).some((item) => new RegExp(`\\b${pair}\\b`).test(normalNameOf(item)))
  );
}

// Periods in a sentence about prices: a week that counts seven nights, and months after which something is due.

const WEEKS = new RegExp(`\\b(?<weeks>a|one|${SHORT_NUMBER_IN_WORDS}|\\d) (?<period>week|fortnight)s?\\b`, 'g');
const NIGHTS = { week: 7, fortnight: 14 };

/** 'A week in the cat hotel' is seven times '£19 per night'. */
export function nightsIn(text: string, subject: Subject): readonly Count[] {
  const isByNight = itemsWithOwner(subject).some(({ price = '' }) => / per (?:night|day)$/.test(price));
  return !isByNight
    ? []
    : matchesOf(WEEKS, text).map(({ index, 0: { length }, groups = {} }) => ({
        at: index,
        end: index + length,
        count: (writtenNumber(groups.weeks) ?? 1) * (groups.period === 'week' ? NIGHTS.week : NIGHTS.fortnight),
      }));
}

const MOMENT_BEFORE =
  /\b(?:after|once|until|before|since|in|from|for)(?: (?:the first|the|about|around|only|another|more than))? $/;
const PERIOD_AFTER =
  /^[ -](?:calendar )?(?<period>day|week|month|year)s?\b(?<apart> (?:apart|later|earlier|before|after|ago|between)\b)?/;

/** 'After six months, an adjustment costs £20', 'four weeks apart' count nothing that is paid for, unless something is paid by the month or in instalments. */
export function isMoment(subject: Subject, { before, after }: Readonly<Record<'before' | 'after', string>>) {
  const { period, apart } = PERIOD_AFTER.exec(after)?.groups ?? {};
  if (period === undefined || (apart === undefined && !MOMENT_BEFORE.test(before))) return false;
  return itemsWithOwner(subject).every(
    ({ price = '', facts }) => !price.includes(` ${period}`) && !facts.some(({ quote }) => quote?.endsWith('.total')),
  );
}
