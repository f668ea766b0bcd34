import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cached, type Read } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Io } from '../core/io.ts';
import { memoize, memoizeRecent } from '../core/lazy.ts';
import { AMERICAN_SPELLINGS, britishSpellings } from '../facts/british-spelling.ts';
import { isClinicalWord } from '../facts/clinical-words.ts';

const require = createRequire(import.meta.url);

/** A word that could be meant by a misspelt one. The lower the cost, the more similar they are; 100 is one letter. */
export type Candidate = readonly [word: string, cost: number];

/** The results of looking words up in the dictionary. */
export interface LookedUp {
  /** The words that are not in the dictionary, with the most similar words that are. */
  readonly unknown: ReadonlyMap<string, readonly Candidate[]>;
}

/** The languages that the dictionary is for. */
const LANGUAGES: ReadonlySet<string> = new Set(['en-GB', 'en-IE']);

const PACKAGE = '@cspell/dict-en-gb-ise';
const MAX_CANDIDATES = 8;
const BRITISH_COST = 10;
const ONE_LETTER = 100;

/** “nite” and “tonite” differ from “night” and “tonight” by three letters, but sound the same. */
const SPELT_AS_SPOKEN = /ite(?=s?$)/;

type Entries = Readonly<Record<string, readonly Candidate[] | null>>;

/**
 * Looks words up in the dictionary. Returns `undefined` if the language has no dictionary. Loading it takes half a
 * second, so the answers are cached, and it is loaded only if a word is new.
 */
export async function lookUp(
  words: ReadonlySet<string>,
  language: string,
  { cache, read, program = '' }: Pick<Io, 'cache' | 'read' | 'program'>,
): Promise<LookedUp | undefined> {
  if (!LANGUAGES.has(language)) return undefined;
  const name = `spelling-${digest(program, PACKAGE, AMERICAN_SPELLINGS)}`;
  const known = (await cached(cache, name, readEntries)) ?? {};
  const missing = [...words].filter((word) => !Object.hasOwn(known, word));
  const found = missing.length === 0 ? {} : await search(missing, read);
  const entries: Entries = { ...known, ...found };
  if (missing.length > 0) await cache.set(name, JSON.stringify(entries));
  return {
    unknown: new Map(
      [...words].flatMap((word) => {
        const candidates = entries[word];
        return candidates ? [[word, candidates] as const] : [];
      }),
    ),
  };
}

async function search(words: readonly string[], read: Io['read']): Promise<Entries> {
  const file = join(dirname(require.resolve(`${PACKAGE}/cspell-ext.json`)), 'en_GB.trie.gz');
  const bytes = await read(file);
  if (!bytes) throw new Error(`The dictionary ${file} is missing. Install the packages again.`);
  const candidatesFor = await dictionaryIn(bytes);
  return Object.fromEntries(words.map((word) => [word, candidatesFor(word)]));
}

/**
 * Returns the candidates for a word, or `null` if it is in the dictionary. Decoding the dictionary takes longer than
 * anything else here, and `site dev` and `site edit` look up words again and again.
 */
const dictionaryIn = memoizeRecent(1, digest, async (bytes: Uint8Array) => {
  const { decodeTrie } = await import('cspell-trie-lib');
  const dictionary = decodeTrie(gunzipSync(bytes));
  const has = (word: string): boolean => dictionary.has(word) || dictionary.has(word.toLowerCase());
  return memoize((word: string): readonly Candidate[] | null => {
    const small = word.toLowerCase();
    if (has(word) || isClinicalWord(small, has)) return null;
    const british = britishSpellings(small).filter(has);
    const similar = dictionary
      .suggestWithCost(word, { numSuggestions: MAX_CANDIDATES, ignoreCase: true })
      .map(({ word: other, cost }): Candidate => [other, cost])
      // The dictionary also lists forms without accents and capitals, which it does not accept.
      .filter(([other]) => dictionary.has(other) && !/[’']s$/.test(other) && !british.includes(other));
    const spoken = small.replace(SPELT_AS_SPOKEN, 'ight');
    const [, least = ONE_LETTER] = similar[0] ?? [];
    return [
      ...british.map((other): Candidate => [other, BRITISH_COST]),
      // It is as likely as the most similar word: “wite” can mean “wight” and “white”.
      ...(spoken !== small && has(spoken) ? [[spoken, Math.min(least, ONE_LETTER)] as const] : []),
      ...similar.filter(([other]) => other !== spoken),
    ].slice(0, MAX_CANDIDATES);
  });
});

/** The checksum of the entry and the program in its name ensure that this program wrote it. */
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readEntries: Read<Entries> = (value) => (isEntries(value) ? value : undefined);
