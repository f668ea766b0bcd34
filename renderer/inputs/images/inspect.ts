import type { Site } from '../../config/site.ts';
import type { Finding } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import { IMAGE_FORMATS } from '../../facts/image-formats.ts';
import { type ContentIo, isUnavailable, readContentFile, type Unavailable } from '../content-file.ts';
import { hasDarkAreas } from './dark-areas.ts';
import { lighterFrom } from './lighter-from.ts';
import { MAX_PIXELS, type Measured, measure } from './measure.ts';
import { imageHash } from './source-bytes.ts';
import type { SourceImage } from './variants.ts';

interface InspectedImages {
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly findings: readonly Finding[];
}

/** Measures every image in the config. The measurements are cached by the hash of the file. */
export async function inspectImages(site: Site, io: ContentIo): Promise<InspectedImages> {
  const behindText = imagesBehindText(site);
  const inspected = await Promise.all(
    Object.entries(site.images).map(async ([name, { file }]) => ({
      name,
      ...(await inspect({ name, file: `images/${file}`, isBehindText: behindText.has(name) }, io)),
    })),
  );
  return {
    images: new Map(inspected.flatMap(({ name, image }) => (image ? [[name, image]] : []))),
    findings: inspected.flatMap(({ finding }) => (finding ? [finding] : [])),
  };
}

/** The images on which a section puts text. */
const imagesBehindText = (site: Site): ReadonlySet<string> =>
  new Set(
    Object.values(site.pages).flatMap((sections) =>
      sections.flatMap((section) => (section.kind === 'cover' ? [section.image] : [])),
    ),
  );

interface NamedImage {
  readonly name: string;
  readonly file: string;
  readonly isBehindText: boolean;
}

async function inspect(
  { name, file, isBehindText }: NamedImage,
  io: ContentIo,
): Promise<{ image?: SourceImage; finding?: Finding }> {
  const path = ['images', name, 'file'];
  const refused = (problem: ImageProblem) => ({ finding: { ...problem, severity: 'error' as const, path } });
  const bytes = await readContentFile(file, io);
  if (isUnavailable(bytes)) return refused(unavailable(bytes));
  const hash = imageHash(bytes);
  const measured = await measuredImage(bytes, file, io);
  if ('rule' in measured) return refused(measured);
  const { width, height, format, placeholderColour } = measured;
  const size = { width, height, vector: format === 'svg' };
  const darkAreas = isBehindText ? { hasDarkAreas: await hasDarkAreas(bytes, { ...size, hash }, io) } : {};
  const image = {
    ...{ name, label: `content/${file}`, file: io.resolve(file), hash },
    ...{ ...size, placeholderColour, ...darkAreas },
  };
  const drawing = size.vector ? { lighterFrom: await lighterFrom(bytes, image, io) } : {};
  return {
    image: { ...image, ...drawing },
    ...(measured.located ? { finding: { ...located(file), severity: 'warning', path } } : {}),
  };
}

/** Why the bytes of an image cannot be used. */
export type ImageProblem = Pick<Finding, 'message' | 'help'> & { readonly rule: RuleName };

/**
 * Measures the bytes of an image, or returns why they cannot be used.
 * @param file its name below content/: 'images/room.jpg'
 */
export async function measuredImage(
  bytes: Uint8Array,
  file: string,
  io: Pick<ContentIo, 'cache'>,
): Promise<Measured | ImageProblem> {
  const measured = await measure(bytes, imageHash(bytes), io);
  return measured && !('unsafe' in measured) ? (problem(file, measured) ?? measured) : unusable(file, measured?.unsafe);
}

const unavailable = ({ isMissing, message, help }: Unavailable): ImageProblem => ({
  rule: isMissing ? 'image/missing' : 'image/unreadable',
  message,
  help,
});

const unusable = (file: string, unsafe: string | undefined): ImageProblem =>
  unsafe === undefined
    ? {
        rule: 'image/unreadable',
        message: `content/${file} is not a readable image.`,
        help: 'Export it again from the program that created it.',
      }
    : {
        rule: 'image/unsafe',
        message: `content/${file} contains ${unsafe}.`,
        help: 'Save the drawing without scripts and without links to other files.',
      };

function problem(file: string, { width, height, format }: Measured): ImageProblem | undefined {
  if (width * height > MAX_PIXELS)
    return {
      rule: 'image/huge',
      message: `content/${file} has ${width} × ${height} pixels, more than 50 million.`,
      help: 'Save a smaller version: a width of 2560 pixels is enough.',
    };
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  if (IMAGE_FORMATS[`.${ending}`] !== format)
    return {
      rule: 'image/mislabelled',
      message: `content/${file} is a ${format} file, not a ${ending} file.`,
      help: 'Rename the file to match its format.',
    };
  return undefined;
}

const located = (file: string): ImageProblem => ({
  rule: 'image/location',
  message: `content/${file} contains the location where it was taken.`,
  help: 'The site removes the location from its images. Remove it from the file too, so that nobody else receives it.',
});
