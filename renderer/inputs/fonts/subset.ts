import { createRequire } from 'node:module';
import { cachedBytes } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import type { ThemeFont } from './theme-fonts.ts';

/** A subset of a font as its package divides it: 'latin', 'latin-ext'. */
export interface FontPart {
  readonly font: ThemeFont;
  readonly part: string;
  readonly letters: string;
}

/**
 * The font features that the design uses: kerning, marks, and tabular lining numerals. Ligatures are excluded because
 * browsers disable them for letter-spaced text (CSS Text 3, 8.2), as in this design.
 */
export const FEATURES = ['ccmp', 'kern', 'lnum', 'mark', 'mkmk', 'tnum'];

const require = createRequire(import.meta.url);

/** A file of a font package. The version is part of every name, because another version is another font. */
export const manifestOf = async (font: ThemeFont, io: Pick<Io, 'read'>): Promise<Uint8Array> =>
  (await io.read(require.resolve(`${font.package}/package.json`))) ?? new Uint8Array();

/** Changes with everything that the subset depends on. */
export const nameOf = async ({ font, letters }: FontPart, io: Pick<Io, 'read'>): Promise<string> =>
  digest(await manifestOf(font, io), JSON.stringify(font.axes), FEATURES.join(), letters).slice(0, 10);

/** Reduces a font to these characters, for pages (woff2) or for text shaping (truetype). Cached per character set. */
export async function subset(
  part: FontPart,
  format: 'woff2' | 'truetype',
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Uint8Array> {
  const name = `font-${part.font.name}-${part.part}-${await nameOf(part, io)}.${format}`;
  return cachedBytes(io.cache, name, () => cutNow(part, format, io));
}

async function cutNow(
  { font, part, letters }: FontPart,
  format: 'woff2' | 'truetype',
  io: Pick<Io, 'read'>,
): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const file = `${font.package}/files/${font.name}-${part}-${font.variant}.woff2`;
  const bytes = await io.read(require.resolve(file));
  if (!bytes) throw new Error(`${file} is not installed.`);
  return subsetFont(Buffer.from(bytes), letters, {
    targetFormat: format,
    variationAxes: font.axes,
    keepFeatures: FEATURES,
  });
}
