import { createHash } from 'node:crypto';
import { placeholderClass } from '../../../components/primitives/conditional-styles.ts';
import type { ImageProps } from '../../../components/props.ts';
import { breakpoints, narrowerThan } from '../../../components/theme.ts';

/** The properties of a source image, known before anything is encoded. */
export interface SourceImage {
  /** Its name in the config. */
  readonly name: string;
  /** Its path below the folder of the config, as findings show it: 'content/images/room.jpg'. */
  readonly label: string;
  /** Absolute path. */
  readonly file: string;
  /** Hash of the file. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** `true` for a vector drawing, which can be rendered at any size. */
  readonly vector: boolean;
  /** Its placeholder colour, 'ead3c6'; `undefined` if the image is transparent. */
  readonly placeholderColour?: string | undefined;
  /** Whether dark text would be unreadable on a part of it; measured only for images behind text. */
  readonly hasDarkAreas?: boolean;
}

export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** A file to be encoded from a source image. */
export interface Variant {
  readonly source: SourceImage;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** Where to crop if the aspect ratio changes. */
  readonly position: string;
  /** Its path in the output folder: 'assets/massage-640.1a2b3c4d.avif'. */
  readonly file: string;
}

/** The use of an image: its widths and aspect ratio. */
export interface Preset {
  readonly widths: readonly number[];
  /** Width divided by height, if images are cropped to one aspect ratio. */
  readonly ratio?: number;
  /** The maximum width offered to phones: more pixels would cost more than a small screen can show. */
  readonly onPhone?: readonly number[];
}

/**
 * The widths of the specification: cards 640x480 at 320 and 640; treatment pages 320, 640, 1280; gallery 640 and 1280.
 * The largest images of other pages have an intermediate width, because phones that need 720 or 960 pixels would
 * otherwise fetch 1280.
 */
export const presets = {
  card: { widths: [320, 640], ratio: 4 / 3 },
  portrait: { widths: [320, 640] },
  page: { widths: [320, 640, 1280] },
  gallery: { widths: [640, 1280] },
  plate: { widths: [320, 640, 1024, 1280] },
  hero: { widths: [640, 1024, 1280, 1920] },
  landing: { widths: [320, 640, 1280], onPhone: [480] },
  miniGallery: { widths: [640, 1280], onPhone: [640] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** Increase this when the encoder settings change, so that cached files are not reused. */
const ENCODER = '2';

export interface ImageRequest {
  readonly name: string;
  readonly source: SourceImage;
  readonly preset: PresetName;
  readonly sizes: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly focus?: string | undefined;
  /** The format for browsers that support neither AVIF nor WebP; the default is WebP. */
  readonly last?: 'webp' | 'png' | 'jpeg' | undefined;
}

/** The files of an image in one use, and the markup attributes that offer them. */
export interface PlannedImage {
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
  const { widths, onPhone }: Preset = presets[request.preset];
  const offers = [
    ...(onPhone ? offersOf(request, onPhone).map((offer) => ({ ...offer, media: ON_PHONE })) : []),
    ...offersOf(request, widths),
  ];
  const last = offers.at(-1)?.variants ?? [];
  const fallback = last.find(({ width }) => width >= 640) ?? last.at(-1);
  return {
    variants: offers.flatMap(({ variants }) => variants),
    image: {
      sources: offers.map(({ format, variants, ...where }) => ({
        type: `image/${format}`,
        srcSet: variants.map(({ file, width }) => `/${file} ${width}w`).join(', '),
        ...where,
      })),
      src: fallback ? `/${fallback.file}` : '',
      width: fallback?.width ?? 0,
      height: fallback?.height ?? 0,
      sizes: request.sizes,
      alt: request.alt,
      ...(request.caption ? { caption: request.caption } : {}),
      ...(request.focus && request.focus !== 'centre' ? { position: request.focus } : {}),
      ...(request.source.placeholderColour
        ? { placeholderColour: placeholderClass(request.source.placeholderColour) }
        : {}),
    },
  };
}

interface Offer {
  readonly format: ImageFormat;
  readonly variants: readonly Variant[];
  readonly media?: string;
}

const ON_PHONE = narrowerThan(breakpoints.phone);

/** The best format first. */
function offersOf(request: ImageRequest, widths: readonly number[]): readonly Offer[] {
  const formats = new Set<ImageFormat>(['avif', 'webp', request.last ?? 'webp']);
  return [...formats].map((format) => ({
    format,
    variants: sizesOf(request, widths).map((size) => variantOf(request, size, format)),
  }));
}

/** Returns the aspect ratio of an image after cropping by a preset. */
export function shapeOf({ width, height }: Pick<SourceImage, 'width' | 'height'>, preset: PresetName): number {
  const { ratio = width / height }: Preset = presets[preset];
  return ratio;
}

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

/**
 * All sizes and formats of one use share a hash; their names differ in width and format. A page names each image six
 * times, and separate hashes would not compress.
 */
function variantOf(request: ImageRequest, size: Size, format: ImageFormat): Variant {
  const position = request.focus ?? 'centre';
  const hash = createHash('sha256')
    .update([ENCODER, request.source.hash, shapeOf(request.source, request.preset), position].join(' '))
    .digest('hex')
    .slice(0, 10);
  return {
    source: request.source,
    ...size,
    format,
    position,
    file: `assets/${request.name}-${size.width}.${hash}.${format}`,
  };
}
