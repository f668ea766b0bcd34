import { distance } from 'fastest-levenshtein';
import { nearest } from '../../facts/nearest.ts';
import { REFERENCE_KINDS, type ReferenceKind } from '../reference-kinds.ts';

const MAX_LISTED = 12;

/** A longer text is compared by its beginning. */
const MAX_COMPARED = 80;

/**
 * Returns 'Did you mean “massage”?' if a name is similar enough, or a list of the names: of many, the most similar
 * ones, and the parts of the config that declare the others.
 */
export function suggestion(text: string, names: ReadonlySet<string>, kind?: ReferenceKind): string | undefined {
  if (names.size === 0) return undefined;
  const found = nearest(text, names);
  if (found?.near) return `Did you mean “${found.name}”?`;
  if (names.size <= MAX_LISTED) return `Known names: ${[...names].join(', ')}.`;
  const listed = bySimilarity(text, names).slice(0, MAX_LISTED);
  return `Known names: ${listed.join(', ')} and ${names.size - MAX_LISTED} more${kind ? `, all in ${partsOf(kind)}` : ''}.`;
}

const partsOf = (kind: ReferenceKind): string => REFERENCE_KINDS[kind].parts.map((part) => `“${part}”`).join(' and ');

/** Sorts names: those that share a word with a text first, then those with the fewest different letters. */
function bySimilarity(text: string, names: Iterable<string>): readonly string[] {
  const small = text.slice(0, MAX_COMPARED).toLowerCase();
  const words = new Set(wordsOf(small));
  const scored = [...names].map((name) => {
    const other = name.toLowerCase();
    const isRelated = wordsOf(other).some((word) => words.has(word));
    return { name, score: distance(small, other) / Math.max(small.length, other.length) - (isRelated ? 1 : 0) };
  });
  return scored.sort((a, b) => a.score - b.score).map(({ name }) => name);
}

const wordsOf = (name: string): readonly string[] => name.match(/[a-z]{3,}/g) ?? [];
