import { authoredAt, isQuoted, type PublicText, type PublicTextKind } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type Hit, hitsIn, type Lexicon } from './lexicon/lexicon.ts';
import { type Reach, reaches } from './reach.ts';

/** Words of a lexicon in an authored text. */
export interface Said extends Hit {
  /** The words as the owner wrote them. */
  readonly words: string;
  readonly reach: Reach;
}

/**
 * Finds the words of a lexicon in authored texts with the given reach. A word that is repeated in one text counts once.
 */
export function said(input: RuleInput, lexicon: Lexicon, on: readonly Reach[]): readonly Said[] {
  // A text that is quoted as a whole is authored elsewhere, and reported there.
  const hits = hitsIn(lexicon, input.lookups.authored()).filter(({ text, run }) => !isQuoted(text, run));
  if (hits.length === 0) return [];
  const reachOf = reaches(input);
  const met = new Map<PublicText, Set<string>>();
  return hits.flatMap(({ text, run }): Said[] => {
    const words = wordsAt({ text, run });
    const known = met.get(text) ?? new Set();
    if (known.has(words)) return [];
    met.set(text, known.add(words));
    const reach = reachOf(text);
    return on.includes(reach) ? [{ text, run, words, reach }] : [];
  });
}

/** Returns the words of a hit as the owner wrote them. */
export const wordsAt = ({ text: { text }, run: { at, length } }: Hit): string => text.slice(at, at + length);

/** A finding that points to the words. */
export const atWords = ({ text, run }: Hit, message: string, help: string): RuleFinding => ({
  message,
  help,
  ...authoredAt(text, run),
});

const PLACES: Readonly<Partial<Record<PublicTextKind, string>>> = {
  title: 'in a title',
  description: 'in a description for search engines',
  'alternative text': 'in the description of an image',
  testimonial: 'in a testimonial',
  journal: 'in the journal',
  greeting: 'in the greeting of the chat',
  address: 'in an address',
  'short link': 'in a short link',
  'file name': 'in a file name',
  document: 'in a downloadable document',
};
const PAGES: Readonly<Record<Reach, string>> = {
  entry: 'on an entry page',
  inner: 'on an inner page',
  policy: 'in a policy',
};

/** 'in a title', 'on an entry page': where readers see the words. */
export const locationOf = ({ text, reach }: Pick<Said, 'text' | 'reach'>): string => PLACES[text.kind] ?? PAGES[reach];

/** Formats words as a list: “a”, “b” and “c”. */
export const listed = (words: readonly string[]): string =>
  words
    .map((word) => `“${word}”`)
    .reduce((all, word, index) => `${all}${index === words.length - 1 ? ' and ' : ', '}${word}`);
