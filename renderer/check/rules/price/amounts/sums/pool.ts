/** The amounts that a sentence is about, with which another amount in it can be compared. */
import { combinationsOf } from '../../../../../facts/combinations.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { joinedSpan, sentenceSpanBefore } from '../../../../../facts/sentences.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, type Scope, scopesOf } from '../sentence/amount-in-sentence.ts';
import { type CountedItem, valuesOf } from '../sentence/token.ts';
import { countedItemsIn } from './counted-items.ts';

/** Words for what the sentence before names, even by a part of its name: 'One by one they come to £410.' */
const POINTS_BACK = /\b(?:they|them|these|those)\b/;

/** 'A check-up is £48. Together with an extraction, you pay £193.' */
export function withPrevious(context: AmountInSentence): AmountInSentence {
  const { text, subject } = context;
  if (subject.start === 0) return context;
  const previous = sentenceSpanBefore(text, subject.start);
  const isAbout =
    context.index.mentionsIn(previous.text).some(({ isName }) => isName || POINTS_BACK.test(subject.sentence)) ||
    context.amounts.some(({ normalAt }) => normalAt >= previous.start && normalAt < subject.start);
  if (!isAbout) return context;
  const { text: sentence, start } = joinedSpan(text, previous, { text: subject.sentence, start: subject.start });
  return { ...context, subject: { ...subject, sentence, start } };
}

/** 'Can I have underarms and legs together?', 'One session of both comes to £215.' */
export function withQuestion(context: AmountInSentence): AmountInSentence {
  const { question, named } = context.subject;
  return question === '' || named.length > 0 ? context : joinedToQuestion(context);
}

/** Reads the question and the sentence as one; if the sentence is about nothing, it is about what the question mentions. */
export function joinedToQuestion(context: AmountInSentence): AmountInSentence {
  const { amounts, subject, index } = context;
  const { question, sentence, start, items } = subject;
  return {
    ...context,
    amounts: amounts.filter(({ normalAt }) => normalAt >= start),
    subject: {
      ...subject,
      items: items.length > 0 ? items : index.mentionsIn(question).flatMap((mention) => mention.items),
      sentence: `${question} ${sentence}`,
      start: start - question.length - 1,
    },
  };
}

/** 'With a removal, it comes to £435': the item that the text belongs to is the first of the sum. */
export function withOwner(
  { subject: { named, owner } }: AmountInSentence,
  counted: readonly CountedItem[],
): readonly CountedItem[] {
  return owner === undefined || named.includes(owner) ? counted : [{ count: 1, ...valuesOf([owner]) }, ...counted];
}

/** Every amount that the sentence can compare: prices of what it counts or is about, their multiples, and their sum. */
export function poolOf(context: AmountInSentence): readonly Pence[] {
  const { sentence, owner } = context.subject;
  const counted = countedItemsIn(context, scopesOf(context).whole);
  const parts = comparedParts(context).map((scope) => countedItemsIn(context, scope, 'options'));
  const sums = [counted, ...parts].flatMap((items) =>
    combinationsOf(items.map(({ singles, count }) => ({ values: singles, count }))),
  );
  const derived =
    COURSE_OR_EACH.test(sentence) || owner?.path[0] === 'offers'
      ? itemsWithOwner(context.subject).flatMap(({ facts }) => facts)
      : [];
  return [
    ...[...withOwner(context, counted), ...parts.flat()].flatMap(({ values, count }) =>
      values.flatMap((value) => [value, value * count]),
    ),
    ...sums.map(({ total }) => total),
    ...derived.flatMap(({ pence, savedOn }) => (savedOn === undefined ? [pence] : [])),
  ];
}

const COMPARES = /\b(?:than|as|less|minus)\b/;

/** The whole sentence, and what is compared in it: 'Both legs cost £90 more', 'an arm and a leg'. */
function comparedParts(context: AmountInSentence): readonly Scope[] {
  const { whole } = scopesOf(context);
  const at = context.subject.sentence.search(COMPARES);
  return at === -1 ? [whole] : [whole, { from: 0, to: at }, { from: at, to: whole.to }];
}

/** Words for several sessions at one price, with which a single session is compared. */
const COURSE_OR_EACH = /\b(?:(?:course|block|package|pack|bundle|plan|programme|set|membership)s?|each|every|per)\b/;
