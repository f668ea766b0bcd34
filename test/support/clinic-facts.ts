import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { textsOf } from '../../renderer/facts/texts.ts';

/** A fact of the clinic in a config, and its path. */
export interface Fact {
  readonly text: string;
  readonly path: string;
}

/** Parts of a config that declare names; booking links and categories are quoted and linked by these names. */
const NAMING = ['departments', 'categories', 'catalogue', 'programmes', 'offers', 'booking'];

/** Fields whose values are words of the config language: a kind of section, a type of schema.org, a colour scheme. */
const OF_THE_LANGUAGE = ['kind', 'type', 'palette', 'language', 'timeZone', 'country', 'opens', 'focus', 'hide'];

/** Fields with durations, times, dates, counts and prices. Two clinics may share these values by chance. */
const MEASURED = [
  ...['duration', 'schedule', 'hours', 'figures', 'from', 'asOf', 'value', 'best', 'date'],
  ...['price', 'usualPrice', 'normalPrice', 'instalments'],
];

/**
 * Fields whose values are not specific to a clinic: names of files, networks, services, occupations and jurisdictions.
 */
const OF_EVERYBODY = ['file', 'provider', 'role', 'socialProfiles.name', 'source', 'legal.registeredIn'];

/** Parts that contain prose: a short label there may occur on any site, but a sentence belongs to this clinic. */
const COMPOSED = ['pages', 'navigation', 'routes'];
const isComposed = ([part, , field]: ConfigPath): boolean =>
  COMPOSED.includes(String(part)) || (part === 'documents' && field === 'generate');

/** The number of consecutive words that hardly another clinic would write. */
const SENTENCE = 5;

const AMOUNT = /£\d[\d,]*(?:\.\d+)?/g;

/** Walks a config and returns every fact in it: names, addresses, people and sentences. */
export function factsOf(config: unknown, sentence = SENTENCE): readonly Fact[] {
  const { value } = stripAnnotations(config);
  const names = declaredNames(value);
  const texts = [...textsOf(value)]
    .filter(({ path, text }) => !isCommon(path) && !isReference(text, names))
    .flatMap((said) => ownWords(said, sentence));
  return distinct([...namesIn(value), ...texts]);
}

/** Every amount of money of a config. */
export const amountsOf = (config: unknown): readonly Fact[] =>
  distinct(
    [...textsOf(stripAnnotations(config).value)].flatMap(({ path, text }) =>
      (text.match(AMOUNT) ?? []).map((amount) => ({ text: amount, path: formatPath(path) })),
    ),
  );

/** Returns true if a text contains another as whole words: 'reminds' does not contain 'mind'. */
export const holds = (text: string, words: string): boolean => text.includes(words) && whole(words).test(text);

export const whole = (words: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, flags);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const namesIn = (value: unknown): readonly Fact[] =>
  NAMING.flatMap((part) =>
    Object.keys(fieldsOf(fieldsOf(value)[part])).map((text) => ({ text, path: `${part}.${text}` })),
  );

/** All declared names. A value equal to one of them is a reference, not a fact. */
const declaredNames = (value: unknown): ReadonlySet<string> =>
  new Set(Object.values(fieldsOf(value)).flatMap((part) => Object.keys(fieldsOf(part))));

const isCommon = (path: ConfigPath): boolean => {
  const keys = path.filter((key) => typeof key === 'string');
  return (
    keys.some((key) => OF_THE_LANGUAGE.includes(key) || MEASURED.includes(key)) ||
    OF_EVERYBODY.some((field) => keys.join('.').endsWith(field))
  );
};

/** A name that is declared elsewhere, an address on the site, or a word of the dictionary. */
const isReference = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(text) || /^(\/|#|document:|[a-z]+$)/.test(text);

/**
 * Returns a text without the facts that it quotes and the addresses that it links to, because these are collected
 * elsewhere.
 */
function ownWords({ path, text }: { path: ConfigPath; text: string }, sentence: number): readonly Fact[] {
  const phrase = text.includes('{') || /^\p{Ll}\S* /u.test(text);
  const least = phrase || isComposed(path) ? sentence : 1;
  return text
    .split(/\{[^}]*\}|\]\([^)]*\)|^email:|[[*\n]/)
    .map((part) => part.replace(/^[\s.,:;|)]+|[\s.,:;|(]+$/g, ''))
    .filter((part) => /\p{L}|\d{4}/u.test(part) && part.split(/\s+/).length >= least)
    .map((part) => ({ text: part, path: formatPath(path) }));
}

const distinct = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [fact.text, fact])).values(),
];
