import { type DuplicateName, isDeclaredTwice } from '../../config/duplicate-names.ts';
import type { BuildRecord } from './build-record.ts';

/**
 * Removes the facts of entries that are declared twice: the config has only the second of two values, and differs from
 * the last build because the first is lost.
 */
export function withoutLost(record: BuildRecord, duplicates: readonly DuplicateName[]): BuildRecord {
  if (duplicates.length === 0) return record;
  /** `part` is the part of the config that has the names. */
  const kept = <Fact>(facts: Readonly<Record<string, Fact>>, part: string): Record<string, Fact> =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => !isDeclaredTwice(duplicates, part, name)));
  const { categories, people, treatments, embeddedMaps, maps } = record;
  return {
    ...record,
    categories: kept(categories, 'categories'),
    maps: kept(maps, 'images'),
    people: kept(people, 'people'),
    treatments: kept(treatments, 'catalogue'),
    embeddedMaps: kept(embeddedMaps, 'embeds'),
  };
}
