import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import type { FontPart } from './subset.ts';
import type { SiteFont } from './theme-fonts.ts';

/** Characters of program code that English text does not use. */
const NOT_ENGLISH = '<>[\\]^`{|}~';

/** The characters of English text, always included so that a new sentence does not change the font. */
export const ALWAYS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((letter) => !NOT_ENGLISH.includes(letter))
  .join('')}£€©®·×–—‘’“”•…é`;

/**
 * Every font package lists its files with their characters as CSS unicode ranges: { "latin": "U+0000-00FF,U+0131" }.
 */
const ranges = z.record(z.string(), z.string());

const require = createRequire(import.meta.url);

/**
 * Returns the files of a font that contain the characters of a text, starting with the English one. Characters in no
 * file are left to the fonts of the visitor's system.
 */
export async function partsOf(font: SiteFont, text: string, io: Pick<Io, 'read'>): Promise<readonly FontPart[]> {
  const used = [...new Set(ALWAYS + text.replaceAll(/\s/g, ' '))].sort();
  if ('file' in font.source) return ownPart(font, font.source, used);
  const listed = asText(await io.read(require.resolve(`${font.source.package}/unicode.json`))) ?? '{}';
  const { latin = '', ...others } = ranges.parse(JSON.parse(listed));
  const within = (range: string) => {
    const has = inRange(range);
    return used.filter((letter) => has(letter.codePointAt(0) ?? 0)).join('');
  };
  const first = { font, part: 'latin', letters: within(latin) };
  const rest = Object.entries(others).map(([part, range]) => ({
    font,
    part,
    letters: [...within(range)].filter((letter) => !first.letters.includes(letter)).join(''),
  }));
  return [first, ...rest.filter(({ letters }) => letters !== '')];
}

/** A file of the clinic's own is not divided further. */
function ownPart(
  font: SiteFont,
  { characters, isFirst }: Extract<SiteFont['source'], { file: string }>,
  used: readonly string[],
): readonly FontPart[] {
  const has = new Set(characters);
  const letters = used.filter((letter) => has.has(letter)).join('');
  return letters === '' ? [] : [{ font, part: isFirst ? 'latin' : 'more', letters }];
}

/** 'U+0000-00FF,U+0131' → a test for single characters. */
function inRange(range: string): (point: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/i, '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  return (point) => spans.some(({ from, to }) => point >= from && point <= to);
}

/** Formats characters as a CSS unicode range: 'łś' → 'U+142,U+15B'. */
export const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join();
