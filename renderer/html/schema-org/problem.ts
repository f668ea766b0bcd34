import type { Fields } from '../../config/variants.ts';

/** A problem in structured data. */
export interface DataProblem {
  readonly message: string;
  /** The type and its property: 'AggregateRating.ratingValue'; only the type, if the problem is the type itself. */
  readonly property: string;
  /** The page that defines or requires it. */
  readonly source: string;
  /** 'recommended' if search engines use the data without it, but show less. */
  readonly kind: 'wrong' | 'recommended';
}

/** The types of an object. */
export const typesOf = (node: Fields): readonly string[] => [node['@type'] ?? []].flat().map(String);

/** Returns `true` if an object only names another one. */
export const isReference = (node: Fields): boolean => '@id' in node && Object.keys(node).length === 1;

/** Returns the values of a property: a list has several. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
