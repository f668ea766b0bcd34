import type { Fix } from '../../core/finding.ts';
import { codeOf, type Token } from './tokens.ts';

/** Finds the full stop that ends a line in place of a comma, at a position of the compiler or in the line before. */
export function findFullStop(source: string, line: number, column: number): Token | undefined {
  const tokens = codeOf(source);
  const isAtEnd = (index: number) => tokens[index]?.text === '.' && tokens[index + 1]?.isFirst !== false;
  const stopped = tokens.findIndex((token) => token.line === line && token.column >= column);
  const lineStart = tokens.findIndex((token) => token.line >= line);
  const index = [stopped, lineStart - 1].find(isAtEnd);
  return index === undefined ? undefined : tokens[index];
}

type Joining = Omit<Fix['edits'][number], 'file'>;

/** A text with line breaks. */
export interface BrokenText {
  /** The position at which it begins; starts at 0. */
  readonly start: number;
  /** The line in which it ends. */
  readonly lastLine: number;
  /** The edits that join its lines; empty if it has paragraphs. */
  readonly edits: readonly Joining[];
}

/** Finds the end of a text that begins in a line and has no quotation mark at its end there. */
export function findBrokenText(source: string, line: number): BrokenText | undefined {
  const lines = source.split('\n').map((text) => text.replace(/\r$/, ''));
  const token = codeOf(source).findLast((each) => each.line === line);
  const mark = token?.text[0] ?? '';
  const end = new RegExp(String.raw`^(?:\\.|[^${mark}\\])*${mark}\s*(?:[,;)\]}].*)?$`);
  const later = lines.slice(line, line + MAX_LINES);
  const [code, last] = [later.findIndex((text) => CODE.test(text)), later.findIndex((text) => end.test(text))];
  if (!token || last < 0 || (code >= 0 && code <= last)) return undefined;
  const broken = lines.slice(line - 1, line + last + 1);
  const hasParagraphs = broken.some((text) => text.trim() === '');
  return {
    start: token.column,
    lastLine: line + last + 1,
    edits: hasParagraphs ? [] : broken.slice(1).map((text, index) => joining(line + index, broken[index] ?? '', text)),
  };
}

/** Replaces the line break after a line, and the spaces around it, by one space. */
const joining = (line: number, text: string, next: string): Joining => ({
  line,
  column: text.trimEnd().length + 1,
  endLine: line + 1,
  endColumn: next.length - next.trimStart().length + 1,
  text: ' ',
});

/** A text with more lines is unlikely: its end is probably that of another one. */
const MAX_LINES = 10;

/** The beginning of a field, an entry or a bracket. */
const CODE = /^\s*(?:(?:[A-Za-z_$][\w$]*|'[^']*'|"[^"]*")\s*:|[[\](){}]|[A-Za-z_$][\w$]*\()/;
