import { valueAt } from '../config/known.ts';
import { textsOf } from '../facts/texts.ts';
import { type ConfigPath, type Finding, formatPath } from '../finding.ts';
import { familyOf } from '../rules/names.ts';

/** Families that judge words: an exception to them covers the words that were judged, and no others. */
const OF_WORDS: ReadonlySet<string> = new Set(['claim', 'content']);

/** The text of the config that a finding is about, and the part of it. */
function textOf({ path, span }: Finding, written: unknown): { text: string; at: number; length: number } | undefined {
  const text = path && span ? valueAt(written, formatPath(path)) : undefined;
  return span && typeof text === 'string' ? { text, ...span } : undefined;
}

/** The words that a finding is about; nothing where it is about the whole value. */
export function wordsOf(finding: Finding, written: unknown): string | undefined {
  const part = textOf(finding, written);
  return part ? part.text.slice(part.at, part.at + part.length) : finding.words;
}

/** True where an exception must say which words it covers: of a whole document it would accept whatever comes into it. */
export const needsWords = (finding: Finding, written: unknown): boolean =>
  (OF_WORDS.has(familyOf(finding.rule)) || finding.within !== undefined) && wordsOf(finding, written) !== undefined;

/** True where the words at fault lie within the covered ones; a finding of a whole value is covered while they stand in it. */
export function holds(covered: string, finding: Finding, written: unknown): boolean {
  const part = textOf(finding, written);
  if (part)
    return placesOf(covered, part.text).some((at) => at <= part.at && part.at + part.length <= at + covered.length);
  if (finding.words !== undefined) return covered.includes(finding.words);
  return stands(covered, finding.path ?? [], written);
}

/** Every place at which words stand in a text, also where they overlap. */
function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** True where a text at or below a path holds the words. */
export const stands = (words: string, path: ConfigPath, written: unknown): boolean =>
  [...textsOf(valueAt(written, formatPath(path)))].some(({ text }) => text.includes(words));
