import type { Figure } from '../config/derived/computed-facts.ts';
import type { Parsed } from '../config/parse.ts';
import { valueAtPath } from '../config/value-at.ts';
import type { ConfigPath } from '../core/finding.ts';
import { onlyOne } from '../core/only-one.ts';
import { type Change, changesIn, type JoinedChange, joined, type Span } from './changed-words.ts';
import { factBehind } from './fact-behind.ts';
import type { Influence } from './influences.ts';
import { kindOfSource } from './kind-of-source.ts';
import type { MarkedEnd } from './marked-texts.ts';
import type { ProbedPage } from './probed-page.ts';
import type { TextSource } from './probes.ts';

/** Characters of a text, and where they come from. */
export interface TextPart {
  readonly at: number;
  readonly length: number;
  /**
   * 'typed' if a source contains the characters, 'computed' if they follow from the sources, 'default' if they take the
   * place of a source that is not set, 'tool' if no value contains or changes them.
   */
  readonly kind: 'typed' | 'computed' | 'default' | 'tool';
  readonly sources: readonly TextSource[];
  /** The figure that the tool computes; of a typed part, the figure that would be the same. */
  readonly fact?: ComputedFigure | undefined;
}

/** A computed figure and the entry that has it: 'saving' of catalogue.massage.packages.0. */
export interface ComputedFigure {
  readonly owner: ConfigPath;
  readonly figure: Figure;
}

interface PartsInput {
  readonly marked: readonly MarkedEnd[];
  readonly influences: readonly Influence[];
  readonly parsed: Parsed;
  readonly page: ProbedPage;
}

/**
 * Divides a text of a page by where its characters come from. Quoted values are parts within the text that quotes them.
 */
export function partsOf(text: string, { marked, influences, parsed, page }: PartsInput): readonly TextPart[] {
  const changes = influences.flatMap((influence) => changesIn(text, influence));
  const ofHours = changes.filter(({ influence }) => kindOfSource(influence.probe.source, parsed) === 'hours');
  const isTable = marked.length === 0 && new Set(ofHours.map(({ influence }) => influence.probe.number)).size > 1;
  const hours = isTable ? [wholeText(text, ofHours)] : [];
  const figures = joined(isTable ? changes.filter((change) => !ofHours.includes(change)) : changes).map((change) =>
    figurePart(text, change, { parsed, page }),
  );
  const typed = marked.map((end, index) => typedPart(text, end, marked[index - 1]?.end ?? 0));
  const known = [...typed, ...hours, ...figures].filter(({ length }) => length > 0);
  const sorted = [...known, ...uncovered(text, known)].sort((a, b) => a.at - b.at || b.length - a.length);
  return withoutGaps(text, sorted);
}

/** A table of opening hours writes days with the same hours together, so all of its words depend on several days. */
const wholeText = (text: string, changes: readonly Change[]): TextPart => ({
  ...{ at: 0, length: text.length, kind: 'computed' },
  sources: [...new Map(changes.map(({ influence: { probe } }) => [probe.number, probe.source])).values()],
});

function typedPart(text: string, { source, end, lines }: MarkedEnd, previous: number): TextPart {
  const [line] = lines.filter((one) => text.slice(0, end).endsWith(one)).sort((a, b) => b.length - a.length);
  const at = line === undefined ? previous + leadingSpace(text.slice(previous, end)) : end - line.length;
  return { at, length: end - at, kind: 'typed', sources: [source] };
}

function figurePart(
  text: string,
  { at, length, changes }: JoinedChange,
  { parsed, page }: Pick<PartsInput, 'parsed' | 'page'>,
): TextPart {
  const sources = changes.map(({ influence }) => influence.probe.source);
  const only = onlyOne(sources);
  const typed = only ? typedIn(only, text, { at, length }, parsed) : undefined;
  const found = factBehind(text, { at, length }, changes, page);
  // 'From £200' may be the price of a treatment, or the lowest of its category, which are the same here.
  if (typed && (!found || (typed.at <= found.at && endOf(found) <= endOf(typed))))
    return { ...typed, kind: 'typed', sources, fact: found?.fact };
  if (found) return { at: found.at, length: found.length, kind: 'computed', sources, fact: found.fact };
  return { at, length, kind: 'computed', sources };
}

/** Returns the characters of the text that the value contains, extended in both directions as far as they match. */
function typedIn(source: TextSource, text: string, span: Span, { plainConfig }: Parsed): Span | undefined {
  if (source.kind !== 'value') return undefined;
  // The config of today does not contain a price of a later day, which pages show as it was typed.
  if (source.from !== undefined) return span;
  const [whole, typed] = [simple(text), simple(String(valueAtPath(plainConfig, source.path) ?? ''))];
  const at = typed === '' ? -1 : whole.indexOf(typed, Math.max(0, endOf(span) - typed.length));
  if (at !== -1 && at <= span.at) return { at, length: typed.length };
  return typed.includes(whole.slice(span.at, endOf(span))) ? span : undefined;
}

/** In lower case and with plain spaces, in as many characters. */
const simple = (text: string): string =>
  text.replace(/[\s\p{L}]/gu, (character) => (character.trim() === '' ? ' ' : lowerCase(character)));

const lowerCase = (letter: string): string => {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

/** Joins neighbours that come from the same value: the two parts of a telephone number. */
function withoutGaps(text: string, parts: readonly TextPart[]): readonly TextPart[] {
  const all: TextPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && isOne(last, part) && !/[\p{L}\p{N}]/u.test(text.slice(endOf(last), part.at)))
      all[all.length - 1] = { ...last, length: Math.max(endOf(last), endOf(part)) - last.at };
    else all.push(part);
  }
  return all;
}

const endOf = ({ at, length }: Span): number => at + length;

const isOne = (some: TextPart, other: TextPart): boolean =>
  some.kind === other.kind &&
  some.fact === other.fact &&
  some.sources.length > 0 &&
  some.sources.length === other.sources.length &&
  some.sources.every((source) => other.sources.includes(source));

const leadingSpace = (text: string): number => text.length - text.trimStart().length;

/** The words and figures that no other part contains. */
function uncovered(text: string, parts: readonly Span[]): readonly TextPart[] {
  const free = Array.from({ length: text.length }, (_, index) =>
    parts.some(({ at, length }) => at <= index && index < at + length) ? ' ' : (text[index] ?? ' '),
  ).join('');
  return [...free.matchAll(/\S(?:.*?\S)??(?=\s{2}|\s*$)/g)].flatMap(({ 0: words, index }): readonly TextPart[] =>
    /[\p{L}\p{N}]/u.test(words) ? [{ at: index, length: words.length, kind: 'tool', sources: [] }] : [],
  );
}
