/** Names that are probably one name, written in two ways. */
import { distance } from 'fastest-levenshtein';

/** Short names are often one letter apart: 'Ann Fox', 'Ann Cox'. */
const MIN_LENGTH = 4;

/** Whether a name beside the right first name or surname is a misspelling of the other: 'Lambe' for 'Lamb', 'Nayar' for 'Nair'. */
export const isMisspelt = (word: string, meant: string): boolean => {
  const length = Math.max(word.length, meant.length);
  if (length < MIN_LENGTH) return false;
  return distance(word, meant) <= (length > MIN_LENGTH && word[0] === meant[0] ? 2 : 1);
};

/** Whether two first names are spellings of one: 'Mira' and 'Meera', 'Stephen' and 'Steven', 'Kathryn' and 'Catherine'. */
export function soundsLike(word: string, meant: string): boolean {
  const sound = consonantsOf(meant);
  return word.length >= MIN_LENGTH && sound.length >= MIN_CONSONANTS && sound === consonantsOf(word);
}

/** 'Ian' and 'Anna' share their only one. */
const MIN_CONSONANTS = 2;

/** 'Stephen' → 'stfn', 'Omar' → '*mr' */
const consonantsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ph|v/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/^[aeiou]/, '*')
    .replace(/[^b-df-gj-np-tv-z*]|[wxy]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Whether a first name alone is a spelling of another. Without a surname, names that differ more are those of two people: “Susan” and “Seun”. */
export const isSpellingOf = (word: string, first: string): boolean =>
  (Math.max(word.length, first.length) > MIN_LENGTH && distance(word, first) === 1) ||
  (soundsLike(word, first) && consonantsOf(first).length > MIN_CONSONANTS);
