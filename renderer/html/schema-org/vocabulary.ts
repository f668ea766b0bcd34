import { lazy } from '../../core/lazy.ts';
import table from './vocabulary.json' with { type: 'json' };

/** A type or a property of schema.org. */
interface Term {
  /** The name of the term that replaced it; '-' if it is retired without a replacement. */
  readonly replacedBy?: string | undefined;
}

interface TypeTerm extends Term {
  readonly above: readonly string[];
}

interface PropertyTerm extends Term {
  /** The types that have the property. */
  readonly domains: readonly string[];
  /** The types of its values. */
  readonly ranges: readonly string[];
}

/** The vocabulary of schema.org. */
export interface Vocabulary {
  readonly types: ReadonlyMap<string, TypeTerm>;
  readonly properties: ReadonlyMap<string, PropertyTerm>;
  /** The members of enumerations, with their types: 'Monday' → ['DayOfWeek']. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

/**
 * Types that are retired only in the words of their description
 * (https://schema.org/ProfessionalService).
 */
const RETIRED: ReadonlySet<string> = new Set(['ProfessionalService']);

const rows = (text: string): readonly (readonly string[])[] => text.split('\n').map((line) => line.split(' '));

/** The whole vocabulary; see test/schema-org/write.mjs for the form of the table. */
export const vocabulary = lazy((): Vocabulary => {
  const types = rows(table.types);
  const named = (numbers = ''): readonly string[] =>
    numbers.split(',').flatMap((number) => types[Number.parseInt(number, 36)]?.[0] ?? []);
  return {
    types: new Map(
      types.map(([name = '', above, replacedBy = RETIRED.has(name) ? '-' : undefined]) => [
        name,
        { above: named(above), replacedBy },
      ]),
    ),
    properties: new Map(
      rows(table.properties).map(([name = '', domains, ranges, replacedBy]) => [
        name,
        { domains: named(domains), ranges: named(ranges), replacedBy },
      ]),
    ),
    members: new Map(rows(table.members).map(([name = '', of]) => [name, named(of)])),
  };
});

/** Returns `true` if a type is another one, or below it. */
export const isA = (type: string, other: string, vocabulary: Vocabulary): boolean =>
  type === other || (vocabulary.types.get(type)?.above ?? []).some((above) => isA(above, other, vocabulary));
