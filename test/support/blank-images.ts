import sharp from 'sharp';
import { bytesOf, type OutputFile, textBytes } from '../../renderer/core/file.ts';

const PICTURE = /^assets\/.*\.(avif|webp|jpe?g|png)$/;

/**
 * Replaces every image by a blank one, because the layout does not depend on what images show: encoding them takes
 * minutes, and drawing them takes a tenth of the time of loading a page. Blank drawings keep their size.
 */
export async function withBlankImages(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const plain = sharp({ create: { width: 1, height: 1, channels: 3, background: '#888888' } });
  const [avif, webp, jpeg, png] = await Promise.all(
    [plain.clone().avif(), plain.clone().webp(), plain.clone().jpeg(), plain.clone().png()].map((image) =>
      image.toBuffer(),
    ),
  );
  const formats: Readonly<Record<string, Uint8Array | undefined>> = { avif, webp, jpeg, jpg: jpeg, png };
  return files.map((file) => {
    if (DRAWING.test(file.path)) return { ...file, bytes: async () => textBytes(blank(textOf(await bytesOf(file)))) };
    const bytes = formats[PICTURE.exec(file.path)?.[1] ?? ''];
    return bytes ? { ...file, bytes } : file;
  });
}

const DRAWING = /^assets\/.*\.svg$/;

/** What a browser may refuse or fetch in a drawing: such a drawing stays as it is. */
const MORE_THAN_SHAPES = /style|href|script|url\(["']?[^#"']/;

/** Returns a drawing without its shapes, but with the attributes that determine its size. */
const blank = (drawing: string): string =>
  MORE_THAN_SHAPES.test(drawing)
    ? drawing
    : drawing.replace(/(<svg\b[^>]*>).*<\/svg>/s, '$1<rect width="100%" height="100%" fill="#888"/></svg>');

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
