import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { listed } from '../../renderer/core/wording.ts';

/** Returns the lines of one of the owner's files; `undefined` if it is empty or cannot be read. */
export type ReadSource = (file: string) => readonly string[] | undefined;

/** Reads and divides each file at most once: a large config has thousands of findings. */
export const linesIn = (textOf: (file: string) => string | undefined): ReadSource =>
  memoize((file) => {
    const text = textOf(file);
    return text ? text.split(/\r?\n/) : undefined;
  });

/** Reads the files of an owner from the folder of the config. */
export const sourceIn = (folder: string): ReadSource =>
  linesIn((file) => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      return undefined;
    }
  });

/** Returns the line of code at a location. */
export const lineAt = ({ file, line }: Pick<SourceLocation, 'file' | 'line'>, source: ReadSource): string | undefined =>
  source(file)?.[line - 1];

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
  const lines = source(location.file)?.slice(location.line - 1, location.endLine) ?? [];
  const last = lines.pop();
  if (last === undefined) return undefined;
  return [...lines, last.slice(0, location.endColumn - 1)].join('\n').slice(location.column - 1);
}

/**
 * 'also in site.config.ts, lines 574 and 1188; content/home.ts, line 5': the other locations of the same
 * problem.
 */
export function relatedLocationsText(
  { relatedLocations = [] }: Finding,
  named: (file: string) => string = String,
): string | undefined {
  if (relatedLocations.length === 0) return undefined;
  const files = [...new Set(relatedLocations.map(({ file }) => file))];
  return `also in ${files.map((file) => `${named(file)}, ${lineNumbers(file, relatedLocations)}`).join('; ')}`;
}

function lineNumbers(file: string, places: readonly SourceLocation[]): string {
  const lines = [...new Set(places.flatMap((location) => (location.file === file ? [location.line] : [])))];
  return `${lines.length === 1 ? 'line' : 'lines'} ${listed(lines.map(String))}`;
}
