import { countsIn } from '../../../../../facts/counts.ts';
import { normalNameOf } from '../../../about/names.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountInSentence, Scope } from '../sentence/amount-in-sentence.ts';
import { mentionTokens, type Reading } from '../sentence/mention-tokens.ts';
import { type CountedItem, isApartFrom, type Token } from '../sentence/token.ts';
import { isMoment, isOfPayments, nightsIn } from './periods.ts';
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
      !isOfPayments(context.subject, text.slice(count.end)) &&
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
