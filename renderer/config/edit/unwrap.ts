import { ts } from 'ts-morph';
import type { RunValue } from '../locate/value-in-run.ts';
import type { Place } from './place.ts';
import { changedAt, type RawPath, type RawPlace, valueAtRaw } from './raw.ts';
import { outdentEdits } from './style.ts';
import type { TextEdit } from './texts.ts';

/**
 * The annotations that an edit removes: a stand-in once the fact is known, an exception that was made for another
 * value.
 */
export type Unwrapped = '$standIn' | '$accept';

/** Returns the edits that remove annotations around a value. */
export function unwrapEdits({ chain }: Place, removed: readonly Unwrapped[]): readonly TextEdit[] | undefined {
  const edits = chain.flatMap((outer, index) => {
    const inner = chain[index + 1];
    const isRemoved = isObject(outer.value) && Object.keys(outer.value).some((key) => isOneOf(key, removed));
    return inner && isRemoved ? [unwrapped(outer, inner)] : [];
  });
  return edits.includes(undefined) ? undefined : edits.flatMap((each) => each ?? []);
}

const isOneOf = (key: string | undefined, removed: readonly Unwrapped[]): boolean => removed.some((one) => one === key);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Removes a call such as `standIn('…', 'note')` around its first argument. */
function unwrapped({ range }: RunValue, { slot }: RunValue): readonly TextEdit[] | undefined {
  if (!slot) return undefined;
  const { file } = range;
  const inner = ts.isPropertyAssignment(slot.node) ? slot.node.initializer : slot.node;
  const [start, end] = [inner.getStart(slot.file), inner.end];
  if (slot.file !== file || start < range.start || end > range.end) return undefined;
  const { fileName } = file;
  return [
    { file: fileName, start: range.start, end: start, text: '' },
    ...outdentEdits(file, { start, end }, range.start),
    { file: fileName, start: end, end: range.end, text: '' },
  ];
}

/** Returns the config with a changed value and without some of its annotations, and the keys to the value there. */
export function unwrappedRoot(
  root: unknown,
  { outer, annotations }: RawPlace,
  { value, removed }: { readonly value: unknown; readonly removed: readonly Unwrapped[] },
): readonly [root: unknown, target: RawPath] {
  const changed = (raw: unknown, [keys, ...rest]: readonly RawPath[]): unknown => {
    if (keys === undefined) return value;
    if (isOneOf(keys[0], removed)) return changed(valueAtRaw(raw, keys), rest);
    return changedAt(raw, keys, (inner) => changed(inner, rest));
  };
  const target = [...outer, ...annotations.filter(([key]) => !isOneOf(key, removed)).flat()];
  return [changedAt(root, outer, (raw) => changed(raw, annotations)), target];
}
