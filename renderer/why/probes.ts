import type { Leaf } from '../config/leaves.ts';
import type { Parsed } from '../config/parse.ts';
import type { TextUse } from '../config/schema/base.ts';
import { valueAtPath } from '../config/value-at.ts';
import { type ConfigPath, formatPath, type SourceLocation } from '../core/finding.ts';
import { parseDate } from '../facts/date.ts';
import { otherValues, withMark } from './changed-values.ts';

/** Something that the texts of a page may come from. */
export type TextSource =
  /** A value of the config; on the day `from`, if it is not yet the value of today. */
  | { readonly kind: 'value'; readonly path: ConfigPath; readonly from?: string }
  /** A passage of a file in content/. */
  | { readonly kind: 'passage'; readonly location: SourceLocation; readonly text: string }
  /** The number of pages and the size of a file in content/documents/. */
  | { readonly kind: 'document'; readonly path: ConfigPath };

/** A source with a value to put in its place, to see which texts change. */
export interface Probe {
  readonly number: number;
  readonly source: TextSource;
  /** The value that the schema accepts in its place; the other kinds of sources need none. */
  readonly value?: unknown;
  /** True if the change adds a mark to a text, so that one page can show the marks of many probes. */
  readonly isMarked: boolean;
}

/** Roles of strings that name or address something: a page with another one would show something else. */
const NAMES: ReadonlySet<TextUse | undefined> = new Set(['target', 'route', 'booking', 'document', 'file', 'name']);

/** A value of the config, and the values that may be put in its place. */
interface Candidate {
  readonly number: number;
  readonly path: ConfigPath;
  /** The value with a mark, if it may have one. */
  readonly mark?: string | undefined;
  readonly values: readonly unknown[];
}

/** Returns a probe for each string and number of a config for which the schema accepts another value. */
export function configProbes({
  plainConfig,
  schema,
  leaves,
}: Pick<Parsed, 'plainConfig' | 'schema' | 'leaves'>): readonly Probe[] {
  let left = candidatesIn(plainConfig, leaves);
  while (left.length > 0) {
    const read = schema.safeParse(withValues(plainConfig, left.map(changeOf)), { jitless: true });
    if (read.success) return left.map(probeOf);
    const refused = read.error.issues.map(({ path }) => path.map(keyOf));
    // A rule about several values of an object reports only one of them, perhaps one that was not changed.
    const next = [refused, refused.map((path) => path.slice(0, -1))]
      .map((paths) => withoutRefused(left, paths))
      .find((remaining) => remaining.some((one, index) => one !== left[index]) || remaining.length < left.length);
    if (!next) return [];
    left = next;
  }
  return [];
}

const changeOf = ({ path, values: [value] }: Candidate): readonly [ConfigPath, unknown] => [path, value];

const probeOf = ({ number, path, mark, values: [value] }: Candidate): Probe => ({
  ...{ number, value, isMarked: value === mark },
  source: { kind: 'value', path },
});

function withoutRefused(candidates: readonly Candidate[], refused: readonly ConfigPath[]): readonly Candidate[] {
  const isRefused = refusedBy(refused);
  return candidates.flatMap((one) => (isRefused(one.path) ? withoutFirst(one) : [one]));
}

const withoutFirst = (candidate: Candidate): readonly Candidate[] =>
  candidate.values.length > 1 ? [{ ...candidate, values: candidate.values.slice(1) }] : [];

const keyOf = (key: PropertyKey): string | number => (typeof key === 'number' ? key : String(key));

/** An issue at a list or record refuses all values in it. */
function refusedBy(paths: readonly ConfigPath[]): (path: ConfigPath) => boolean {
  const all = new Set(paths.map(formatPath));
  return (path) => all.has('') || path.some((_, index) => all.has(formatPath(path.slice(0, index + 1))));
}

function candidatesIn(plainConfig: unknown, leaves: readonly Leaf[]): readonly Candidate[] {
  const uses = new Map(leaves.filter(({ part }) => part === undefined).map(({ path, use }) => [formatPath(path), use]));
  const found: Candidate[] = [];
  const visit = (value: unknown, path: ConfigPath): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(inner, [...path, key]);
    } else if (typeof value === 'string' || typeof value === 'number') {
      const [number, use] = [found.length, uses.get(formatPath(path))];
      if (NAMES.has(use)) return;
      const mark = typeof value === 'string' && isText(value, use, path) ? withMark(value, number) : undefined;
      found.push({
        number,
        path,
        mark,
        values: [...(mark === undefined ? [] : [mark]), ...otherValues(value, number)],
      });
    }
  };
  visit(plainConfig, []);
  return found.filter(({ values }) => values.length > 0);
}

/** Figures cannot have a mark. 'none' marks an image as decorative, and code compares dates. */
const isText = (value: string, use: TextUse | undefined, path: ConfigPath): boolean =>
  parseDate(value) === undefined &&
  !(value === 'none' && path.at(-1) === 'alt') &&
  (use === 'words' || value.includes('{') || !/\d/.test(value));

/** Returns a copy of a config with other values. */
export function withValues(plainConfig: unknown, changes: readonly (readonly [ConfigPath, unknown])[]): unknown {
  const copy = structuredClone(plainConfig);
  for (const [path, value] of changes) {
    const holder = valueAtPath(copy, path.slice(0, -1));
    if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path.at(-1) ?? '', value);
  }
  return copy;
}
