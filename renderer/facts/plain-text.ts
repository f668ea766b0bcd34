/**
 * Characters that no text of a site may contain: controls, line and paragraph separators, invisible and direction
 * marks, and lone surrogates. They break headers, addresses and terminals, or make words look like others
 * (https://www.unicode.org/reports/tr36/).
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Checks for text on one line without such characters. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !UNSAFE_CHARACTERS.test(text);

/** Checks for text without such characters, except line breaks. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replaceAll('\n', ' '));

/** Escapes a text for a terminal. */
export const escapeForTerminal = (text: string): string =>
  text.toWellFormed().replace(new RegExp(UNSAFE_CHARACTERS, 'gu'), '�');
