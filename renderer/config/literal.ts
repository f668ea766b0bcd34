import { unitsIn } from './locate/escapes.ts';

/** The quotation marks of a literal; '' in a text file, whose whole text is the value. */
export type Quote = "'" | '"' | '`' | '';

export interface LiteralStyle {
  readonly quote: Quote;
  /** Whether the file is JSON, which knows fewer escapes. */
  readonly isJson: boolean;
  readonly lineBreak: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' };

/** Control characters, and the two line separators that some editors break lines at. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape
const UNPRINTABLE = /[\u0000-\u001f\u007f\u2028\u2029]/g;

const escaped = (character: string): string =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes a text as the characters between the quotation marks of a literal. */
export function quoted(text: string, { quote, isJson, lineBreak }: LiteralStyle): string {
  if (quote === '') return text.replace(/\r\n|\n/g, lineBreak);
  if (isJson) return JSON.stringify(text).slice(1, -1);
  const safe = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  if (quote !== '`') return safe.replace(UNPRINTABLE, escaped);
  // JavaScript reads every line break of a template as a line feed.
  return safe
    .replaceAll('${', '\\${')
    .replace(UNPRINTABLE, (character) => (character === '\n' ? lineBreak : escaped(character)));
}

/**
 * Changes the text of a literal. Characters that stay keep their escapes, so that changing a text back restores the
 * source.
 * @param source the characters between the quotation marks
 */
export function rewritten(source: string, [was, text]: readonly [string, string], style: LiteralStyle): string {
  const units = unitsIn(source);
  if (quoted(was, style) === source || units.length !== was.length + 1 || style.quote === '')
    return quoted(text, style);
  const [start, end] = commonEnds(was, text, (at) => units[at] !== units[at - 1]);
  const [from, to] = [units[start] ?? 0, units[was.length - end] ?? source.length];
  return source.slice(0, from) + quoted(text.slice(start, text.length - end), style) + source.slice(to);
}

/**
 * Returns the numbers of characters at the start and at the end that two texts share.
 * @param isBoundary returns `false` if an offset in the first text is inside one character of the source
 */
export function commonEnds(
  a: string,
  b: string,
  isBoundary: (at: number) => boolean = () => true,
): readonly [start: number, end: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  while (start > 0 && !(isBoundary(start) && isWhole(a, start) && isWhole(b, start))) start -= 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  while (end > 0 && !(isBoundary(a.length - end) && isWhole(a, a.length - end) && isWhole(b, b.length - end))) end -= 1;
  return [start, end];
}

/** Returns `false` between the two halves of a character above U+FFFF. */
const isWhole = (text: string, at: number): boolean =>
  !(/[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? ''));
