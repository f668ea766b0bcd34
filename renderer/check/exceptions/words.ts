import { valueAt } from '../../config/declared-names.ts';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { textsOf } from '../../facts/texts.ts';

/**
 * Returns the string in the config that a finding reports, and the reported span; `isWhole` if this is the whole
 * string.
 */
function textOf({ path, span, words, part }: Finding, plainConfig: unknown) {
  const text = path && words === undefined && part !== 'name' ? valueAt(plainConfig, formatPath(path)) : undefined;
  return typeof text === 'string'
    ? { text, isWhole: span === undefined, at: 0, length: text.length, ...span }
    : undefined;
}

/** Returns the words that a finding reports; `undefined` if the value is not a string. */
export function wordsOf(finding: Finding, plainConfig: unknown): string | undefined {
  const part = textOf(finding, plainConfig);
  return part ? part.text.slice(part.at, part.at + part.length) : finding.words;
}

/**
 * Returns a key of the location at which the covered words contain a finding; `undefined` if they do not. The reported
 * words must lie within the covered words. If a finding reports a whole string or words of a file, both must be equal,
 * so that no added words are accepted.
 */
export function locationOf(covered: string, finding: Finding, plainConfig: unknown): string | undefined {
  const path = formatPath(finding.path ?? []);
  const part = textOf(finding, plainConfig);
  if (part?.isWhole) return covered === part.text ? path : undefined;
  if (part) {
    const at = offsetsOf(covered, part.text).find(
      (start) => start <= part.at && part.at + part.length <= start + covered.length,
    );
    return at === undefined ? undefined : `${path} ${at}`;
  }
  if (finding.words !== undefined) {
    const { file = '', line = 0, column = 0 } = finding.location ?? {};
    return covered === finding.words ? `${path} ${finding.within ?? ''} ${file}:${line}:${column}` : undefined;
  }
  const texts = [...textsOf(valueAt(plainConfig, path))];
  return texts.some(({ text }) => text === covered) ? path : undefined;
}

/** Returns the offset of every occurrence of some words in a text, including overlapping ones. */
function offsetsOf(words: string, text: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) offsets.push(at);
  return offsets;
}

/** Whether a string at or below a path contains the words. */
export const containsWords = (words: string, path: ConfigPath, plainConfig: unknown): boolean =>
  [...textsOf(valueAt(plainConfig, formatPath(path)))].some(({ text }) => text.includes(words));
