import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';
import { asText, type Io } from '../io.ts';
import type { RuleName } from '../rules/names.ts';
import type { Site } from '../site.ts';
import { unsafeInSvg } from './safe-svg.ts';
import type { SourceImage } from './variants.ts';

/** Reads a file below content/. */
export interface ContentIo extends Pick<Io, 'cache'> {
  readonly readContent: (file: string) => Promise<Uint8Array | undefined>;
  /** Absolute path of a file below content/. */
  readonly resolve: (file: string) => string;
}

export interface InspectedImages {
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly findings: readonly Finding[];
}

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

/** Larger ones are mistakes, or an attack on whoever decodes them. */
const MOST_PIXELS = 50_000_000;

const FORMAT_OF_ENDING: Readonly<Record<string, string>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'heif',
};

/** Measures every picture that the config names. What was measured once is remembered by the hash of its bytes. */
export async function inspectImages(site: Site, io: ContentIo): Promise<InspectedImages> {
  const inspected = await Promise.all(
    Object.entries(site.images).map(async ([name, { file }]) => ({
      name,
      ...(await inspect(name, `images/${file}`, io)),
    })),
  );
  return {
    images: new Map(inspected.flatMap(({ name, image }) => (image ? [[name, image]] : []))),
    findings: inspected.flatMap(({ finding }) => (finding ? [finding] : [])),
  };
}

async function inspect(name: string, file: string, io: ContentIo): Promise<{ image?: SourceImage; finding?: Finding }> {
  const bytes = await io.readContent(file);
  const at = (rule: RuleName, message: string, help: string): { finding: Finding } => ({
    finding: { rule, severity: 'error', message, help, path: ['images', name, 'file'] },
  });
  if (!bytes) return at('image/missing', `There is no file content/${file}.`, 'Put the file there, or name another.');
  const unsafe = file.endsWith('.svg') ? unsafeInSvg(asText(bytes) ?? '') : undefined;
  if (unsafe)
    return at(
      'image/unsafe',
      `content/${file} holds ${unsafe}.`,
      'Save the drawing without scripts and links to other files.',
    );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const measured = await measure(bytes, hash, io);
  if (!measured)
    return at(
      'image/unreadable',
      `content/${file} is not a picture that can be read.`,
      'Save it again from its program.',
    );
  const { width, height, format } = measured;
  if (width * height > MOST_PIXELS)
    return at(
      'image/huge',
      `content/${file} has ${width} × ${height} points, more than 50 million.`,
      'Save it smaller: 2560 points wide is enough.',
    );
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  if (FORMAT_OF_ENDING[ending] !== format)
    return at(
      'image/mislabelled',
      `content/${file} is not a ${ending} file but ${format}.`,
      'Give the file the ending of its format.',
    );
  return { image: { file: io.resolve(file), hash, width, height, vector: format === 'svg' } };
}

async function measure(bytes: Uint8Array, hash: string, io: ContentIo): Promise<Measured | undefined> {
  const key = `image-${hash}`;
  const known = asText(await io.cache.get(key));
  if (known !== undefined) return readMeasured(known);
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const measured = { width, height, format };
    await io.cache.set(key, JSON.stringify(measured));
    return measured;
  } catch {
    return undefined;
  }
}

function readMeasured(text: string): Measured | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: string): unknown => Reflect.get(value, name);
  const [width, height, format] = [field('width'), field('height'), field('format')];
  return typeof width === 'number' && typeof height === 'number' && typeof format === 'string'
    ? { width, height, format }
    : undefined;
}
