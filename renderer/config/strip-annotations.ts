import type { ConfigPath } from '../core/finding.ts';
import { valueAtPath } from './value-at.ts';
import { type Fields, innerKeys, isPlainObject, MAX_DEPTH, valueOnDay } from './variants.ts';

/** An annotation at a path of a config. */
export interface AnnotatedPath {
  readonly path: ConfigPath;
}

/** A stand-in of the owner. */
export interface StandInAnnotation extends AnnotatedPath {
  readonly note: string;
}

/** A rule that the owner accepted for a value. */
export interface AcceptAnnotation extends AnnotatedPath {
  readonly rule: string;
  readonly reason: string;
  readonly until: string;
  /** The words that it covers; empty if it covers the whole value. */
  readonly covers: readonly string[];
  /** The values that they were compared with; empty if the rule compares nothing. */
  readonly against: readonly string[];
}

/** A `dated()` or `during()` call around a value. */
export interface ChangingValue {
  readonly path: ConfigPath;
  readonly call: Fields;
}

/** A config without its annotations, and the annotations with their paths. */
export interface AnnotatedConfig {
  readonly value: unknown;
  readonly standIns: readonly StandInAnnotation[];
  readonly acceptances: readonly AcceptAnnotation[];
  /** Fields named '__proto__', which no object can contain safely. */
  readonly unsafe: readonly ConfigPath[];
  /** Fields whose value is undefined, usually because a name is misspelt. */
  readonly undefinedFields: readonly ConfigPath[];
  /** Values that contain themselves or are nested too deeply; they are replaced by `undefined`. */
  readonly cyclicValues: readonly ConfigPath[];
  /** The `dated()` and `during()` calls around values. */
  readonly changing: readonly ChangingValue[];
}

const UNSAFE = '__proto__';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One string or several; an empty string does not count. */
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);

/**
 * Removes the annotations of a config and collects them with their paths. A value that changes is replaced by its value
 * on the day. Cuts off cyclic values, so that nothing hangs.
 * @param day '2027-04-01'; the day before all changes if it is ''
 */
export function stripAnnotations(raw: unknown, day = ''): AnnotatedConfig {
  const standIns: StandInAnnotation[] = [];
  const acceptances: AcceptAnnotation[] = [];
  const unsafe: ConfigPath[] = [];
  const undefinedFields: ConfigPath[] = [];
  const cyclicValues: ConfigPath[] = [];
  const changing: ChangingValue[] = [];
  // One path and one set serve the whole walk: most values have no annotation and need no copy of either.
  const path: (string | number)[] = [];
  const above = new Set<unknown>();
  const below = (key: string | number, item: unknown): unknown => {
    path.push(key);
    if (valueOnDay(item, day).value === undefined) undefinedFields.push([...path]);
    const inner = walk(item);
    path.pop();
    return inner;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (above.has(value) || above.size === MAX_DEPTH) {
      cyclicValues.push([...path]);
      return undefined;
    }
    above.add(value);
    const inner = Array.isArray(value)
      ? value.filter(exists).map((item, index) => below(index, item))
      : withoutAnnotation(value);
    above.delete(value);
    return inner;
  };
  const exists = (item: unknown) => !valueOnDay(item, day).isAbsent;
  const withoutAnnotation = (value: object): unknown => {
    if (!isPlainObject(value)) return value;
    if ('$standIn' in value) {
      standIns.push({ path: [...path], note: text(value.note) });
      return walk(value.$standIn);
    }
    if ('$accept' in value) {
      const { rule, reason, until } = value;
      const required = { rule: text(rule), reason: text(reason), until: text(until) };
      const scope = { covers: texts(value.covers), against: texts(value.against) };
      acceptances.push({ path: [...path], ...required, ...scope });
      return walk(value.$accept);
    }
    const keys = innerKeys(value, day);
    if (keys) {
      changing.push({ path: [...path], call: value });
      return keys === 'absent' ? undefined : walk(valueAtPath(value, keys));
    }
    const fields: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (key === UNSAFE) unsafe.push([...path, key]);
      else if (exists(item)) fields[key] = below(key, item);
    }
    return fields;
  };
  return { value: walk(raw), standIns, acceptances, unsafe, undefinedFields, cyclicValues, changing };
}
