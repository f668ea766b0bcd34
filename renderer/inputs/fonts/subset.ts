import { createRequire } from 'node:module';
import { cachedBytes } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import type { SiteFont } from './theme-fonts.ts';

/** A subset of a font as its package divides it: 'latin', 'latin-ext'. */
export interface FontPart {
  readonly font: SiteFont;
  readonly part: string;
  readonly letters: string;
}

/**
 * The font features that the design uses: kerning, marks, and tabular lining numerals. Ligatures are excluded because
 * browsers disable them for letter-spaced text (CSS Text 3, 8.2), as in this design.
 */
const FEATURES = ['ccmp', 'kern', 'lnum', 'mark', 'mkmk', 'tnum'];

const require = createRequire(import.meta.url);

/**
 * Identifies the bytes of a font: the hash of a file of the clinic's own, or the manifest of a package, because another
 * version is another font.
 */
export const identityOf = async ({ source }: SiteFont, io: Pick<Io, 'read'>): Promise<string | Uint8Array> =>
  'file' in source
    ? source.hash
    : ((await io.read(require.resolve(`${source.package}/package.json`))) ?? new Uint8Array());

/** Changes with everything that the subset depends on. */
export const nameOf = async ({ font, letters }: FontPart, io: Pick<Io, 'read'>): Promise<string> =>
  digest(await identityOf(font, io), JSON.stringify(font.axes), FEATURES.join(), letters).slice(0, 10);

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
  const file = fileOf(font, part);
  const bytes = await io.read(file);
  if (!bytes) throw new Error(`${file} does not exist.`);
  return subsetFont(Buffer.from(bytes), letters, {
    targetFormat: format,
    variationAxes: font.axes,
    keepFeatures: FEATURES,
  });
}

/** Returns the absolute path of a font file. */
const fileOf = ({ source, name }: SiteFont, part: string): string =>
  'file' in source ? source.file : require.resolve(`${source.package}/files/${name}-${part}-${source.variant}.woff2`);
