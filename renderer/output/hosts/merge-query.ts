import { ownNames, partsOf } from './destination.ts';
import type { HostRedirect } from './model.ts';

/**
 * A destination with a query, for hosts that can only match text by patterns: each step removes one of the owner's
 * parameters from the visitor's query, and the rest is appended.
 */
interface MergedRedirect {
  readonly from: string;
  /** The destination up to the position of the visitor's query. */
  readonly before: string;
  readonly after: string;
  /** Patterns that match a query with one parameter to remove, and capture the text before and after it. */
  readonly steps: readonly string[];
  /** A pattern that matches a query with any of the parameters left. */
  readonly left: string;
}

/**
 * The number of times that a parameter may appear before the visitor's whole query is dropped. No real campaign repeats
 * one.
 */
const MAX_REPEATS = 2;

export function merged({ from, to }: HostRedirect): MergedRedirect {
  const { address, query, hash } = partsOf(to);
  const names = ownNames(query).map(spellings);
  return {
    from,
    before: `${address}?${query}`,
    after: hash,
    steps: names.flatMap((name) => Array.from({ length: MAX_REPEATS }, () => `^(.*&)?${name}(?:=[^&]*)?(?:&(.*))?$`)),
    left: `(?:^|&)(?:${names.join('|')})(?:[=&]|$)`,
  };
}

const encoder = new TextEncoder();

/** Returns a pattern for every spelling of a name in a query: each character as it is, or percent-encoded. */
const spellings = (name: string): string => [...name].map(spelling).join('');

function spelling(letter: string): string {
  const bytes = [...encoder.encode(letter)].map(encoded).join('');
  if (letter === ' ') return `(?:\\+|${bytes})`;
  return /^[\w.~-]$/.test(letter) ? `(?:${letter.replace('.', '\\.')}|${bytes})` : bytes;
}

/** 0x6d → '%6[dD]' */
const encoded = (byte: number): string =>
  `%${byte
    .toString(16)
    .padStart(2, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`;
