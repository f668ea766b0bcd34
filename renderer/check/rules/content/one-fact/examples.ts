/** Times that a sentence only asks about, or that are examples of a rule and not the rule: 'What if I cancel ten days before?' */
import type { NamedFigure } from '../../../../config/derived/item-figures.ts';
import { isShorter, type Quantity } from '../../../../facts/quantities.ts';
import type { InSentence } from './in-sentence.ts';

/** 'And what happens if I am ten minutes late?' states nothing: the answer does. */
const WHAT_IF = /^\W*(?:(?:and|but|so) )?what (?:if|happens (?:if|when|to))\b[^.!]*\?/;
export const isOnlyAsked = (sentence: string): boolean => WHAT_IF.test(sentence);

const NOTICE = /notice|cancel/i;
/** 'If you cancel ten days before', but not 'less than ten days before', which states the limit */
const CANCELLED =
  /\b(?:if|when|whoever|anybody who|anyone who|somebody who|someone who)\b[^.;]*\b(?:cancel\w*|call\w* (?:it )?off|chang\w+|mov\w+|postpon\w+)\b/;
const LIMIT = /\b(?:less|fewer|later|more|earlier) than|\b(?:within|inside|under|up to|until|till|at least|only|by)\b/;
const LOSES =
  /\b(?:keep|kept|charge[sd]?|pay|owe|lose|lost|forfeit\w*|gone|no refund|not (?:refunded|returned)|non-refundable)\b/;
const NOTHING = /\b(?:no|not|nothing|never|without)\b/;

/** 'If you cancel ten days before the operation, we keep the deposit' is true if the notice is 14 days. */
export const isTrueExample = (
  quantity: Quantity,
  { sentence, before, after }: InSentence,
  { path, quantities }: NamedFigure,
): boolean =>
  NOTICE.test(path.split('.').at(-1) ?? '') &&
  CANCELLED.test(before) &&
  !LIMIT.test(before) &&
  LOSES.test(after) &&
  !NOTHING.test(sentence) &&
  quantities.every((fact) => isShorter(quantity, fact));
