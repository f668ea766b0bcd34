import { valueAt } from '../../config/declared-names.ts';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { textsOf } from '../../facts/texts.ts';

/** The text of the config that a finding is about, and the part of it: all of it where the whole text is at fault. */
function textOf({ path, span, words, part }: Finding, written: unknown) {
  const text = path && words === undefined && part !== 'name' ? valueAt(written, formatPath(path)) : undefined;
  return typeof text === 'string'
    ? { text, whole: span === undefined, at: 0, length: text.length, ...span }
    : undefined;
}

/** The words that a finding is about; nothing where it is about a value that is no text. */
export function wordsOf(finding: Finding, written: unknown): string | undefined {
  const part = textOf(finding, written);
  return part ? part.text.slice(part.at, part.at + part.length) : finding.words;
}

/**
 * The place at which covered words hold a finding, by a name; nothing where they do not. The words at fault lie within
 * them; where a whole text is at fault, or words of a file, they are all of it: nothing may have come in beside them.
 */
export function locationOf(covered: string, finding: Finding, written: unknown): string | undefined {
  const path = formatPath(finding.path ?? []);
  const part = textOf(finding, written);
  if (part?.whole) return covered === part.text ? path : undefined;
  if (part) {
    const at = placesOf(covered, part.text).find(
      (start) => start <= part.at && part.at + part.length <= start + covered.length,
    );
    return at === undefined ? undefined : `${path} ${at}`;
  }
  if (finding.words !== undefined) {
    const { file = '', line = 0, column = 0 } = finding.location ?? {};
    return covered === finding.words ? `${path} ${finding.within ?? ''} ${file}:${line}:${column}` : undefined;
  }
  const texts = [...textsOf(valueAt(written, path))];
  return texts.some(({ text }) => text === covered) ? path : undefined;
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
