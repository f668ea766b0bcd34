/** Sentences about what parts or sessions cost if they are bought one by one, and about what is saved otherwise. */
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, wordsBefore } from './amount-in-sentence.ts';

const APART =
  'singly|single (?:sessions|visits|treatments|appointments)|separately|apart|alone|individually|one (?:by one|at a time|after the other)|(?:on|of) (?:their|its) own|each time|(?:on|for) (?:(?:two|three|different|separate|other) )+(?:days|visits)|(?:two|three|four|five|six|eight|ten|twelve) (?:times|single)|(?:its|their|the) parts';
/** 'Less than one by one', 'the two on their own' */
const LESS_THAN_APART = new RegExp(`\\bthan\\b.*\\b(?:${APART})\\b`);
/** 'Instead of £150', 'otherwise £150', 'normally £150': a price that is not charged for the whole. */
const NOT_CHARGED = 'instead of|rather than|otherwise|normally|usually|would|worth|without (?:the|a)|if you paid';
const ONE_BY_ONE = new RegExp(`\\b(?:${APART})\\b`);
const SOLD_APART = new RegExp(`\\b(?:${APART}|${NOT_CHARGED})\\b`);

/** Whether a sentence states what parts or sessions cost if they are not bought together. */
export const isApart = ({ subject: { sentence } }: AmountInSentence): boolean => SOLD_APART.test(sentence);

/** Whether a sentence compares with parts or sessions that are bought one by one. */
export const isOneByOne = ({ subject: { sentence } }: AmountInSentence): boolean => ONE_BY_ONE.test(sentence);

/** 'One by one they are £22 more': the words before the amount name the parts. */
export const isOfParts = (context: AmountInSentence): boolean => ONE_BY_ONE.test(wordsBefore(context));

/** 'Each massage is £8 less than on its own', 'you save £4 a session': the saving of one session. */
const EACH = /\b(?:each|every|per|apiece)\b|£[\d.]+ (?:off )?an? [a-z]/;
/** 'Than a home visit', 'compared with the gym': a difference, which two prices show. */
const COMPARES = /\b(?:than|compared|against|difference|instead)\b/;
/** 'Book all six together', 'four sessions at once', 'as a course' */
const BUNDLE =
  /\b(?:together|at once|at a time|in one go|up ?front|in advance|at the (?:start|beginning|outset)|all (?:of )?(?:the )?(?:two|three|four|five|six|eight|ten|twelve|\d+)|(?:courses?|blocks?|packages?|packs?|bundles?|sets?|cards?) of|as an? (?:course|block|package|pack|bundle|set)|(?:the|an?|our|this) (?:whole |full )?(?:course|block|package|pack|bundle|set))\b/;

/** Whether only the saving of a course or an offer can be meant. */
export const isBundleSaving = ({ subject }: AmountInSentence): boolean =>
  !EACH.test(subject.sentence) &&
  (LESS_THAN_APART.test(subject.sentence) ||
    (!COMPARES.test(subject.sentence) && (BUNDLE.test(subject.sentence) || isCourseCounted(subject))));

/** 'Two visits a year save you £20': the sentence counts as many sessions as a course has. */
const isCourseCounted = ({ sentence, items }: AmountInSentence['subject']): boolean =>
  countsIn(sentence).some(({ count }) =>
    items.some(({ courses = [] }) => courses.some(({ sessions }) => sessions === count)),
  );

/** 'If you stop early, we keep £30 for the first session and return the rest': an example of a refund. */
export const isRetained = (context: AmountInSentence): boolean =>
  /\bkeeps? (?:back |only |just )*$/.test(wordsBefore(context)) &&
  /\b(?:return\w*|refund\w*|(?:pay|paid|give|given|get|send|sent)\b[^.;]* back|the (?:rest|remainder))\b/.test(
    context.subject.sentence,
  );
