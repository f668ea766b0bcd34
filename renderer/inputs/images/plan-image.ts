import { placeholderClass } from '../../../components/primitives/conditional-styles.ts';
import type { ImageProps } from '../../../components/props.ts';
import { breakpoints, narrowerThan } from '../../../components/theme.ts';
import { type Preset, phoneWidthOf, presets, shapeOf } from './presets.ts';
import { type RasterFormat, type Variant, type VariantUse, variantOf } from './variants.ts';

export interface ImageRequest extends VariantUse {
  readonly sizes: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  /** The format for browsers that support neither AVIF nor WebP; the default is WebP. */
  readonly last?: 'webp' | 'png' | 'jpeg' | undefined;
}

/** The files of an image in one use, and the markup attributes that offer them. */
interface PlannedImage {
  readonly image: ImageProps;
  readonly variants: readonly Variant[];
}

export type PlanImage = (request: ImageRequest) => PlannedImage;

/** Plans images, each use once, because the same images appear on many pages. */
export function imagePlanner(): PlanImage {
  const planned = new Map<string, PlannedImage>();
  return (request) => {
    const key = JSON.stringify(request);
    const known = planned.get(key) ?? planImage(request);
    planned.set(key, known);
    return known;
  };
}

export function planImage(request: ImageRequest): PlannedImage {
  const { widths, onPhone, specified }: Preset = presets[request.preset];
  const sizes = sizesOf(request, widths);
  const displayed = sizes.find(({ width }) => width >= 640) ?? sizes.at(-1) ?? { width: 0, height: 0 };
  const drawing = isSentAsDrawing(request) ? variantOf(request, displayed, { format: 'svg' }) : undefined;
  const rasters = drawing && !specified ? [] : rastersOf(request, sizes, drawing !== undefined);
  const onPhones = onPhone && !drawing ? rastersOf(request, sizesOf(request, [onPhone]), false) : [];
  const fallback = rasters.at(-1)?.find(({ width }) => width === displayed.width) ?? drawing;
  return {
    variants: [...(drawing ? [drawing] : []), ...onPhones.flat(), ...rasters.flat()],
    image: {
      sources: [
        ...(drawing && specified ? [{ type: 'image/svg+xml', srcSet: `/${drawing.file}` }] : []),
        ...onPhones.map((variants) => ({ ...sourceOf(request, variants), media: ON_PHONE })),
        ...rasters.map((variants) => sourceOf(request, variants)),
      ],
      src: fallback ? `/${fallback.file}` : '',
      ...displayed,
      alt: request.alt,
      ...(request.caption ? { caption: request.caption } : {}),
      ...(request.focus && request.focus !== 'centre' ? { position: request.focus } : {}),
      ...(request.source.placeholderColour
        ? { placeholderColour: placeholderClass(request.source.placeholderColour) }
        : {}),
    },
  };
}

/** Returns true if a drawing is lighter than the raster image that a phone would choose. */
const isSentAsDrawing = ({ source: { lighterFrom }, preset }: ImageRequest): boolean =>
  lighterFrom !== undefined && lighterFrom <= phoneWidthOf(preset);

const ON_PHONE = narrowerThan(breakpoints.phone);

/** Returns the files of each format, the best format first. */
function rastersOf(
  request: ImageRequest,
  sizes: readonly Size[],
  isFallback: boolean,
): readonly (readonly Variant[])[] {
  const formats = new Set<RasterFormat>(['avif', 'webp', request.last ?? 'webp']);
  return [...formats].map((format) => sizes.map((size) => variantOf(request, size, { format, isFallback })));
}

const sourceOf = ({ sizes }: ImageRequest, variants: readonly Variant[]) => ({
  type: `image/${variants[0]?.format}`,
  srcSet: variants.map(({ file, width }) => `/${file} ${width}w`).join(', '),
  sizes,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the widths of a preset up to the source width, because images are never enlarged. A smaller source adds its
 * own width.
 */
function sizesOf({ source, preset }: ImageRequest, widths: readonly number[]): readonly Size[] {
  const ratio = shapeOf(source, preset);
  const widest = source.vector ? Number.POSITIVE_INFINITY : Math.min(source.width, Math.floor(source.height * ratio));
  const offered = [...new Set(widths.map((width) => Math.min(width, widest)))];
  return offered.map((width) => ({ width, height: Math.round(width / ratio) }));
}
