import { ownNames, partsOf } from './destination.ts';
import type { HostRedirect } from './model.ts';

/**
 * A destination that has a query of its own, for hosts that know no parameters but match texts by patterns: each step
 * takes one parameter out of a visitor's query that the owner has set, and what is left is appended.
 */
export interface MergedRedirect {
  readonly from: string;
  /** The destination up to where the visitor's query goes, and its hash. */
  readonly before: string;
  readonly after: string;
  /** Patterns of a query with one parameter to take out: what stands before it and behind it. */
  readonly steps: readonly string[];
  /** A pattern of a query in which any of them is left. */
  readonly left: string;
}

/** How often a parameter may be repeated before a visitor's whole query is left out: nobody's campaign repeats it once. */
const REPEATED = 2;

export function merged({ from, to }: HostRedirect): MergedRedirect {
  const { address, query, hash } = partsOf(to);
  const names = ownNames(query).map(spellings);
  return {
    from,
    before: `${address}?${query}`,
    after: hash,
    steps: names.flatMap((name) => Array.from({ length: REPEATED }, () => `^(.*&)?${name}(?:=[^&]*)?(?:&(.*))?$`)),
    left: `(?:^|&)(?:${names.join('|')})(?:[=&]|$)`,
  };
}

const encoder = new TextEncoder();

/** Every way in which a name can be spelled in a query: each letter as it is, or as its bytes. */
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
