/** Figures of a contract in sentences that resemble effects only because of them: 'You join for at least 6 months.' */
import { type PublicText, type Span, textAt, typedWordsAt } from '../../public-texts/index.ts';
import { isAlike } from '../learned/judged-passages.ts';

/** The names of figures for the end of a contract, how long it binds members, and how long something can be used */
const OF_CONTRACT = /notice|cancel|minimum|minterm|term$|commitment|contract|valid|expir|cooling|refund/i;

/** Words of those who make a contract, or end it */
const MAKES_CONTRACT =
  /\b(?:leave|cancel\w*|notice|members?|membership|contracts?|joins?|joined|direct debit|refund\w*|subscri\w+|sign up)\b/i;

/** Whether a sentence quotes only figures of a contract, and is about it or claims nothing without them. */
export const isOnlyOfContract = (
  text: PublicText,
  sentence: Span,
  figures: readonly { readonly name: string }[],
): boolean =>
  figures.length > 0 &&
  figures.every(({ name }) => OF_CONTRACT.test(name)) &&
  (MAKES_CONTRACT.test(textAt(text, sentence)) || !isAlike(typedWordsAt(text, sentence), 'claim/effect'));
