import type { PrintedDesign, PrintedDocumentProps } from '../../../components/documents/props.ts';
import type { GeneratedDocument, Site } from '../../config/site.ts';
import { settleAll } from '../../core/concurrency.ts';
import { bytesOf } from '../../core/file.ts';
import type { Io } from '../../core/io.ts';
import { textsOf } from '../../facts/texts.ts';
import { planFonts } from '../../inputs/fonts/index.ts';
import { encodeVariant } from '../../inputs/images/encode.ts';
import { planImage } from '../../inputs/images/plan-image.ts';
import { sourceBytes } from '../../inputs/images/source-bytes.ts';
import type { SourceImage } from '../../inputs/images/variants.ts';
import { type DesignFiles, logoOf, ownDesignOf } from '../../plan/own-design.ts';
import { departmentPalettes, paletteOf } from '../../plan/palettes.ts';

/** The files in content/ that a document shows. */
interface DesignSources extends DesignFiles {
  readonly images: Images;
}

type Images = ReadonlyMap<string, SourceImage>;

/** Embeds the fonts and images, so that the document can be printed without fetching anything. */
export async function designOf(
  site: Site,
  { department }: GeneratedDocument,
  content: PrintedDocumentProps,
  { images, fonts: siteFonts, logo }: DesignSources,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<PrintedDesign> {
  const ownDesign = ownDesignOf(site, { fonts: siteFonts });
  const owner = site.departments[department];
  if (!owner) throw new Error(`There is no department ${department}; the schema rejects such a config.`);
  const letters = [...textsOf(content)].map(({ text }) => text).join('');
  const { faces, files } = await planFonts(letters, io, siteFonts.paper);
  const fonts = files.map(async (file, index) => ({ face: faces[index], bytes: await bytesOf(file) }));
  const shown = imagesIn(content).map(async (name) => [name, await imageData(name, images, io)] as const);
  const [loaded, drawn] = await settleAll([settleAll(fonts), settleAll(shown)]);
  return {
    origin: site.hosting.url,
    palette: paletteOf(owner),
    logo: Object.values(departmentPalettes(site)).map(({ field }) => field),
    fonts: loaded.flatMap(({ face, bytes }) =>
      face ? [{ ...face, src: `url(${dataAddress('font/woff2', bytes)}) format("woff2")` }] : [],
    ),
    images: Object.fromEntries(drawn),
    ...(ownDesign ? { ownDesign } : {}),
    ...(logo ? { logoImage: logoOf(logo, site.clinic.name, dataAddress('image/svg+xml', logo.svg)) } : {}),
  };
}

/** Returns the names of the images that a document shows. */
export const imagesIn = ({ pages }: PrintedDocumentProps): readonly string[] =>
  pages.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'cover' && part.image ? [part.image.name] : [])));

/** Embeds a drawing as a vector image, and a photograph in its largest size. */
async function imageData(name: string, images: Images, io: Pick<Io, 'read' | 'cache'>): Promise<string> {
  const source = images.get(name);
  if (!source) return '';
  if (source.vector) return dataAddress('image/svg+xml', await sourceBytes(source, io));
  const { variants } = planImage({ source, preset: 'hero', sizes: '', alt: '', last: 'jpeg' });
  const largest = variants.filter(({ format }) => format === 'jpeg').at(-1);
  return largest ? dataAddress('image/jpeg', await encodeVariant(largest, io)) : '';
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
