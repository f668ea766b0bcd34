import { createHash } from 'node:crypto';
import type { PictureProps } from '../../components/props.ts';

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
}

/** The widths of the specification: cards 640x480 at 320 and 640; pages 320, 640, 1280; gallery 640 and 1280. */
export const presets = {
  card: { widths: [320, 640], ratio: 4 / 3 },
  portrait: { widths: [320, 640] },
  page: { widths: [320, 640, 1280] },
  gallery: { widths: [640, 1280] },
  hero: { widths: [640, 1280, 1920] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

/** Changes when the encoder's settings do, so that a cached file is never taken for a new one. */
const ENCODER = '1';

export interface PictureRequest {
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
export function planPicture(request: PictureRequest): {
  readonly picture: PictureProps;
  readonly variants: readonly Variant[];
} {
  const formats: readonly ImageFormat[] = [...new Set<ImageFormat>(['avif', 'webp', request.last ?? 'webp'])];
  const byFormat = formats.map((format) => ({
    format,
    variants: sizesOf(request).map((size) => variantOf(request, size, format)),
  }));
  const last = byFormat.at(-1)?.variants ?? [];
  const fallback = last.find(({ width }) => width >= 640) ?? last.at(-1);
  return {
    variants: byFormat.flatMap(({ variants }) => variants),
    picture: {
      sources: byFormat.map(({ format, variants }) => ({
        type: `image/${format}`,
        srcSet: variants.map(({ file, width }) => `/${file} ${width}w`).join(', '),
      })),
      src: fallback ? `/${fallback.file}` : '',
      width: fallback?.width ?? 0,
      height: fallback?.height ?? 0,
      sizes: request.sizes,
      alt: request.alt,
      ...(request.caption ? { caption: request.caption } : {}),
      ...(request.focus && request.focus !== 'centre' ? { position: request.focus } : {}),
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The preset's widths, none wider than the source: a picture is never blown up. */
function sizesOf({ source, preset }: PictureRequest): readonly Size[] {
  const { widths, ratio = source.width / source.height }: Preset = presets[preset];
  const widest = source.vector ? Number.POSITIVE_INFINITY : Math.min(source.width, Math.floor(source.height * ratio));
  const fitting = widths.filter((width) => width <= widest);
  return (fitting.length > 0 ? fitting : [widest]).map((width) => ({ width, height: Math.round(width / ratio) }));
}

function variantOf(request: PictureRequest, size: Size, format: ImageFormat): Variant {
  const position = request.focus ?? 'centre';
  const hash = createHash('sha256')
    .update([ENCODER, request.source.hash, size.width, size.height, format, position].join(' '))
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
