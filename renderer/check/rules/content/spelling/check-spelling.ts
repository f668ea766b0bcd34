import type { Site } from '../../../../config/site.ts';
import type { Io } from '../../../../core/io.ts';
import { lazy } from '../../../../core/lazy.ts';
import { isCapitalised } from '../../../../facts/written-words.ts';
import { type LookedUp, lookUp } from '../../../../inputs/dictionary.ts';
import { isProse } from '../../about/prose.ts';
import { isEmptyFact, type PublicText, type PublicTexts, type Span } from '../../public-texts/index.ts';
import { stemsOf } from './formed-words.ts';
import { isInKnownName } from './known-names.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { isBesideName, isLikeNames } from './likely-names.ts';
import { misspeltPeople } from './misspelt-people.ts';
import { brands, mostlyCapitalised, type OtherSpelling, otherSpellings } from './other-spellings.ts';
import { pairs } from './pairs.ts';
import { spanOf } from './placed-word.ts';
import { repeatedWords } from './repeated-words.ts';
import type { FindSlips, Slip } from './slip.ts';
import { spacing } from './spacing.ts';
import { type Suggestions, suggestionsFor } from './suggestions.ts';
import { type Vocabulary, vocabularyOf, wordsAround } from './vocabulary.ts';

/** A word that is in no dictionary. */
export interface Misspelling extends Suggestions {
  readonly text: PublicText;
  readonly span: Span;
  readonly written: string;
}

/** The mistakes in the spelling and punctuation of a site, and the listed words that it does not use. */
export interface Spelling {
  readonly misspellings: readonly Misspelling[];
  readonly otherSpellings: readonly OtherSpelling[];
  readonly slips: readonly { readonly text: PublicText; readonly slip: Slip }[];
  /** The positions in `spelling` of words that no text uses. */
  readonly unused: readonly number[];
}

type SpellingInput = { readonly site: Site; readonly plainConfig: unknown; readonly publicTexts: PublicTexts };

/** Reads all texts that the owner wrote. Without a dictionary for the language, it finds nothing in them. */
export async function checkSpelling(
  input: SpellingInput,
  io: Pick<Io, 'cache' | 'read' | 'program'>,
): Promise<Spelling> {
  const { site, publicTexts } = input;
  const texts = publicTexts.authored.filter(
    (text) => (isProse(text) || hasUnit(text)) && !isGenerated(text, site) && !isFiller(text),
  );
  const vocabulary = vocabularyOf(texts);
  const known = knownWords(input, vocabulary);
  const unknown = [...vocabulary.keys()].filter((word) => !known.isKnown(word));
  const capitalised = mostlyCapitalised(vocabulary, known.names);
  const stems = unknown.flatMap(stemsOf);
  const lookedUp = await lookUp(new Set([...unknown, ...stems, ...capitalised.keys()]), site.clinic.language, io);
  const unused = unusedWords(site, vocabulary);
  if (!lookedUp) return { misspellings: [], otherSpellings: [], slips: [], unused };
  const listed = new Set((site.spelling ?? []).map((word) => word.toLowerCase()));
  const usual = [...capitalised].filter(([word]) => lookedUp.unknown.has(word));
  const names = new Map([...usual, ...brands(vocabulary, known.names)].filter(([word]) => !listed.has(word)));
  const slips = slipsIn(texts, [repeatedWords, spacing, pairs, misspeltPeople(site)]);
  const isFormed = (word: string) => stemsOf(word).some((stem) => !lookedUp.unknown.has(stem));
  const candidates = new Map(
    unknown.flatMap((word) => {
      const found = isFormed(word) ? undefined : lookedUp.unknown.get(word);
      return found ? [[word, found] as const] : [];
    }),
  );
  const misspellings = misspellingsIn({ texts, vocabulary, known }, candidates);
  return {
    misspellings: misspellings.filter((misspelling) => !slips.some((slip) => contains(slip, misspelling))),
    otherSpellings: otherSpellings(texts, vocabulary, names),
    slips,
    unused,
  };
}

const contains = ({ text, slip: { span: outer } }: Spelling['slips'][number], inner: Misspelling): boolean =>
  text === inner.text && outer.at <= inner.span.at && inner.span.at + inner.span.length <= outer.at + outer.length;

const slipsIn = (texts: readonly PublicText[], finders: readonly FindSlips[]): Spelling['slips'] =>
  texts.flatMap((text) =>
    finders
      .flatMap((findSlips) => findSlips(text))
      .filter(({ span }) => !isAroundEmptyFact(text, span))
      .map((slip) => ({ text, slip })),
  );

/** `content/no-value` reports 'It takes  minutes.', where a fact has no value. */
const isAroundEmptyFact = ({ segments }: PublicText, { at, length }: Slip['span']): boolean =>
  segments.some((segment) => isEmptyFact(segment) && segment.start >= at && segment.start <= at + length);

/** '£54 per session': the other figures have no words. */
const hasUnit = ({ kind, text }: PublicText): boolean => kind === 'figure' && /^(?:From )?£[\d,.]+ \p{L}/u.test(text);

/** `release/placeholder` reports “Lorem ipsum” once. */
const isFiller = ({ text }: PublicText): boolean => /\blorem ipsum\b/i.test(text);

/** A document that is generated from the config repeats its texts. */
const isGenerated = ({ source }: PublicText, { documents }: Site): boolean =>
  source.from === 'document' && documents[String(source.path[1])]?.generate !== undefined;

interface Words {
  readonly texts: readonly PublicText[];
  readonly vocabulary: Vocabulary;
  readonly known: KnownWords;
}

function misspellingsIn(
  { texts, vocabulary, known: { names, isKnown } }: Words,
  candidates: LookedUp['unknown'],
): readonly Misspelling[] {
  const used = lazy(() => smallWords(vocabulary));
  const context = { names, isUsed: (word: string) => used().has(word) };
  return wordsAround(candidates.keys(), texts, vocabulary).flatMap((placed, index, all) => {
    const { text, written, word } = placed;
    const found = candidates.get(word);
    const span = spanOf(placed);
    // `content/markup` reports '<br>'.
    if (!found || isKnown(word) || isInKnownName(placed) || isInTag(text.text, span.at)) return [];
    const suggestions = suggestionsFor(word, found, context);
    // 'Nytol is sold without a prescription': a word at the beginning of a sentence that resembles no other is a name.
    const isName =
      isCapitalised(word) && isLikeNames(found, suggestions, context) && !vocabulary.has(word.toLowerCase());
    const isNamed = isCapitalised(word) && isBesideName(placed, all[index + 1], suggestions);
    return isName || isNamed ? [] : [{ text, span, written, ...suggestions }];
  });
}

/** The name of a tag, or a word in its attributes: '<a href="/terms">'. */
const isInTag = (text: string, at: number): boolean =>
  /<\/?(?:[a-z][a-z\d]*\s[^<>]*)?$/i.test(text.slice(0, at)) && /^[^<>]*>/.test(text.slice(at));

const smallWords = (vocabulary: Vocabulary): ReadonlySet<string> =>
  new Set([...vocabulary.values()].map(({ small }) => small));

function unusedWords({ spelling = [] }: Site, vocabulary: Vocabulary): readonly number[] {
  if (spelling.length === 0) return [];
  const used = smallWords(vocabulary);
  const isUsed = (word: string) => ['', 's', 'es'].some((ending) => used.has(word.toLowerCase() + ending));
  return [...spelling.entries()].flatMap(([index, word]) => (isUsed(word) ? [] : [index]));
}
