/** Words that are formed from another with a prefix or an ending that any noun or participle can have: 'multifocals', 'lenslets', 'untinted'. */

/** A shorter rest is a word by chance: 'nonce' of 'non'. */
const FORMED = [
  /^un-?(?<stem>\p{L}{3,}(?:ed|en|able|ing))$/u,
  /^(?:multi|micro|mini|ultra|non)-?(?<stem>\p{L}{4,})$/u,
  /^(?<stem>\p{L}{4,})lets?$/u,
];

/** Returns the words of which one must exist for a word to be formed from it: 'multifocals' → 'focals', 'focal'. */
export const stemsOf = (word: string): readonly string[] =>
  FORMED.flatMap((pattern) => {
    const stem = pattern.exec(word.toLowerCase())?.groups?.stem;
    return stem === undefined ? [] : [stem, stem.replace(/s$/, '')];
  });
