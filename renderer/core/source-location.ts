import type { SourceLocation } from './finding.ts';

/** Returns a function that converts an offset and length in a file to a location. */
export function locationsIn(text: string, file: string): (at: number, length: number) => SourceLocation {
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const point = (at: number) => {
    const line = lines.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - (lines[line] ?? 0) + 1 };
  };
  return (at, length) => {
    const [from, to] = [point(at), point(at + Math.max(1, length))];
    return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}
