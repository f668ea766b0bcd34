/** Shares that a sentence rounds or turns round: 'nearly four in ten were not much better' if 61 per cent were. */
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { InSentence } from '../in-sentence.ts';

/** Checks whether a share is about that of a figure, or that of everybody to whom the figure does not apply. */
export const isSameShare = (quantity: Quantity, fact: Quantity, { before, sentence }: InSentence): boolean =>
  quantity.unit === 'percent' &&
  fact.unit === 'percent' &&
  (isNearly(quantity, fact, before) ||
    (OTHERS.test(sentence) && isComplement(quantity, fact, isHedged(before) ? HEDGE : ROUNDING)));

/** Words about those to whom the figure does not apply. */
const OTHERS = /\b(?:lost|loses?|fail\w*|not|no|never|without|remain\w*|still|left|come back|others?|rest)\b/;
/** '6 in 100 are lost' if 94 in 100 remain */
const isComplement = (quantity: Quantity, fact: Quantity, rounding: number): boolean =>
  100 - quantity.most >= fact.least - rounding && 100 - quantity.least <= fact.most + rounding;
const ROUNDING = 0.5;

/** 'nearly four in ten' for 39 per cent */
const HEDGE = 4;
const isHedged = (before: string): boolean =>
  /\b(?:about|around|nearly|almost|roughly|some|over|more than|just under|close to|or so) $/.test(before);
const isNearly = (quantity: Quantity, fact: Quantity, before: string): boolean =>
  isHedged(before) && quantity.least >= fact.least - HEDGE && quantity.most <= fact.most + HEDGE;
