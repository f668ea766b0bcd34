import { ts } from 'ts-morph';
import type { Quote } from '../literal.ts';
import { lineBreakOf, type TextEdit } from './texts.ts';

/** The formatting of a file, so that added code looks like the rest. */
export interface FileStyle {
  readonly isJson: boolean;
  readonly quote: Exclude<Quote, '' | '`'>;
  /** One step of indentation: two spaces, a tab. */
  readonly indent: string;
  readonly lineBreak: string;
}

export function styleOf(file: ts.SourceFile): FileStyle {
  const isJson = file.fileName.endsWith('.json');
  const { text } = file;
  const [single, double] = [
    text.match(/'(?:[^'\\\n]|\\.)*'/g)?.length ?? 0,
    text.match(/"(?:[^"\\\n]|\\.)*"/g)?.length ?? 0,
  ];
  return {
    isJson,
    quote: isJson || double > single ? '"' : "'",
    indent: /^(\t| +)[^\s*]/m.exec(text)?.[1] ?? '  ',
    lineBreak: lineBreakOf(text),
  };
}

/** The white space at the start of the line that contains an offset. */
export function indentAt({ text }: ts.SourceFile, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the edits that move the later lines of an expression to the indentation of the line that it will begin in. */
export function outdentEdits(file: ts.SourceFile, { start, end }: Span, newStart: number): readonly TextEdit[] {
  const [was, is] = [indentAt(file, start), indentAt(file, newStart)];
  if (was === is || !was.startsWith(is)) return [];
  const surplus = was.slice(is.length);
  return lineStartsIn(file, { start, end }).flatMap((lineStart) =>
    file.text.startsWith(was, lineStart)
      ? [{ file: file.fileName, start: lineStart, end: lineStart + surplus.length, text: '' }]
      : [],
  );
}

/** The offsets at which lines begin within an expression, except within its template literals. */
export function lineStartsIn(file: ts.SourceFile, { start, end }: Span): readonly number[] {
  const starts = [...file.text.slice(start, end).matchAll(/\n/g)].map(({ index }) => start + index + 1);
  const templates = templatesIn(file, { start, end });
  return starts.filter((at) => !templates.some((template) => template.start < at && at < template.end));
}

function templatesIn(file: ts.SourceFile, { start, end }: Span): readonly Span[] {
  const found: Span[] = [];
  const visit = (node: ts.Node): void => {
    if (node.end <= start || node.pos >= end) return;
    if (ts.isTemplateLiteral(node)) found.push({ start: node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
