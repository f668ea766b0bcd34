import type { Site } from '../../config/site.ts';
import { cachedBytes } from '../../core/cache.ts';
import type { Finding } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { sourceBytes } from './source-bytes.ts';
import type { SourceImage } from './variants.ts';

/** The logo of the clinic as a cleaned drawing. */
export interface Logo {
  readonly source: SourceImage;
  readonly svg: Uint8Array;
  readonly containsName: boolean;
}

/** Increase this when drawings are cleaned differently. */
const FORMAT = 1;

/** Reads the logo that the config names; its drawing has already been inspected. */
export async function loadLogo(
  { design }: Pick<Site, 'design'>,
  images: ReadonlyMap<string, SourceImage>,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<{ readonly logo?: Logo; readonly findings: readonly Finding[] }> {
  const source = design?.logo && images.get(design.logo.image);
  if (!design?.logo || !source) return { findings: [] };
  if (!source.vector) return { findings: [unusable(`${source.label} is not an SVG drawing.`, EXPORT)] };
  try {
    const svg = await cachedBytes(io.cache, `logo-${FORMAT}-${source.hash}.svg`, () => cleaned(source, io));
    return { logo: { source, svg, containsName: design.logo.containsName ?? false }, findings: [] };
  } catch (error) {
    if (!(error instanceof ChangingDrawing)) throw error;
    return {
      findings: [
        unusable(
          `${source.label} contains text, an animation, a media query, a hover effect or a photograph, so it could look different in other browsers or in print.`,
          'Convert text to outlines, remove the other parts, and export the logo again as plain shapes.',
        ),
      ],
    };
  }
}

class ChangingDrawing extends Error {}

async function cleaned(source: SourceImage, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const { width, height } = source;
  const svg = await cleanDrawing(await sourceBytes(source, io), { source, width, height, position: 'centre' });
  if (!svg) throw new ChangingDrawing();
  return svg;
}

const EXPORT = 'Export the logo as SVG: it appears at many sizes and on paper.';

const unusable = (message: string, help: string): Finding => ({
  rule: 'image/logo',
  severity: 'error',
  message,
  help,
  path: ['design', 'logo', 'image'],
});
