import { authoredAt, isQuoted, type PublicText, type PublicTextKind } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type Hit, hitsIn, type Lexicon } from './lexicon/lexicon.ts';
import { type Reach, reaches } from './reach.ts';

/** Words of a lexicon, in a text that was typed. */
export interface Said extends Hit {
  /** The words as they were typed. */
  readonly words: string;
  readonly reach: Reach;
}

/** Words of a lexicon in every text that reaches whom the rule speaks of; a word that is repeated in a text, once. */
export function said(input: RuleInput, lexicon: Lexicon, on: readonly Reach[]): readonly Said[] {
  // What is quoted as a whole was typed elsewhere, and is found there.
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

/** The words of a hit, as they were typed. */
export const wordsAt = ({ text: { text }, run: { at, length } }: Hit): string => text.slice(at, at + length);

/** A finding at the words. */
export const atWords = ({ text, run }: Hit, message: string, help: string): RuleFinding => ({
  message,
  help,
  ...authoredAt(text, run),
});

const PLACES: Readonly<Partial<Record<PublicTextKind, string>>> = {
  title: 'in a title',
  description: 'in a description for search engines',
  'alternative text': 'in the text of a picture',
  testimonial: 'in a client’s words',
  journal: 'in the journal',
  greeting: 'in the greeting of the chat',
  address: 'in an address',
  'short link': 'in a short link',
  'file name': 'in the name of a file',
  document: 'in a document to download',
};
const PAGES: Readonly<Record<Reach, string>> = {
  entry: 'where visits begin',
  inner: 'on a page of the site',
  policy: 'in a policy',
};

/** 'in a title', 'where visits begin': where the words are met. */
export const locationOf = ({ text, reach }: Pick<Said, 'text' | 'reach'>): string => PLACES[text.kind] ?? PAGES[reach];

/** “a”, “b” and “c” */
export const listed = (words: readonly string[]): string =>
  words
    .map((word) => `“${word}”`)
    .reduce((all, word, index) => `${all}${index === words.length - 1 ? ' and ' : ', '}${word}`);
