import { valueAtPath } from '../config/value-at.ts';
import { type Fields, isPlainObject } from '../config/variants.ts';
import { type ConfigPath, formatPath } from '../core/finding.ts';
import { type Alignment, alignLists, alignRecords, isReordered } from './align.ts';
import { type NamedEntries, namedEntries } from './named-entries.ts';
import { isSameText } from './shown.ts';
import type { SiteVersion } from './version.ts';

/** A place in which two configs differ: an entry of one of them only, a value, or the order of entries. */
export type Difference =
  | { readonly kind: 'appeared'; readonly after: ConfigPath }
  | { readonly kind: 'vanished'; readonly before: ConfigPath }
  | { readonly kind: 'changed' | 'reordered'; readonly before: ConfigPath; readonly after: ConfigPath };

/** A value that both configs contain. */
interface Pair {
  readonly kind: 'pair';
  readonly before: ConfigPath;
  readonly after: ConfigPath;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** The path in the earlier config of everything that both contain, by its path in the later one. */
  readonly earlierPaths: ReadonlyMap<string, ConfigPath>;
}

/** Compares two configs entry by entry. An entry that only moved or got another key is the same entry. */
export function compareConfigs(before: SiteVersion, after: SiteVersion): Comparison {
  const found = [...compare([], [], { before, after, named: namedEntries(before.plainConfig, after.plainConfig) })];
  return {
    differences: found.flatMap((each) => (each.kind === 'pair' ? [] : [each])),
    earlierPaths: new Map(
      found.flatMap((each) => (each.kind === 'pair' ? [[formatPath(each.after), each.before] as const] : [])),
    ),
  };
}

interface Context {
  readonly before: SiteVersion;
  readonly after: SiteVersion;
  readonly named: NamedEntries;
}

type Found = Generator<Difference | Pair>;

function* compare(before: ConfigPath, after: ConfigPath, context: Context): Found {
  const old = valueAtPath(context.before.plainConfig, before);
  const current = valueAtPath(context.after.plainConfig, after);
  yield { kind: 'pair', before, after };
  if (Array.isArray(old) && Array.isArray(current)) {
    const aligned = alignLists(old, current);
    yield* inside(before, after, aligned, context);
    if (hasVisibleOrder(after) && isReordered(aligned.pairs)) yield { kind: 'reordered', before, after };
  } else if (isPlainObject(old) && isPlainObject(current)) {
    const aligned = context.named.alignmentOf(after) ?? alignRecords(old, current, false);
    yield* inside(before, after, aligned, context);
    if (ORDERED_RECORDS.test(formatPath(after)) && isReordered(positionsOf(aligned, old, current)))
      yield { kind: 'reordered', before, after };
  } else if (!isSameText(context, before, after)) yield { kind: 'changed', before, after };
}

function* inside<Key extends string | number>(
  before: ConfigPath,
  after: ConfigPath,
  { pairs, vanished, appeared }: Alignment<Key>,
  context: Context,
): Found {
  for (const key of vanished)
    for (const path of itemsAt([...before, key], context.before)) yield { kind: 'vanished', before: path };
  for (const key of appeared)
    for (const path of itemsAt([...after, key], context.after)) yield { kind: 'appeared', after: path };
  for (const [old, key] of pairs) yield* compare([...before, old], [...after, key], context);
}

/** Of a list that exists in one config only, each item counts; a page is one entry. */
function itemsAt(path: ConfigPath, { plainConfig }: SiteVersion): readonly ConfigPath[] {
  const value = valueAtPath(plainConfig, path);
  return Array.isArray(value) && path[0] !== 'pages' ? value.map((_, index) => [...path, index]) : [path];
}

/** The records that pages list in the order of the config; treatments are listed by category (`treatment-order.ts`). */
const ORDERED_RECORDS = /^(?:categories|programmes|offers|catalogue\.[^.]+\.options)$/;

/** The lists whose order no page shows. */
const UNORDERED_LISTS: ReadonlySet<string> = new Set(['alsoIn', 'requires', 'hide', 'founders', 'closures']);

const hasVisibleOrder = (path: ConfigPath): boolean => !UNORDERED_LISTS.has(String(path.at(-1)));

const positionsOf = ({ pairs }: Alignment<string>, old: Fields, current: Fields): Alignment<number>['pairs'] =>
  pairs
    .map(([before, after]) => [Object.keys(old).indexOf(before), Object.keys(current).indexOf(after)] as const)
    .sort(([, a], [, b]) => a - b);
