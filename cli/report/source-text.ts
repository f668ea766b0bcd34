import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';

/** Returns the text of one of the owner's files; `undefined` if it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

/** Returns the position at which a line begins, or `undefined` if the text has fewer lines. */
function startOfLine(text: string, line: number): number | undefined {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  return start;
}

/** Returns some lines of a file. Dividing the whole file for each of hundreds of findings would take too long. */
function linesAt({ file, line, endLine }: LineRange, source: ReadSource): string[] {
  const text = source(file) ?? '';
  const start = startOfLine(text, line);
  if (text === '' || start === undefined) return [];
  return text
    .slice(start, startOfLine(text, endLine + 1))
    .split(/\r?\n/)
    .slice(0, endLine - line + 1);
}

type LineRange = Pick<SourceLocation, 'file' | 'line' | 'endLine'>;

/** Returns the line of code at a location. */
export const lineAt = ({ file, line }: Pick<SourceLocation, 'file' | 'line'>, source: ReadSource): string | undefined =>
  linesAt({ file, line, endLine: line }, source)[0];

/**
 * Returns the text at a location, or `undefined` if it spans several lines, because such a value changes for many
 * reasons.
 */
export function textAt(location: SourceLocation, source: ReadSource): string | undefined {
  if (location.endLine !== location.line) return undefined;
  return lineAt(location, source)?.slice(location.column - 1, location.endColumn - 1);
}

/** Returns the text of a location, which may span several lines. */
export function rangeAt(location: SourceLocation, source: ReadSource): string | undefined {
  const lines = linesAt(location, source);
  const last = lines.pop();
  if (last === undefined) return undefined;
  return [...lines, last.slice(0, location.endColumn - 1)].join('\n').slice(location.column - 1);
}

/**
 * 'also needed in site.config.ts, lines 574 and 1188; content/home.ts, line 5': the other locations of the same
 * problem.
 */
export function relatedLocationsText(
  { relatedLocations = [] }: Finding,
  named: (file: string) => string = String,
): string | undefined {
  if (relatedLocations.length === 0) return undefined;
  const files = [...new Set(relatedLocations.map(({ file }) => file))];
  return `also needed in ${files.map((file) => `${named(file)}, ${linesIn(file, relatedLocations)}`).join('; ')}`;
}

function linesIn(file: string, places: readonly SourceLocation[]): string {
  const lines = [...new Set(places.flatMap((location) => (location.file === file ? [location.line] : [])))];
  return lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}
