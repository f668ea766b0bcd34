import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { FontFace } from '../../components/global.ts';
import type { Io } from '../io.ts';
import type { OutputFile } from '../output/file.ts';

/** A font of the theme: its package, and the part of its axes that the design uses. */
interface ThemeFont {
  readonly family: string;
  readonly name: string;
  readonly module: string;
  /** The package's version is part of the file's name: another version is another file. */
  readonly manifest: string;
  readonly weight: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

const THEME_FONTS: readonly ThemeFont[] = [
  {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    module: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    manifest: '@fontsource-variable/hanken-grotesk/package.json',
    weight: '300 600',
    axes: { wght: { min: 300, max: 600 } },
  },
  {
    family: 'Newsreader Light',
    name: 'newsreader',
    module: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    manifest: '@fontsource-variable/newsreader/package.json',
    weight: '250',
    axes: { opsz: 72, wght: 250 },
  },
];

export interface PlannedFonts {
  readonly faces: readonly FontFace[];
  readonly files: readonly OutputFile[];
}

/** Signs of programs, not of English. */
const NOT_ENGLISH = '<>[\\]^`{|}~';

/** All letters of English and its punctuation: a text that is typed tomorrow should not change the font. */
const ALWAYS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((letter) => !NOT_ENGLISH.includes(letter))
  .join('')}£€©®·×–—‘’“”•…é`;

/**
 * What the design asks of a font beside its letters: kerning, marks, and figures of one height and width. Ligatures
 * are not among it: browsers set none where letters are spaced (CSS Text 3, 8.2), as this design's are.
 */
const FEATURES = ['ccmp', 'kern', 'lnum', 'mark', 'mkmk', 'tnum'];

/** The theme's fonts, cut to the letters that the site uses. The names of the files are known before they are made. */
export async function planFonts(text: string, io: Pick<Io, 'read' | 'cache'>): Promise<PlannedFonts> {
  const letters = [...new Set(ALWAYS + text)].sort().join('').replaceAll(/\s/g, ' ');
  const require = createRequire(import.meta.url);
  const planned = await Promise.all(
    THEME_FONTS.map(async (font) => {
      const manifest = await io.read(require.resolve(font.manifest));
      const hash = createHash('sha256')
        .update(manifest ?? '')
        .update(JSON.stringify(font.axes))
        .update(FEATURES.join())
        .update(letters)
        .digest('hex')
        .slice(0, 10);
      const path = `assets/${font.name}.${hash}.woff2`;
      return {
        face: { family: font.family, src: `/${path}`, weight: font.weight },
        file: { path, bytes: () => subset(font, letters, path, require.resolve(font.module), io) },
      };
    }),
  );
  return { faces: planned.map(({ face }) => face), files: planned.map(({ file }) => file) };
}

async function subset(
  font: ThemeFont,
  letters: string,
  path: string,
  source: string,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<Uint8Array> {
  const name = path.replaceAll('/', '-');
  const known = await io.cache.get(name);
  if (known) return known;
  const { default: subsetFont } = await import('subset-font');
  const bytes = await io.read(source);
  if (!bytes) throw new Error(`${font.module} is not installed.`);
  const cut = await subsetFont(Buffer.from(bytes), letters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: FEATURES,
  });
  await io.cache.set(name, cut);
  return cut;
}
