import { ts } from 'ts-morph';
import { innerKeys, isPlainObject, valueOnDay } from '../variants.ts';
import { constantValue } from './constants.ts';
import { unitsIn } from './escapes.ts';
import { isComputed, type Range, type Recorded } from './instrument.ts';
import { markedParts, withoutMarkers } from './markers.ts';
import type { Query } from './query.ts';
import type { ObjectOrigin, RecordedRun } from './record-run.ts';

/** The characters that a query selects, or the nearest value around them. */
export interface FoundRange extends Range {
  /** Whether this is the value of the query. */
  readonly exact: boolean;
  /** The characters of the span, if the range contains only these. */
  readonly words?: string;
}

/** A value, the expression in the owner’s files that produces it, and the name of its field. */
interface Value {
  readonly value: unknown;
  readonly range: Range;
  readonly name?: Range | undefined;
  /** Whether the range is that of the value, and not of the nearest value around it. */
  readonly exact: boolean;
}

/** Finds a value in a config that was run; `root` is the expression that the config exports. */
export function findInRun(run: RecordedRun, query: Query, root: Range): FoundRange {
  const start = located({ value: run.value, range: root, exact: true }, run);
  const [found, rest] = follow(start, query, run);
  if (rest > 0) return { ...found.range, exact: false };
  const annotation = query.annotation && annotationField(found, query, run);
  if (annotation) return { ...annotation.range, exact: true };
  const plain = withoutAnnotations(found, query.day, run);
  if (query.part === 'name') return { ...(found.name ?? plain.range), exact: true };
  const exact = plain.exact && !isDifferent(plain.value, query.value);
  const part = exact && query.span ? partOf(plain, query.span, query.value === undefined ? undefined : run) : undefined;
  return { ...plain.range, exact, ...part };
}

/**
 * Returns `true` if the run produced a different value than the config contains: markers can change what the code does.
 */
function isDifferent(value: unknown, expected: unknown): boolean {
  if (expected === undefined || typeof expected === 'object') return false;
  return (typeof value === 'string' ? withoutMarkers(value) : value) !== expected;
}

/** Follows a path as far as its fields exist, and returns how many keys are left. */
function follow(from: Value, { path, day }: Query, run: RecordedRun): readonly [found: Value, rest: number] {
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

function withoutAnnotations(value: Value, day: string, run: RecordedRun): Value {
  const inner = fieldAt(value, innerOf(value.value, day), run);
  return inner && inner !== value ? withoutAnnotations({ ...inner, name: value.name }, day, run) : value;
}

const fieldAt = (value: Value, keys: readonly string[], run: RecordedRun): Value | undefined =>
  keys.reduce<Value | undefined>((outer, key) => outer && fieldOf(outer, key, run), value);

/**
 * Finds a field of the `accept()` that names the rule, the note of the `standIn()`, or a day of the `dated()` or
 * `during()` call, among the annotations around a value.
 */
function annotationField(value: Value, { annotation, day }: Query, run: RecordedRun): Value | undefined {
  if (annotation === undefined || !isPlainObject(value.value)) return undefined;
  if (annotation.field === 'day' && ('$dated' in value.value || '$during' in value.value))
    return fieldAt(value, annotation.keys, run);
  const isSame =
    annotation.field === 'note'
      ? '$standIn' in value.value
      : 'rule' in annotation && textOf(fieldOf(value, 'rule', run)?.value) === annotation.rule;
  if (isSame) return fieldOf(value, annotation.field, run);
  const inner = fieldAt(value, innerOf(value.value, day), run);
  return inner && inner !== value ? annotationField(inner, { path: [], annotation, day }, run) : undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? withoutMarkers(value) : undefined);

/** Finds a field by its name, which can contain markers. */
function fieldOf({ value, range }: Value, key: string, run: RecordedRun): Value | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = Object.entries(value).find(([name]) => withoutMarkers(name) === key);
  if (!entry) return undefined;
  const origin = run.originOf(value);
  const field = origin && fieldFromOrigin(origin, key, entry[1], run);
  const name = literalOf(entry[0], run) ?? field?.name;
  return located({ value: entry[1], range: field?.range ?? range, name, exact: field !== undefined }, run);
}

/** Replaces the range of a value with that of the expression that made it, if the run recorded one. */
function located(value: Value, run: RecordedRun): Value {
  const made = typeof value.value === 'string' ? literalOf(value.value, run) : run.originOf(value.value)?.expression;
  return made ? { ...value, range: made, exact: true } : value;
}

/** Returns the literal that is the whole string. */
function literalOf(text: string, { recorded }: RecordedRun): Range | undefined {
  const [part, ...others] = markedParts(text);
  return part && others.length === 0 && part.text === withoutMarkers(text).trim() ? recorded[part.literal] : undefined;
}

type Field = Pick<Value, 'range' | 'name'>;

/** Finds a field in the object literal, list or call that made its object. */
function fieldFromOrigin(
  { expression, parts }: ObjectOrigin,
  key: string,
  value: unknown,
  run: RecordedRun,
): Field | undefined {
  const { node, file } = expression;
  if (ts.isObjectLiteralExpression(node)) return propertyOf(node, { file, parts, key, value, run });
  if (ts.isArrayLiteralExpression(node)) return elementOf(node, { file, parts, key, value, run });
  const given = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  const values = given.filter((argument) => !ts.isSpreadElement(argument));
  const field = parts.map((part) => fieldOfPart(part, key, value, run)).find((each) => each !== undefined);
  const same = values.find((_, index) => parts[index] === value);
  return field ?? (same && { range: rangeOf(same, file, { value, run }) });
}

interface Search {
  readonly file: ts.SourceFile;
  readonly parts: readonly unknown[];
  readonly key: string;
  readonly value: unknown;
  readonly run: RecordedRun;
}

/** Later properties win, as they do when the object is made. */
function propertyOf(node: ts.ObjectLiteralExpression, search: Search): Field | undefined {
  const { file, key } = search;
  const parts = [...search.parts];
  return [...node.properties].reverse().reduce<Field | undefined>((found, property) => {
    const part = ts.isSpreadAssignment(property) || isComputed(property) ? parts.pop() : undefined;
    if (found) return found;
    if (ts.isSpreadAssignment(property)) return fieldOfPart(part, key, search.value, search.run);
    if (nameOf(property, part) !== key) return undefined;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    return { range: rangeOf(value, file, search), name: property.name && rangeOf(property.name, file) };
  }, undefined);
}

function nameOf({ name }: ts.ObjectLiteralElementLike, part: unknown): string | undefined {
  if (!name) return undefined;
  if (ts.isComputedPropertyName(name)) return withoutMarkers(String(part));
  return ts.isPrivateIdentifier(name) ? undefined : name.text;
}

/** Finds an item by its index; spreads before it count as many items as they have. */
function elementOf(node: ts.ArrayLiteralExpression, { file, parts, key, value, run }: Search): Field | undefined {
  const rest = [...parts];
  let index = Number(key);
  for (const element of node.elements) {
    const spread = ts.isSpreadElement(element) ? rest.shift() : [value];
    if (!Array.isArray(spread)) return undefined;
    if (index < spread.length && !ts.isSpreadElement(element)) return { range: rangeOf(element, file, { value, run }) };
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
function rangeOf(node: ts.Node, file: ts.SourceFile, made?: Pick<Search, 'value' | 'run'>): Range {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return rangeOf(node.expression, file, made);
  if (made && ts.isIdentifier(node) && ['number', 'boolean'].includes(typeof made.value)) {
    const constant = constantValue({ node, file }, made.run.sources);
    if (constant.node !== node) return rangeOf(constant.node, constant.file);
  }
  const { end } = node;
  const start = node.getStart(file);
  return { file, start, end, ...(ts.isStringLiteralLike(node) ? { inner: { start: start + 1, end: end - 1 } } : {}) };
}

type Span = Exclude<Query['span'], undefined>;

/** Finds the characters of a span in the literal from which they come; of a joined string only in a `run` that made it. */
function partOf({ value, range }: Value, span: Span, run: RecordedRun | undefined): Partial<FoundRange> | undefined {
  if (typeof value !== 'string') return undefined;
  const text = withoutMarkers(value);
  const words = text.slice(span.at, span.at + span.length);
  const isWhole = range.inner !== undefined && unitsOf(range).length === text.length + 1;
  if (isWhole) return { ...charactersOf(range, span.at, span.length), words };
  const part = markedParts(value).find(
    ({ at, text: { length } }) => at <= span.at && span.at + span.length <= at + length,
  );
  const literal = part && run?.recorded[part.literal];
  if (!literal) return undefined;
  const trimmed = trimmedInner(literal);
  // Code can change the length of a text, for example with toUpperCase().
  if (unitsOf(trimmed).length !== part.text.length + 1) return trimmed;
  return { ...charactersOf(trimmed, span.at - part.at, span.length), words };
}

const sourceOf = ({ file, inner, start, end }: Range): string =>
  file.text.slice(inner?.start ?? start, inner?.end ?? end);

/** The offset of each UTF-16 unit of a literal’s text. */
const unitsOf = (range: Range): readonly number[] => unitsIn(sourceOf(range));

/** The words of a literal without the spaces at both ends. */
function trimmedInner({ file, start, inner = { start, end: start } }: Recorded): Range {
  const source = file.text.slice(inner.start, inner.end);
  const from = inner.start + source.length - source.trimStart().length;
  return { file, start: from, end: from + source.trim().length };
}

function charactersOf(range: Range, at: number, length: number): Range {
  const { file, inner, start } = range;
  const units = unitsOf(range);
  const from = inner?.start ?? start;
  const last = units[at + Math.max(1, length)] ?? units.at(-1) ?? 0;
  return { file, start: from + (units[at] ?? 0), end: from + last };
}
