import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import type { ReportInput } from './report.ts';

/** Returns the line of code at a location. */
export const lineAt = ({ file, line }: SourceLocation, source: ReportInput['source']): string | undefined =>
  source(file)?.split(/\r?\n/)[line - 1];

/**
 * Returns the text at a location, or `undefined` if it spans several lines, because such a value changes for many
 * reasons.
 */
export function wordsAt(location: SourceLocation, source: ReportInput['source']): string | undefined {
  if (location.endLine !== location.line) return undefined;
  return lineAt(location, source)?.slice(location.column - 1, location.endColumn - 1);
}

/**
 * Serialises a value as JSON that is safe to print: JSON itself escapes only some of the control characters of
 * terminals (https://www.rfc-editor.org/rfc/rfc8259#section-7).
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Characters that take two columns of a terminal: East Asian characters and emoji
 * (https://www.unicode.org/reports/tr11/).
 */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.*\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;

/** Returns how many columns a string takes in a terminal: an emoji takes two, a combining accent none. */
export const widthOf = (text: string): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);

/**
 * 'also needed in site.config.ts, lines 574 and 1188; content/home.ts, line 5': the other locations of the same
 * problem.
 */
export function alsoIn(
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
