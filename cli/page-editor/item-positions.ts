import { subjectOf } from '../../renderer/config/naming/subject.ts';
import { keysOf, valueAtPath } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';

/** The place of a value in a list or a record. */
export interface ItemPosition {
  /** The path of the item. */
  readonly path: ConfigPath;
  readonly label: string;
  /** Its position in the list, from 1, and the length of the list. */
  readonly number: number;
  readonly count: number;
  /** The keys of its neighbours: it can be moved before the first or after the second. */
  readonly previous?: string | number | undefined;
  readonly next?: string | number | undefined;
  /** The key after the next one; `undefined` if the next one is the last. */
  readonly afterNext?: string | number | undefined;
}

/** Parts of the config whose entries have names that their owner chose. */
const RECORDS: ReadonlySet<string> = new Set([
  ...[
    'aliases',
    'booking',
    'catalogue',
    'categories',
    'comparisons',
    'departments',
    'documents',
    'examples',
    'figures',
  ],
  ...['images', 'offers', 'people', 'programmes', 'routes', 'terms', 'testimonials', 'embeds'],
]);

/** Returns the lists and records that a value is in, the innermost first. */
export function positionsOf(plainConfig: unknown, path: ConfigPath): readonly ItemPosition[] {
  return path
    .flatMap((key, index) => {
      const container = valueAtPath(plainConfig, path.slice(0, index));
      const isItem = Array.isArray(container) || (index === 1 && RECORDS.has(String(path[0])));
      return isItem ? [positionOf(plainConfig, path.slice(0, index + 1), keysOf(container), key)] : [];
    })
    .reverse();
}

function positionOf(
  plainConfig: unknown,
  path: ConfigPath,
  keys: readonly (string | number)[],
  key: string | number,
): ItemPosition {
  const index = keys.indexOf(key);
  return {
    path,
    label: subjectOf(path, plainConfig),
    ...{ number: index + 1, count: keys.length },
    ...{ previous: keys[index - 1], next: keys[index + 1], afterNext: keys[index + 2] },
  };
}
