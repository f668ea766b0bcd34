import type { Site } from '../../../../config/site.ts';
import type { Io } from '../../../../core/io.ts';
import { lazy } from '../../../../core/lazy.ts';
import { type WrittenWord, wordsIn } from '../../../../facts/written-words.ts';
import { type LookedUp, lookUp } from '../../../../inputs/dictionary.ts';
import { proseOf } from '../../about/prose.ts';
import { insteadOf } from '../../claim/lexicon/named-medicines.ts';
import { isAuthored, type PublicText, type PublicTexts, type Span } from '../../public-texts/index.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { type Suggestions, suggestionsFor } from './suggestions.ts';

/** A word that is in no dictionary. */
export interface Misspelling extends Suggestions {
  readonly text: PublicText;
  readonly span: Span;
  readonly written: string;
}

/** The words of a site that are in no dictionary, and what its owner lists in vain. */
export interface Spelling {
  readonly misspellings: readonly Misspelling[];
  /** The positions in `spelling` of words that no text uses. */
  readonly unused: readonly number[];
}

interface PlacedWord extends WrittenWord {
  readonly text: PublicText;
}

type SpellingInput = { readonly site: Site; readonly plainConfig: unknown; readonly publicTexts: PublicTexts };

/** Looks up the words of all texts that the owner wrote. Without a dictionary for the language, it finds nothing. */
export async function checkSpelling(
  input: SpellingInput,
  io: Pick<Io, 'cache' | 'read' | 'program'>,
): Promise<Spelling> {
  const { site, publicTexts } = input;
  const words = proseOf(publicTexts).flatMap((text) => (isGenerated(text, site) ? [] : placed(text)));
  const known = knownWords(input, words);
  const unknown = words.filter(({ word }) => !known.isKnown(word));
  const lookedUp = await lookUp(new Set(unknown.map(({ word }) => word)), site.clinic.language, io);
  return {
    misspellings: lookedUp ? misspellingsIn({ words, unknown, known }, lookedUp.unknown) : [],
    unused: unusedWords(site, words),
  };
}

/** A document that is generated from the config repeats its texts. */
const isGenerated = ({ source }: PublicText, { documents }: Site): boolean =>
  source.from === 'document' && documents[String(source.path[1])]?.generate !== undefined;

const placed = (text: PublicText): readonly PlacedWord[] =>
  wordsIn(text.text)
    .filter(({ at, written }) => isAuthored(text, { at, length: written.length }))
    .map((word) => ({ ...word, text }));

interface Words {
  readonly words: readonly PlacedWord[];
  readonly unknown: readonly PlacedWord[];
  readonly known: KnownWords;
}

function misspellingsIn(
  { words, unknown, known: { names } }: Words,
  candidates: LookedUp['unknown'],
): readonly Misspelling[] {
  const used = lazy(() => new Set(words.map(({ word }) => word.toLowerCase())));
  const context = { names, isUsed: (word: string) => used().has(word) };
  return unknown.flatMap(({ text, at, written, word }) => {
    const found = candidates.get(word);
    return found && insteadOf(word) === undefined
      ? [{ text, span: { at, length: written.length }, written, ...suggestionsFor(word, found, context) }]
      : [];
  });
}

function unusedWords({ spelling = [] }: Site, words: readonly PlacedWord[]): readonly number[] {
  if (spelling.length === 0) return [];
  const used = new Set(words.map(({ word }) => word.toLowerCase()));
  const isUsed = (word: string) => ['', 's', 'es'].some((ending) => used.has(word.toLowerCase() + ending));
  return [...spelling.entries()].flatMap(([index, word]) => (isUsed(word) ? [] : [index]));
}
