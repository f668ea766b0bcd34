const LETTER = /[\p{L}\p{N}]/u;

/** True where a run of a text is whole words: '£20' is not in '£200', 'ink' not in 'drink'. */
export const isWholeWord = (text: string, at: number, length: number): boolean =>
  !(LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))) &&
  !(LETTER.test(text.charAt(at + length)) && LETTER.test(text.charAt(at + length - 1)));

/** True where a text holds some words, as words. */
export function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isWholeWord(text, at, words.length)) return true;
  return false;
}
