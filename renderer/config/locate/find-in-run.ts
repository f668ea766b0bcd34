import { ts } from 'ts-morph';
import type { Quote } from '../literal.ts';
import { isPlainObject } from '../variants.ts';
import { unitsIn } from './escapes.ts';
import type { Range, Recorded } from './instrument.ts';
import { markedParts, withoutMarkers } from './markers.ts';
import type { Query } from './query.ts';
import type { RecordedRun } from './record-run.ts';
import {
  fieldAt,
  fieldOf,
  follow,
  insideAnnotation,
  type RunValue,
  rootOf,
  withoutAnnotations,
} from './value-in-run.ts';

/** The characters that a query selects, or the nearest value around them. */
export interface FoundRange extends Range {
  /** Whether this is the value of the query. */
  readonly exact: boolean;
  /** The characters of the span, if the range contains only these. */
  readonly words?: string;
  /** The quotation marks around them. */
  readonly quote?: Quote;
}

/** Finds a value in a config that was run; `root` is the expression that the config exports. */
export function findInRun(run: RecordedRun, query: Query, root: Recorded): FoundRange {
  const [found, rest] = follow(rootOf(run, root), query, run);
  if (rest > 0) return { ...found.range, exact: false };
  const annotation = query.annotation && annotationField(found, query, run);
  if (annotation) return { ...annotation.range, exact: true };
  const plain = withoutAnnotations(found, query.day, run);
  if (query.part === 'name') return { ...(found.name ?? plain.range), exact: true, ...wordsOfName(found) };
  const exact = plain.exact && !isDifferent(plain.value, query.value);
  const part = exact && query.span ? partOf(plain, query.span, query.value === undefined ? undefined : run) : undefined;
  return { ...plain.range, exact, ...part };
}

/** The name of a field as it is in the code; not of `{ price }`, where it is also the name of a constant. */
function wordsOfName({ name }: RunValue): Pick<FoundRange, 'words' | 'quote'> {
  if (!name || !ts.isPropertyAssignment(name.node.parent)) return {};
  if (ts.isIdentifier(name.node)) return { words: name.node.text };
  return ts.isStringLiteral(name.node) ? { words: name.node.text, quote: quoteOf(name) } : {};
}

/**
 * Returns `true` if the run produced a different value than the config contains: markers can change what the code does.
 */
function isDifferent(value: unknown, expected: unknown): boolean {
  if (expected === undefined || typeof expected === 'object') return false;
  return (typeof value === 'string' ? withoutMarkers(value) : value) !== expected;
}

/**
 * Finds a field of the `accept()` that names the rule, the note of the `standIn()`, or a day of the `dated()` or
 * `during()` call, among the annotations around a value.
 */
function annotationField(value: RunValue, { annotation, day }: Query, run: RecordedRun): RunValue | undefined {
  if (annotation === undefined || !isPlainObject(value.value)) return undefined;
  if (annotation.field === 'day' && ('$dated' in value.value || '$during' in value.value))
    return fieldAt(value, annotation.keys, run);
  const isSame =
    annotation.field === 'note'
      ? '$standIn' in value.value
      : 'rule' in annotation && textOf(fieldOf(value, 'rule', run)?.value) === annotation.rule;
  if (isSame) return fieldOf(value, annotation.field, run);
  const inner = insideAnnotation(value, day, run);
  return inner && annotationField(inner, { path: [], annotation, day }, run);
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? withoutMarkers(value) : undefined);

type Span = Exclude<Query['span'], undefined>;

/**
 * Finds the characters of a span in the literal that contains them; in a joined string, only with the `run` that
 * produced it.
 */
function partOf({ value, range }: RunValue, span: Span, run: RecordedRun | undefined): Partial<FoundRange> | undefined {
  if (typeof value !== 'string') return undefined;
  const text = withoutMarkers(value);
  const words = text.slice(span.at, span.at + span.length);
  const whole = range.inner && charactersOf(range, text, span);
  if (whole) return { ...whole, words, quote: quoteOf(range) };
  const part = markedParts(value).find(
    ({ at, text: { length } }) => at <= span.at && span.at + span.length <= at + length,
  );
  const literal = part && run?.recorded[part.literal];
  if (!literal) return undefined;
  const trimmed = trimmedInner(literal);
  const characters = charactersOf(trimmed, part.text, { at: span.at - part.at, length: span.length });
  return characters ? { ...characters, words, quote: quoteOf(literal) } : trimmed;
}

/** The parts of a template end with a brace, and begin with one. */
function quoteOf({ node, file, start }: Recorded): Quote {
  const first = file.text[start];
  return node === file ? '' : first === "'" || first === '"' ? first : '`';
}

const sourceOf = ({ file, inner, start, end }: Range): string =>
  file.text.slice(inner?.start ?? start, inner?.end ?? end);

/** The words of a literal without the spaces at both ends. */
function trimmedInner({ file, start, inner = { start, end: start } }: Recorded): Range {
  const source = file.text.slice(inner.start, inner.end);
  const from = inner.start + source.length - source.trimStart().length;
  return { file, start: from, end: from + source.trim().length };
}

/**
 * Returns the range of a span of a literal’s text. Returns `undefined` if code has changed the length of the text, for
 * example with toUpperCase().
 */
function charactersOf(range: Range, text: string, { at, length }: Span): Range | undefined {
  const { file, inner, start } = range;
  const units = unitsIn(sourceOf(range));
  if (units.length !== text.length + 1) return undefined;
  const from = inner?.start ?? start;
  const last = units[at + Math.max(1, length)] ?? units.at(-1) ?? 0;
  return { file, start: from + (units[at] ?? 0), end: from + last };
}
