/**
 * The words around a quantity. A sentence with a pronoun or without a subject is read together with what it refers to: the
 * question, the previous sentence, or the page.
 */
import type { Quantity } from '../../../../facts/quantities.ts';
import { sentenceSpanBefore } from '../../../../facts/sentences.ts';
import { normalNameOf } from '../../about/names.ts';
import type { Subject } from '../../about/subject.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';
import type { InSentence } from './in-sentence.ts';
import type { Mention } from './mention.ts';

/** A sentence about what the previous one is about: 'They are valid for a year.', 'For all else they are valid.' */
const PRONOUN =
  /^\W*(?:it|they|this|these|that|those|each|both)\b|^\W*(?:for|in|on|at|after|otherwise|then|and|but)\b(?: \w+){0,3},? (?:it|they) (?:is|are|can|may|must|lasts?|stays?|keeps?)\b|^\W*(?:we|you)\b[^,;:]*? (?:keep|store|hold|call|cancel|return|send|use|spend|redeem) (?:it|them)\b/;

/** 'Yes, up to a day before it': an answer that leaves out what its question says. */
const ELLIPTICAL = /^\W*(?:yes|no|not|only|up to|until|at least|at most|within|about|usually|normally)\b/;

/** 'Two weeks, unless …', 'Free of charge up to a week before': words before the quantity of an answer without a subject. */
const LEAD_IN =
  /^\W*(?:(?:of course|certainly|please|usually|normally|free(?: of charge)?|without (?:a )?charge|at no (?:extra )?(?:charge|cost)|only|just|up to|until|at least|at most|within|in|about|around|after|by|for|from|with|then|a good)\b[ ,]*)*$/;

/** A sentence may occur several times in a text; this returns the one around the quantity. */
export function inSentence({ publicText, quantity: { normalAt, normalLength }, subject, labels }: Mention): InSentence {
  const { normal } = publicText;
  const { sentence, start, opensAnswer } = subject;
  const before = normal.text.slice(start, normalAt);
  const after = normal.text.slice(normalAt + normalLength, start + sentence.length);
  const { beside = '', items = [] } = labels ?? {};
  // A row of a policy can be about some of the records, or some of the payments, that a figure is about.
  const isOfRow = beside !== '' && (publicText.rowText === undefined || items.length > 0);
  const label = isLabel(before, after) ? before : isOfRow && LEAD_IN.test(before) && ENDS.test(after) ? beside : '';
  // 'Being late' above 'We wait for ten minutes.'
  const question = label || subject.question || (publicText.heading ?? '').toLowerCase();
  const isBareAnswer = label !== '' || (subject.question !== '' && opensAnswer && LEAD_IN.test(before));
  const isElliptical = ELLIPTICAL.test(sentence) || (opensAnswer && LEAD_IN.test(before));
  const context = [...contextOf(publicText, subject, isElliptical), beside].filter((words) => words !== '');
  return {
    sentence,
    before,
    after,
    ...(labels ? { labels } : {}),
    ...(context.length > 0 ? { about: [...context, sentence].join(' ') } : {}),
    ...(question === '' ? {} : { question, isBareAnswer, isTimeAsked: label !== '' || ASKS_TIME.test(question) }),
  };
}

/** 'Frame guarantee: 12 months' reads like a question and its answer. */
const isLabel = (before: string, after: string): boolean => {
  const [, label, lead = ''] = LABEL.exec(before) ?? [];
  return label !== undefined && LEAD_IN.test(lead) && /^(?: or so)?\W*$/.test(after);
};
/** 'Six months, from the maker' */
const ENDS = /^(?: or (?:so|more|less))?(?:[.,;(]|$)/;
const LABEL = /^\W*(?!(?:if|when|after|before|then|and|but|so)\b)([^,;:.!?]{3,50}): (.*)$/;

/** 'When can I drive', 'how long must I rest', 'after how many days' */
const ASKS_TIME =
  /\b(?:when|how (?:long|soon|quickly|fast|early|late|much (?:notice|warning|time)|far (?:ahead|in advance)|many (?:minutes|hours|days|nights|weeks|months|years))|(?:is there|do you have|what is) (?:an?|the|your) [^?]*(?:periods?|times?|notice|warranty|guarantee))\b/;

/** Returns a sentence, after what it leaves to the question, to the previous sentence, or to the page of a treatment. */
export const aboutOf = (publicText: PublicText, subject: Subject): string =>
  [...contextOf(publicText, subject, ELLIPTICAL.test(subject.sentence)), subject.sentence].join(' ');

function contextOf(
  { normal, page = '' }: PublicText,
  { sentence, start, question, owner }: Subject,
  isElliptical: boolean,
): readonly string[] {
  const isPronoun = PRONOUN.test(sentence);
  // On the page /gift-vouchers, 'When does it run out?' is about gift vouchers.
  const topic = owner ? [] : [page.replace(/[/-]/g, ' ')];
  const asked = question !== '' && (isPronoun || isElliptical) ? [...topic, question] : [];
  if (!isPronoun) return asked;
  if (start > 0) return [...asked, sentenceSpanBefore(normal.text, start).text];
  // 'They are valid for a year.' on the page of the vouchers
  return question === '' && owner ? [normalNameOf(owner)] : asked;
}

/** The words of a quantity, with 'before' of 'the day before', which alone would not be a time. */
export function spanOf({ normal }: PublicText, quantity: Quantity): Span {
  const [words] = THE_DAY_BEFORE.exec(normal.text.slice(quantity.normalAt)) ?? [];
  return words === undefined ? quantity : normal.original(quantity.normalAt, words.length);
}
const THE_DAY_BEFORE = /^the [a-z]+ before\b/;
