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
  const { categories, people, treatments, embeddedMaps, maps, addresses, treatmentPages } = record;
  // The page of a treatment whose name in the config was typed over another one is there again with its name.
  const isLost = duplicates.some(({ keys }) => keys.at(-2) === 'catalogue');
  const lostPages = new Set(isLost ? Object.values(treatmentPages) : []);
  return {
    ...record,
    addresses: addresses.filter((address) => !lostPages.has(address)),
    categories: kept(categories, 'categories'),
    maps: kept(maps, 'images'),
    people: kept(people, 'people'),
    treatments: kept(treatments, 'catalogue'),
    embeddedMaps: kept(embeddedMaps, 'embeds'),
  };
}
