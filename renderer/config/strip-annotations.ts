import type { ConfigPath } from '../core/finding.ts';

/** A stand-in of the owner. */
export interface StandInAnnotation {
  readonly path: ConfigPath;
  readonly note: string;
}

/** A rule that the owner accepted for a value. */
export interface AcceptAnnotation {
  readonly path: ConfigPath;
  readonly rule: string;
  readonly reason: string;
  readonly until: string;
  /** The words that it covers; empty if it covers the whole value. */
  readonly covers: readonly string[];
  /** What they were compared with; empty if the rule compares nothing. */
  readonly against: readonly string[];
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
}

const UNSAFE = '__proto__';

/** The deepest allowed nesting; the config language needs less than a third of it. */
const MAX_DEPTH = 50;

type Fields = { readonly [key: string]: unknown };

const isPlainObject = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One string or several; an empty string does not count. */
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);

/** Returns a value without the annotations around it. */
function stripValue(marked: unknown): unknown {
  let value = marked;
  for (let depth = 0; depth < MAX_DEPTH && isPlainObject(value); depth += 1) {
    if ('$standIn' in value) value = value.$standIn;
    else if ('$accept' in value) value = value.$accept;
    else break;
  }
  return value;
}

/**
 * Removes the annotations of a config and collects them with their paths. Cuts off cyclic values, so that nothing
 * hangs.
 */
export function stripAnnotations(raw: unknown): AnnotatedConfig {
  const standIns: StandInAnnotation[] = [];
  const acceptances: AcceptAnnotation[] = [];
  const unsafe: ConfigPath[] = [];
  const undefinedFields: ConfigPath[] = [];
  const cyclicValues: ConfigPath[] = [];
  // One path and one set serve the whole walk: most values have no annotation and need no copy of either.
  const path: (string | number)[] = [];
  const above = new Set<unknown>();
  const below = (key: string | number, item: unknown): unknown => {
    path.push(key);
    if (stripValue(item) === undefined) undefinedFields.push([...path]);
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
    const inner = Array.isArray(value) ? value.map((item, index) => below(index, item)) : unmarked(value);
    above.delete(value);
    return inner;
  };
  const unmarked = (value: object): unknown => {
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
    const fields: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (key === UNSAFE) unsafe.push([...path, key]);
      else fields[key] = below(key, item);
    }
    return fields;
  };
  return { value: walk(raw), standIns, acceptances, unsafe, undefinedFields, cyclicValues };
}
