/** Replaces every letter that looks like a digit: 'OII3' → '0113'. */
export const digitsFor = (text: string): string => text.replace(/o/gi, '0').replace(/[lI|]/g, '1');

/** Letters beside digits, or after the colon of a time; not those of '9o’clock' and '30or60'. */
const RUN = /(?:(?<!\p{L})[oOlI|]+)?\d[\doOlI|:]*(?!['’r])/gu;

/** Replaces letters beside digits that look like digits: '£3lO' → '£310', '1O:OO' → '10:00'. */
export const withDigits = (text: string): string => text.replace(RUN, digitsFor);
