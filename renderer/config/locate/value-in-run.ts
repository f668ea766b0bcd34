import { ts } from 'ts-morph';
import { onlyOne } from '../../core/only-one.ts';
import { innerKeys, isPlainObject, valueOnDay } from '../variants.ts';
import { constantValue } from './constants.ts';
import { type Recorded, recordedAt } from './instrument.ts';
import { markedParts, withoutMarkers } from './markers.ts';
import type { Properties } from './properties.ts';
import type { Query } from './query.ts';
import type { ObjectOrigin, RecordedRun } from './record-run.ts';

/** A value of a run, the expression in the owner’s files that produces it, and the name of its field. */
export interface RunValue {
  readonly value: unknown;
  readonly range: Recorded;
  readonly name?: Recorded | undefined;
  /** The property, item or argument that puts the value into its object; `undefined` if it is not known. */
  readonly slot?: Recorded | undefined;
  /** Whether the range is that of the value itself, and not of the nearest value around it. */
  readonly exact: boolean;
}

/** Returns the value that the config exports; `root` is the exported expression. */
export const rootOf = (run: RecordedRun, root: Recorded): RunValue =>
  located({ value: run.value, range: root, exact: true }, run);

/** Follows a path as far as its fields exist, and returns how many keys are left. */
export function follow(
  from: RunValue,
  { path, day }: Pick<Query, 'path' | 'day'>,
  run: RecordedRun,
): readonly [found: RunValue, rest: number] {
  const [key, ...rest] = path;
  if (key === undefined) return [from, 0];
  const plain = withoutAnnotations(from, day, run);
  const field = fieldOf(plain, keyOnDay(plain.value, key, day), run);
  return field ? follow(field, { path: rest, day }, run) : [plain, path.length];
}

/** Items that do not exist on the day have no index in the path. */
function keyOnDay(list: unknown, key: string | number, day: string): string {
  if (!Array.isArray(list) || !list.some((item) => isAbsent(item, day))) return String(key);
  return String([...list.keys()].filter((index) => !isAbsent(list[index], day))[Number(key)] ?? key);
}

const isAbsent = (item: unknown, day: string): boolean => valueOnDay(item, day, withoutMarkers).isAbsent;

const innerOf = (value: unknown, day: string): readonly string[] => {
  const keys = isPlainObject(value) ? innerKeys(value, day, withoutMarkers) : undefined;
  return keys === undefined || keys === 'absent' ? [] : keys;
};

/** Returns the value inside the annotation around a value, or `undefined` if there is none. */
export function insideAnnotation(value: RunValue, day: string, run: RecordedRun): RunValue | undefined {
  const inner = fieldAt(value, innerOf(value.value, day), run);
  return inner === value ? undefined : inner;
}

export function withoutAnnotations(value: RunValue, day: string, run: RecordedRun): RunValue {
  const { name, slot } = value;
  const inner = insideAnnotation(value, day, run);
  return inner ? withoutAnnotations({ ...inner, name, slot }, day, run) : value;
}

export const fieldAt = (value: RunValue, keys: readonly string[], run: RecordedRun): RunValue | undefined =>
  keys.reduce<RunValue | undefined>((outer, key) => outer && fieldOf(outer, key, run), value);

/** Finds a field by its name, which can contain markers. */
export function fieldOf({ value, range }: RunValue, key: string, run: RecordedRun): RunValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = run.fieldsOf(value).get(key);
  if (!entry) return undefined;
  const origin = run.originOf(value);
  const field = origin && fieldFromOrigin(origin, key, entry[1], run);
  const name = literalOf(entry[0], run) ?? field?.name;
  const found = { value: entry[1], range: field?.range ?? range, name, slot: field?.slot, exact: field !== undefined };
  return located(found, run);
}

/** Replaces the range of a value with that of the expression that made it, if the run recorded one. */
function located(value: RunValue, run: RecordedRun): RunValue {
  const made = typeof value.value === 'string' ? literalOf(value.value, run) : run.originOf(value.value)?.expression;
  return made ? { ...value, range: made, exact: true } : value;
}

/** Returns the literal that is the whole string. */
function literalOf(text: string, { recorded }: RecordedRun): Recorded | undefined {
  const part = onlyOne(markedParts(text));
  return part && part.text === withoutMarkers(text).trim() ? recorded[part.literal] : undefined;
}

type Field = Pick<RunValue, 'range' | 'name' | 'slot'>;

/** Finds a field in the object literal, list or call that made its object. */
function fieldFromOrigin(origin: ObjectOrigin, key: string, value: unknown, run: RecordedRun): Field | undefined {
  const { expression, parts } = origin;
  const { node, file } = expression;
  const properties = run.propertiesOf(origin);
  if (properties) return propertyOf(properties, { file, parts, key, value, run });
  if (ts.isArrayLiteralExpression(node)) return elementOf(node, { file, parts, key, value, run });
  const given = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  const values = given.filter((argument) => !ts.isSpreadElement(argument));
  const field = parts.map((part) => fieldOfPart(part, key, value, run)).find((each) => each !== undefined);
  const same = values.find((_, index) => parts[index] === value);
  return field ?? (same && { range: rangeOf(same, file, { value, run }), slot: recordedAt(same, file) });
}

interface Search {
  readonly file: ts.SourceFile;
  readonly parts: readonly unknown[];
  readonly key: string;
  readonly value: unknown;
  readonly run: RecordedRun;
}

/** Later properties win, as they do when the object is made. */
function propertyOf({ named, spreads }: Properties, { file, key, value, run }: Search): Field | undefined {
  const own = named.get(key);
  for (const part of spreads.slice(0, own?.spreadsAfter)) {
    const field = fieldOfPart(part, key, value, run);
    if (field) return field;
  }
  if (!own) return undefined;
  const { property } = own;
  const made = ts.isPropertyAssignment(property) ? property.initializer : property;
  return {
    range: rangeOf(made, file, { value, run }),
    name: property.name && rangeOf(property.name, file),
    slot: recordedAt(property, file),
  };
}

/** Finds an item by its index; spreads before it count as many items as they have. */
function elementOf(node: ts.ArrayLiteralExpression, { file, parts, key, value, run }: Search): Field | undefined {
  const rest = [...parts];
  let index = Number(key);
  for (const element of node.elements) {
    const spread = ts.isSpreadElement(element) ? rest.shift() : [value];
    if (!Array.isArray(spread)) return undefined;
    if (index < spread.length && !ts.isSpreadElement(element))
      return { range: rangeOf(element, file, { value, run }), slot: recordedAt(element, file) };
    if (index < spread.length) return fieldOfPart(spread, String(index), value, run);
    index -= spread.length;
  }
  return undefined;
}

/** Finds a field that an object took from a part with the same value under the same key. */
function fieldOfPart(part: unknown, key: string, value: unknown, run: RecordedRun): Field | undefined {
  if (typeof part !== 'object' || part === null || Reflect.get(part, key) !== value) return undefined;
  const origin = run.originOf(part);
  return origin && fieldFromOrigin(origin, key, value, run);
}

/** Returns the characters of an expression; for a number or boolean in a constant, those of the constant’s value. */
function rangeOf(node: ts.Node, file: ts.SourceFile, made?: Pick<Search, 'value' | 'run'>): Recorded {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return rangeOf(node.expression, file, made);
  if (made && ts.isIdentifier(node) && ['number', 'boolean'].includes(typeof made.value)) {
    const constant = constantValue({ node, file }, made.run.sources);
    if (constant.node !== node) return rangeOf(constant.node, constant.file);
  }
  return recordedAt(node, file);
}
