import type { FontFace } from '../../../components/global.ts';
import { settleAll } from '../../core/concurrency.ts';
import { distinctBy } from '../../core/distinct.ts';
import type { OutputFile } from '../../core/file.ts';
import type { Io } from '../../core/io.ts';
import { fallbackFaces } from './fallback-fonts.ts';
import { partsOf, rangeOf } from './parts.ts';
import { type FontPart, nameOf, subset } from './subset.ts';
import { SCREEN_FONTS, type SiteFont } from './theme-fonts.ts';

export interface PlannedFonts {
  readonly faces: readonly FontFace[];
  readonly files: readonly OutputFile[];
}

/**
 * Plans the fonts of a site, reduced to the characters that the site uses. The file names are known before the files
 * exist.
 */
export async function planFonts(
  text: string,
  io: Pick<Io, 'read' | 'cache'>,
  fonts: readonly SiteFont[] = SCREEN_FONTS,
): Promise<PlannedFonts> {
  const parts = (await settleAll(fonts.map((font) => partsOf(font, text, io)))).flat();
  const planned = await settleAll(parts.map((part) => plannedPart(part, io)));
  return {
    faces: [...planned.map(({ face }) => face), ...(await fallbackFaces(fonts, io))],
    // Both families may use the same file.
    files: distinctBy(
      planned.map(({ file }) => file),
      ({ path }) => path,
    ),
  };
}

/** Pages fetch a font file for other characters only if they contain one of them. */
async function plannedPart(
  part: FontPart,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<{ face: FontFace; file: OutputFile }> {
  const { font } = part;
  const first = part.part === 'latin';
  const path = `assets/${font.name}${first ? '' : `-${part.part}`}.${await nameOf(part, io)}.woff2`;
  return {
    face: {
      family: font.family,
      src: `url(/${path}) format("woff2")`,
      weight: font.weight,
      ...(first ? {} : { range: rangeOf(part.letters) }),
      ...(first && !font.isSecondary ? { file: `/${path}` } : {}),
      ...(font.sets === undefined ? {} : { sets: font.sets }),
    },
    file: { path, bytes: () => subset(part, 'woff2', io) },
  };
}
