/** The character that begins a mark; three characters follow that encode a number. None of them is used by any script. */
const BEGIN = '\uE0F0';
const FIRST_DIGIT = 0xe100;
const BASE = 256;
/** White space without a width: code that measures words does not count a mark as a part of the first one. */
const END = '\uFEFF';
const MARK = new RegExp(`${BEGIN}([\\u{E100}-\\u{E1FF}]{3})`, 'gu');
const REST = /[\u{E0F0}-\u{E1FF}]\uFEFF?/gu;

/** Returns invisible characters that carry a number through the rendering of a page. */
export const markOf = (number: number): string =>
  BEGIN +
  [number / BASE ** 2, number / BASE, number]
    .map((digit) => String.fromCharCode(FIRST_DIGIT + (Math.floor(digit) % BASE)))
    .join('') +
  END;

/** Returns the numbers in the marks of a text, in their order. */
export const marksIn = (text: string): readonly number[] =>
  [...text.matchAll(MARK)].map(([, digits = '']) =>
    [...digits].reduce((sum, digit) => sum * BASE + digit.charCodeAt(0) - FIRST_DIGIT, 0),
  );

/** Returns a text without marks, and without parts of marks that code has cut. */
export const withoutMarks = (text: string): string => text.replace(REST, '');
