/** ['a', 'b', 'c'] → 'a, b and c' */
export const listed = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;

/** 1, 'like' → '1 like'; 4, 'like' → '4 likes' */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 'a price' → 'A price' */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'The price' → 'the price' */
export const lowerCased = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'lateFee' → 'late fee' */
export const separateWords = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();

/** Splits a list of words that is written as a text of several lines. */
export const wordList = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');
