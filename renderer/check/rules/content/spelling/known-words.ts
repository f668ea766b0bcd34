import type { Site } from '../../../../config/site.ts';
import { memoize } from '../../../../core/lazy.ts';
import { hasInnerCapital, wordsIn } from '../../../../facts/written-words.ts';
import { stringsIn } from '../../config-strings.ts';
import { CLINIC_WORDS } from './clinic-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Fields of the config with names: of people, places, treatments, companies, registers and qualifications. */
const NAME_FIELDS: ReadonlySet<string | number> = new Set([
  ...['name', 'provider', 'source', 'register', 'qualifications', 'address', 'location', 'container', 'namespace'],
  ...['registeredIn', 'registeredOffice', 'postcode', 'area', 'town', 'street', 'country', 'region'],
]);

/** Records whose keys are names. */
const NAMED_PARTS = [
  ...['departments', 'people', 'testimonials', 'categories', 'catalogue', 'programmes', 'offers', 'images'],
  ...['documents', 'embeds', 'terms', 'routes', 'aliases', 'booking'],
] as const satisfies readonly (keyof Site)[];

/** Words that need no dictionary. */
export interface KnownWords {
  readonly isKnown: (word: string) => boolean;
  /** The names of the config in lower case, with their spelling. */
  readonly names: ReadonlyMap<string, string>;
}

/** Collects the names of a config, the words that its owner lists, and names that its texts use. */
export function knownWords(
  { site, plainConfig }: { readonly site: Site; readonly plainConfig: unknown },
  vocabulary: Vocabulary,
): KnownWords {
  const names = namesOf(site, plainConfig);
  const listed = new Set([...(site.spelling ?? []), ...namesInText(vocabulary)].map((word) => word.toLowerCase()));
  const isListed = (word: string): boolean => listed.has(word) || names.has(word) || CLINIC_WORDS.has(word);
  return {
    names,
    isKnown: memoize((word) => {
      const small = word.toLowerCase();
      const forms = [small, small.replace(/e?s$/, ''), small.replace(/ies$/, 'y'), small.replace(/s$/, '')];
      return word.length === 1 || hasInnerCapital(word) || forms.some(isListed);
    }),
  };
}

function namesOf(site: Site, plainConfig: unknown): ReadonlyMap<string, string> {
  const values = stringsIn(plainConfig).flatMap(({ text, path }) =>
    path.some((key) => NAME_FIELDS.has(key)) ? [text] : [],
  );
  const keys = NAMED_PARTS.flatMap((part) => Object.keys(site[part] ?? {}).map((key) => key.replace(/[-_/]/g, ' ')));
  // The first spelling counts; values come before keys, because keys have no capital letters.
  return new Map(
    [...values, ...keys]
      .flatMap(wordsIn)
      .map(({ word }) => [word.toLowerCase(), word] as const)
      .reverse(),
  );
}

/** Words that are written with a capital letter within a sentence, and never without: names of people and places. */
function namesInText(vocabulary: Vocabulary): readonly string[] {
  const small = new Set([...vocabulary].flatMap(([word, { isCapitalised }]) => (isCapitalised ? [] : [word])));
  return [...vocabulary].flatMap(([word, use]) => (use.isNameInText && !small.has(use.small) ? [word] : []));
}
