import { sep } from 'node:path';
import type { Location } from 'esbuild';
import type { SourceLocation } from '../../core/finding.ts';

/** Converts a location of the compiler. */
export function locationOf({ file, line, lineText, column, length }: Location): SourceLocation {
  const [start, end] = [charactersIn(lineText, column), charactersIn(lineText, column + length)];
  return locationAt(file, line, start + 1, Math.max(1, end - start));
}

/** esbuild counts columns in bytes, and a pound sign has two. */
export const charactersIn = (line: string, bytes: number): number =>
  Buffer.from(line).subarray(0, bytes).toString().length;

const slashes = (path: string): string => path.split(sep).join('/');

/** A location of some characters in one line; line and column start at 1. */
export const locationAt = (file: string, line: number, column: number, length: number): SourceLocation => ({
  file: slashes(file),
  line,
  column,
  endLine: line,
  endColumn: column + length,
});
