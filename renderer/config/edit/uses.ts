import type { ConfigPath } from '../../core/finding.ts';
import type { Recorded } from '../locate/instrument.ts';
import { markedParts, withoutMarkers } from '../locate/markers.ts';
import type { RecordedRun } from '../locate/record-run.ts';
import { fieldOf, type RunValue, rootOf, withoutAnnotations } from '../locate/value-in-run.ts';
import { MAX_DEPTH, valueOnDay } from '../variants.ts';

/** The locations at which the values of a config were written. */
export interface Uses {
  /** Returns the paths of all values that an expression produces, or that contain its text. */
  readonly of: (expression: Recorded) => readonly ConfigPath[];
}

/** Walks through a whole config once, and notes the expressions that produce its single values. */
export function usesIn(run: RecordedRun, root: Recorded, day: string): Uses {
  const paths = new Map<string, ConfigPath[]>();
  const note = (expression: Recorded, path: ConfigPath) => {
    const key = keyOf(expression);
    paths.set(key, [...(paths.get(key) ?? []), path]);
  };
  const visit = (value: RunValue, path: ConfigPath): void => {
    const plain = withoutAnnotations(value, day, run);
    for (const expression of expressionsOf(plain, run)) note(expression, path);
    if (typeof plain.value !== 'object' || plain.value === null || path.length > MAX_DEPTH) return;
    for (const [name, key] of keysOf(plain.value, day)) {
      const field = fieldOf(plain, name, run);
      if (field) visit(field, [...path, key]);
    }
  };
  visit(rootOf(run, root), []);
  return { of: (expression) => paths.get(keyOf(expression)) ?? [] };
}

const keyOf = ({ file, start }: Recorded): string => `${file.fileName}:${start}`;

/** The literals of a text, or the expression of a number. Objects are found through what they contain. */
function expressionsOf({ value, range, exact }: RunValue, run: RecordedRun): readonly Recorded[] {
  if (typeof value === 'object' && value !== null) return [];
  if (typeof value !== 'string') return exact ? [range] : [];
  const literals = markedParts(value).flatMap(({ literal }) => run.recorded[literal] ?? []);
  return literals.length > 0 ? literals : exact ? [range] : [];
}

/** The keys of an object, and those of its path: lists count the items that exist on the day. */
function keysOf(value: object, day: string): readonly (readonly [name: string, key: string | number])[] {
  if (!Array.isArray(value))
    return Object.keys(value).map((name) => [withoutMarkers(name), withoutMarkers(name)] as const);
  const present = [...value.keys()].filter((index) => !valueOnDay(value[index], day, withoutMarkers).isAbsent);
  return present.map((index, at) => [String(index), at] as const);
}
