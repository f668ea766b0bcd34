/** An amount with its sentence and its text, and whether it is a saving. */
import type { ItemIndex } from '../about/item-index.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';

export interface AmountInText extends AmountInSentence {
  readonly publicText: PublicText;
  readonly index: ItemIndex;
}

const SAVES_BEFORE =
  /\b(?:sav(?:e|es|ed|ing|ings)|pocket|(?<!\bwe )keep|spares? you|discount of|reduction of|(?:reduced|discounted|lower|cheaper|less) by)(?: (?:of|you|up|to|another|a|further|about|around))*:? $/;
const SAVES_AFTER =
  /^ (?:(?:off|less|saving|cheaper|discount)\b|(?:(?:back|stays?|remains?|more) )?in (?:your|their|his|her|the) (?:pocket|purse|wallet)|better off\b)/;

/** Whether the words around an amount call it a saving: 'save £20', '£20 off'. */
export function isSaving({ publicText: { normal }, amount: { normalAt, normalLength } }: AmountInText): boolean {
  const before = normal.text.slice(Math.max(0, normalAt - 32), normalAt);
  return SAVES_BEFORE.test(before) || SAVES_AFTER.test(normal.text.slice(normalAt + normalLength));
}

/** 'Less than one by one', 'the two on their own' */
const APART =
  'singly|single (?:sessions|visits|treatments|appointments)|separately|apart|alone|individually|one (?:by one|at a time|after the other)|(?:on|of) (?:their|its) own|each time|(?:on|for) (?:(?:two|three|different|separate|other) )+(?:days|visits)|(?:two|three|four|five|six|eight|ten|twelve) (?:times|single)';
const LESS_THAN_APART = new RegExp(`\\bthan\\b.*\\b(?:${APART})\\b`);
const SOLD_APART = new RegExp(`\\b(?:${APART})\\b`);

/** Whether a sentence states what parts or sessions cost if they are not bought together. */
export const isApart = ({ subject: { sentence } }: AmountInText): boolean => SOLD_APART.test(sentence);

/** Whether a sentence compares with that: only a saving of a course or an offer can be meant. */
export const isLessThanApart = ({ subject: { sentence } }: AmountInText): boolean =>
  LESS_THAN_APART.test(sentence) && !EACH.test(sentence);
/** 'Each massage is £8 less than on its own': the saving of one session. */
const EACH = /\b(?:each|every|per)\b/;

/** 'Costs £20 less', 'is £20 cheaper': a saving that the sentence computes from two prices. */
export const isLess = ({ publicText: { normal }, amount: { normalAt, normalLength } }: AmountInText): boolean =>
  /^ (?:less|cheaper|below)\b/.test(normal.text.slice(normalAt + normalLength));
