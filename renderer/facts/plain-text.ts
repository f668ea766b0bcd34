/**
 * Characters that no text of a site may hold: controls, line and paragraph separators, marks that turn the
 * direction of text or hide in it, and halves of surrogate pairs. They break headers, addresses and terminals,
 * or make words look like others (https://www.unicode.org/reports/tr36/).
 */
const UNFIT = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** True for a text on one line that shows what it holds. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !UNFIT.test(text);

/** The same for a text that may have line breaks. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replaceAll('\n', ' '));

/** A text as a terminal may show it, whatever it holds. */
export const escapeForTerminal = (text: string): string => text.toWellFormed().replace(new RegExp(UNFIT, 'gu'), '�');
