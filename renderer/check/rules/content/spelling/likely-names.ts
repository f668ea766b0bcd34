/** Unknown words that are probably names: 'Eirlys', 'Prof. Anil Bhatt'. */
import type { Candidate } from '../../../../inputs/dictionary.ts';
import type { PlacedWord } from './placed-word.ts';
import type { Suggestions } from './suggestions.ts';

/** 'Eirlys', whose only similar words are names that the site does not use, is a name too; 'Tusday' is the day. */
export const isLikeNames = (
  found: readonly Candidate[],
  { words, correction }: Suggestions,
  { isUsed }: { readonly isUsed: (word: string) => boolean },
): boolean =>
  words.length === 0 ||
  (correction === undefined && words.every((word) => isNameOnly(word, found) && !isUsed(word.toLowerCase())));

/** Whether the dictionary lists a word only with a capital letter. */
const isNameOnly = (word: string, found: readonly Candidate[]): boolean =>
  found.some(([other]) => other === word) && !found.some(([other]) => other === word.toLowerCase());

const TITLE_BEFORE = /\b(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|sister|nurse|matron)\.? $/i;

/**
 * Whether a word is the first name or the surname of a person: 'Prof. Anil Bhatt', 'Priya Nair is registered'. A word
 * with one likely correction is a typo before a name: 'Aks Priya'.
 */
export function isBesideName(placed: PlacedWord, next: PlacedWord | undefined, { correction }: Suggestions): boolean {
  const { text, at, written } = placed;
  if (TITLE_BEFORE.test(text.text.slice(0, at))) return true;
  const isNext = next !== undefined && next.text === text && /^ $/.test(text.text.slice(at + written.length, next.at));
  return isNext && next.isNameInSentence && correction === undefined && /[.!?]/.test(text.text);
}
