/** A word of a text. */
export interface WrittenWord {
  /** The word as it is written, without a possessive “’s”. */
  readonly written: string;
  /** The word as dictionaries list it: composed characters, curly apostrophes, no invisible characters. */
  readonly word: string;
  readonly at: number;
  /** Whether the word is capitalised although it does not begin its sentence, as names are. */
  readonly isNameInSentence: boolean;
}

/** The end of an address that may begin with a capital letter: 'Reviews.io', but not 'Rest.Then go'. */
const HOST_END = '(?:com|co\\.uk|uk|org|net|io|ie|eu)';
/** Addresses, handles, hashtags, quotations of facts and paths: 'www.example.com', '@clinic', '{clinic.phone}', '/team'. */
const NOT_WORDS = new RegExp(
  [
    String.raw`https?:\/\/\S+`,
    String.raw`[^\s@]+@[^\s@]+`,
    String.raw`(?<!\p{L})[@#][\p{L}\p{N}_.]+`,
    String.raw`\{[^{}\s]*\}`,
    String.raw`(?<![\p{L}\p{N}])(?:(?:[a-z\d\-]+\.)+[a-z\d\-]{2,}|(?:[A-Za-z\d\-]+\.)+${HOST_END}(?![\p{L}\d]))(?:\/\S*)?`,
    String.raw`(?<=^|\s)\/[\p{L}\p{N}\/_\-]+`,
  ].join('|'),
  'gu',
);

/** A letter, an accent, or a character that only says where a word can be divided. */
const PART = '[\\p{L}\\p{M}\\u00ad\\u200b-\\u200d\\u2060]';
const WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])\\p{L}${PART}*(?:['’ʼ]\\p{L}${PART}*)*(?![\\p{N}_])`, 'gu');
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060]/g;
const POSSESSIVE = /['’ʼ]s$/;

/** The end of a text in which a sentence goes on: a small letter, a digit or a comma, and a space. */
const GOES_ON = /[\p{Ll}\p{N},;&’'][)”"]?[\s(“"‘]+$/u;
/** A title and an initial go on too: 'Dr Okoye', 'J. Smith'. */
const BEFORE_NAME = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Miss|Prof|St|\p{Lu}\.?) $/u;
const MAX_LOOK_BACK = 12;

/** Most texts contain none of `NOT_WORDS`, and most words only plain letters: both are read faster. */
const HAS_NOT_WORDS = /[@#/{]|\.[a-z\d]/;
const PLAIN = /^[A-Za-z]+$/;

/** Returns the words of a text. The parts of 'face-lift' and 'and/or' are words of their own. */
export function wordsIn(text: string): readonly WrittenWord[] {
  const plain = HAS_NOT_WORDS.test(text) ? text.replace(NOT_WORDS, (found) => ' '.repeat(found.length)) : text;
  return [...plain.matchAll(WORD)].map(({ 0: found, index }) => {
    const written = PLAIN.test(found) ? found : found.replace(POSSESSIVE, '');
    return {
      written,
      word: PLAIN.test(written) ? written : listedForm(written),
      at: index,
      isNameInSentence: isCapitalised(written) && isWithinSentence(text, index),
    };
  });
}

const listedForm = (written: string): string => written.replace(INVISIBLE, '').normalize('NFKC').replace(/['ʼ]/g, '’');

function isWithinSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_LOOK_BACK), at);
  return GOES_ON.test(before) || BEFORE_NAME.test(before);
}

/** Whether a word has a capital letter after its first: an abbreviation or a brand, 'HCPC', 'HydraFacial'. */
export const hasInnerCapital = (word: string): boolean => /\p{Lu}/u.test(word.slice(1));

export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);
