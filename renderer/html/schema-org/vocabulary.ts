import { lazy } from '../../core/lazy.ts';
import table from './vocabulary.json' with { type: 'json' };

/** A type or a property of schema.org. */
interface Term {
  /** The name of the term that replaced it; '-' if it is retired without a replacement. */
  readonly replacedBy?: string | undefined;
}

interface TypeTerm extends Term {
  /** The types directly above it. */
  readonly above: readonly string[];
  /** The type itself and all types above it. */
  readonly isA: () => ReadonlySet<string>;
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
  const terms: ReadonlyMap<string, TypeTerm> = new Map(
    types.map(([name = '', numbers, replacedBy = RETIRED.has(name) ? '-' : undefined]) => {
      const above = named(numbers);
      // Each of the many objects on a page is compared with many types.
      const isA = lazy(() => new Set([name, ...above.flatMap((type) => [...(terms.get(type)?.isA() ?? [type])])]));
      return [name, { above, isA, replacedBy }];
    }),
  );
  return {
    types: terms,
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
  type === other || (vocabulary.types.get(type)?.isA().has(other) ?? false);
