import type { ConfigPath } from '../../core/finding.ts';
import { innerKeys, isPlainObject, MAX_DEPTH, valueOnDay } from '../variants.ts';

/**
 * Keys from the root of a config with its annotations: ['phone', '$standIn']. An edit is proven by comparing whole
 * configs, annotations included.
 */
export type RawPath = readonly string[];

export interface RawPlace {
  /** The keys to the value and the annotations around it. */
  readonly outer: RawPath;
  /** The keys of the annotations around the value, from the outermost: [['$accept'], ['$standIn']]. */
  readonly annotations: readonly RawPath[];
  /** The value without its annotations. */
  readonly value: unknown;
}

/**
 * Finds a path in a config with its annotations, as it is on a day. Returns `undefined` if nothing is there: lists
 * count only the items that exist on the day.
 */
export function rawPlaceOf(root: unknown, path: ConfigPath, day: string): RawPlace | undefined {
  let place: RawPlace | undefined = insideAnnotations(root, [], day);
  for (const key of path) place = place && fieldIn(place, key, day);
  return place;
}

function fieldIn(place: RawPlace, key: string | number, day: string): RawPlace | undefined {
  const { value } = place;
  if (typeof value !== 'object' || value === null) return undefined;
  const rawKey = Array.isArray(value) ? rawIndex(value, Number(key), day) : String(key);
  if (rawKey === undefined || !Object.hasOwn(value, rawKey)) return undefined;
  return insideAnnotations(Reflect.get(value, rawKey), [...innerPath(place), rawKey], day);
}

/** The keys to the value inside the annotations of a place. */
export const innerPath = ({ outer, annotations }: Pick<RawPlace, 'outer' | 'annotations'>): RawPath => [
  ...outer,
  ...annotations.flat(),
];

/** Returns the index that an item has in the whole list, by its index among the items of the day. */
export function rawIndex(list: readonly unknown[], index: number, day: string): string | undefined {
  const present = list.flatMap((item, at) => (valueOnDay(item, day).isAbsent ? [] : [String(at)]));
  return present[index];
}

function insideAnnotations(outermost: unknown, outer: RawPath, day: string): RawPlace | undefined {
  const annotations: RawPath[] = [];
  let value = outermost;
  while (annotations.length < MAX_DEPTH && isPlainObject(value)) {
    const keys = innerKeys(value, day);
    if (keys === 'absent') return undefined;
    if (keys === undefined) break;
    annotations.push(keys);
    value = valueAtRaw(value, keys);
  }
  return { outer, annotations, value };
}

export const valueAtRaw = (root: unknown, path: RawPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

/** Returns a copy of a config in which one value was changed; everything else is shared with the original. */
export function changedAt(root: unknown, [key, ...rest]: RawPath, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(root);
  if (Array.isArray(root)) return root.map((item, at) => (String(at) === key ? changedAt(item, rest, change) : item));
  const fields = isPlainObject(root) ? root : {};
  const value = changedAt(fields[key], rest, change);
  return Object.hasOwn(fields, key)
    ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, name === key ? value : field]))
    : { ...fields, [key]: value };
}

/** The keys of a copy without one of them; the items of a list move up. */
export const withoutKey = (value: unknown, key: string): unknown =>
  Array.isArray(value)
    ? value.filter((_, at) => String(at) !== key)
    : Object.fromEntries(Object.entries(isPlainObject(value) ? value : {}).filter(([name]) => name !== key));

/** An item and its name in a record. */
export interface Entry {
  readonly key?: string | undefined;
  readonly value: unknown;
}

/** Returns a copy of a list or record with a new item before the item at an index, or at the end if no item has it. */
export function withEntry(container: unknown, index: number, { key = '', value }: Entry): unknown {
  if (Array.isArray(container)) return container.toSpliced(index, 0, value);
  const entries = Object.entries(isPlainObject(container) ? container : {});
  return Object.fromEntries(entries.toSpliced(index, 0, [key, value]));
}

/** More differences than this are not listed. */
const MAX_DIFFERENCES = 200;

/** Returns the innermost places at which two configs differ. The order of fields counts only in the given record. */
export function differences(a: unknown, b: unknown, ordered?: RawPath): readonly RawPath[] {
  const found: RawPath[] = [];
  const orderedAt = ordered?.join('\n');
  const compare = (one: unknown, other: unknown, path: RawPath): void => {
    if (Object.is(one, other) || found.length >= MAX_DIFFERENCES) return;
    const keys = keysOfBoth(one, other);
    if (keys === undefined || path.length > MAX_DEPTH * 2) {
      if (!isSameLeaf(one, other)) found.push(path);
      return;
    }
    if (path.join('\n') === orderedAt && !isSameOrder(one, other)) found.push(path);
    for (const key of keys) compare(valueAtRaw(one, [key]), valueAtRaw(other, [key]), [...path, key]);
  };
  compare(a, b, []);
  return found;
}

/** Returns the keys of two lists or two objects, or `undefined` if they are not of the same form. */
function keysOfBoth(one: unknown, other: unknown): ReadonlySet<string> | undefined {
  const areLists = Array.isArray(one) && Array.isArray(other);
  const areObjects = isPlainObject(one) && isPlainObject(other);
  return areLists || areObjects ? new Set([...Object.keys(one), ...Object.keys(other)]) : undefined;
}

const isSameOrder = (one: unknown, other: unknown): boolean =>
  JSON.stringify(Object.keys(Object(one))) === JSON.stringify(Object.keys(Object(other)));

/** Every run makes its own functions, dates and other objects. */
const isSameLeaf = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other &&
  ((typeof one === 'object' && one !== null && other !== null && !isPlainObject(one) && !Array.isArray(one)) ||
    typeof one === 'function') &&
  String(one) === String(other);

/** Removes the keys of annotations from a path, for messages. */
export function plainPathOf(root: unknown, path: RawPath): ConfigPath {
  const plain: (string | number)[] = [];
  let value = root;
  let isInside = false;
  for (const key of path) {
    const isAnnotated = isPlainObject(value) && ANNOTATIONS.some((name) => Object.hasOwn(Object(value), name));
    if (isAnnotated) isInside = !key.startsWith('$');
    else if (isInside) isInside = !(key === 'value' && isPlainObject(value));
    else plain.push(Array.isArray(value) ? Number(key) : key);
    value = valueAtRaw(value, [key]);
  }
  return plain;
}

const ANNOTATIONS = ['$standIn', '$accept', '$dated', '$during'];
