import type { SourceLocation } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours } from '../terminal.ts';
import { columnsOf } from './printable.ts';
import type { ReportInput } from './report.ts';
import { lineAt } from './source-text.ts';

/** The maximum and minimum length of a code line, and the width of the line number before it. */
const [MAX_WIDTH, MIN_WIDTH, MARGIN] = [100, 30, 15];

const codeWidth = (columns = MAX_WIDTH + MARGIN): number => Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, columns - MARGIN));

/** Returns the line with the finding and underlines the text; shortens a long line to the part around it. */
export function codeFrame(
  location: SourceLocation,
  { source, columns }: Pick<ReportInput, 'source' | 'columns'>,
  colours: Colours,
): readonly string[] {
  const width = codeWidth(columns);
  const code = lineAt(location, source);
  const line = code && escapeForTerminal(code.replaceAll('\t', ' '));
  if (line === undefined) return [];
  const isOneLine = location.endLine === location.line;
  const end = isOneLine ? location.endColumn : line.length + 1;
  const indent = line.length - line.trimStart().length;
  const from = Math.max(indent, location.column - 1 - Math.floor(width / 2));
  const start = from > indent ? `…${line.slice(from + 1, from + width)}` : line.slice(from, from + width);
  const at = location.column - 1 - from;
  const highlighted = start.slice(at, at + Math.max(1, end - location.column));
  const gutter = (label: string) => `   ${colours.dim(`${label.padStart(7)} │`)} `;
  return [
    `${gutter(String(location.line))}${start}${from + width < line.length ? '…' : ''}`,
    `${gutter('')}${' '.repeat(columnsOf(start.slice(0, at)))}${colours.red('^'.repeat(Math.max(1, columnsOf(highlighted))))}${
      isOneLine ? '' : colours.dim(` to line ${location.endLine}`)
    }`,
  ];
}
