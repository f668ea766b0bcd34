const LETTER = /[\p{L}\p{N}]/u;

/** Checks whether a span of a text consists of whole words: '£20' is not one in '£200', nor 'ink' in 'drink'. */
export const isWholeWord = (text: string, at: number, length: number): boolean =>
  !(LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))) &&
  !(LETTER.test(text.charAt(at + length)) && LETTER.test(text.charAt(at + length - 1)));

/** Checks whether a text contains some words as whole words. */
export function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isWholeWord(text, at, words.length)) return true;
  return false;
}
