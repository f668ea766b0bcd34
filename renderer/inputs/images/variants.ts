import { createHash } from 'node:crypto';
import { placeholderClass } from '../../../components/primitives/conditional-styles.ts';
import type { ImageProps } from '../../../components/props.ts';
import { breakpoints, narrowerThan } from '../../../components/theme.ts';

/** What is known of a source picture before anything is encoded. */
export interface SourceImage {
  /** Absolute path. */
  readonly file: string;
  /** Hash of its bytes. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** True for a drawing that has no pixels of its own and can be drawn at any size. */
  readonly vector: boolean;
  /** Its flat colour, 'ead3c6'; none where one sees through it. */
  readonly placeholderColour?: string | undefined;
}

export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** One file to be made from a source picture. */
export interface Variant {
  readonly source: SourceImage;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** Where the cut is made where the shape changes. */
  readonly position: string;
  /** Its file below the output folder: 'assets/massage-640.1a2b3c4d.avif'. */
  readonly file: string;
}

/** How a picture is used: which widths, and which shape. */
export interface Preset {
  readonly widths: readonly number[];
  /** Width divided by height, where pictures are cut to one shape. */
  readonly ratio?: number;
  /** What phones are offered of it: more pixels would weigh more than they show on a small screen. */
  readonly onPhone?: readonly number[];
}

/**
 * The widths of the specification: cards 640x480 at 320 and 640; pages of treatments 320, 640, 1280; gallery 640 and 1280. The
 * largest pictures of other pages have one between: a phone that needs 720 or 960 pixels fetched 1280.
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

/** Changes when the encoder's settings do, so that a cached file is never taken for a new one. */
const ENCODER = '2';

export interface ImageRequest {
  readonly name: string;
  readonly source: SourceImage;
  readonly preset: PresetName;
  readonly sizes: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly focus?: string | undefined;
  /** The format of the picture for browsers that read neither avif nor webp; webp when left out. */
  readonly last?: 'webp' | 'png' | 'jpeg' | undefined;
}

/** The files of a picture in one use, and what a page writes to offer them. */
export interface PlannedImage {
  readonly image: ImageProps;
  readonly variants: readonly Variant[];
}

export type PlanImage = (request: ImageRequest) => PlannedImage;

/** Plans pictures, each use of each once: the same few stand on many pages. */
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

/** The width of a picture divided by its height, as a preset cuts it. */
export function shapeOf({ width, height }: Pick<SourceImage, 'width' | 'height'>, preset: PresetName): number {
  const { ratio = width / height }: Preset = presets[preset];
  return ratio;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Such widths, none wider than the source: a picture is never blown up. A smaller one ends with its own width. */
function sizesOf({ source, preset }: ImageRequest, widths: readonly number[]): readonly Size[] {
  const ratio = shapeOf(source, preset);
  const widest = source.vector ? Number.POSITIVE_INFINITY : Math.min(source.width, Math.floor(source.height * ratio));
  const offered = [...new Set(widths.map((width) => Math.min(width, widest)))];
  return offered.map((width) => ({ width, height: Math.round(width / ratio) }));
}

/**
 * All sizes and formats of one use share a hash: width and format stand in the name beside it. A page names each picture six
 * times, and a hash of its own for each is what compresses worst in it.
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
