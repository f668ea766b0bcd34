import { PrintedDocument } from '../../../components/documents/PrintedDocument.tsx';
import type { PrintedDocumentProps } from '../../../components/documents/props.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { renderStyled } from '../../core/render-styled.tsx';
import type { ContentFiles } from '../../inputs/load-content.ts';
import { contentOf } from './content.ts';
import { designOf, imagesIn } from './design.ts';
import { type CurrentRecord, type DocumentRecord, recordOf } from './record.ts';
import type { DocumentLabel } from './stamp.ts';

/** A document that the config describes: its current content, and the record in its existing file. */
export interface GeneratedDocument {
  readonly name: string;
  /** The file's name in content/documents/. */
  readonly file: string;
  readonly label: DocumentLabel;
  /** The number of pages. */
  readonly pages: number;
  readonly current: CurrentRecord;
  /** `undefined` if there is no file, or if this tool did not create it. */
  readonly existing?: DocumentRecord | undefined;
  readonly exists: boolean;
  /** Names of the images that it shows but that are missing. */
  readonly missingItems: readonly string[];
  /** Renders the document for printing. */
  readonly html: () => Promise<string>;
}

type GenerateIo = Pick<Io, 'read' | 'cache'>;

/** The inputs of generated documents. */
interface GenerateInput {
  readonly site: Site;
  readonly quote: Quote;
  readonly contentFiles: Pick<ContentFiles, 'images' | 'documents' | 'fonts' | 'logo'>;
  /** `true` if this build uses another base address; documents always use the one in the config. */
  readonly elsewhere: boolean;
}

/** Returns every document that the config describes. */
export const generatedDocuments = (
  { site, quote, contentFiles, elsewhere }: GenerateInput,
  io: GenerateIo,
): readonly GeneratedDocument[] =>
  Object.entries(site.documents).flatMap(([name, { file, title, generate }]) => {
    if (!generate) return [];
    const facts = new Map<string, string>();
    const content = contentOf(site, { title, generate }, recordingQuotes(quote, facts));
    const { bytes } = contentFiles.documents.get(name) ?? {};
    const existing = bytes && recordOf(bytes);
    const origin = elsewhere && existing ? existing.origin : site.hosting.url;
    return {
      name,
      file,
      label: content,
      pages: content.pages.length,
      current: { ...recordNow(content, facts, contentFiles.images), origin },
      existing,
      exists: bytes !== undefined,
      missingItems: imagesIn(content).filter((image) => !contentFiles.images.has(image)),
      html: async () => {
        const design = await designOf(site, generate, content, contentFiles, io);
        return renderStyled((write) => write(<PrintedDocument content={content} design={design} />));
      },
    };
  });

/**
 * Records the quoted facts, except those about the documents themselves, which would change each time a document is
 * printed.
 */
const recordingQuotes =
  (quote: Quote, facts: Map<string, string>): Quote =>
  (path) => {
    const shown = quote(path);
    if (shown !== undefined && !path.startsWith('documents.')) facts.set(path, shown);
    return shown;
  };

function recordNow(
  content: PrintedDocumentProps,
  facts: ReadonlyMap<string, string>,
  images: ContentFiles['images'],
): Omit<CurrentRecord, 'origin'> {
  const hashes = imagesIn(content).map((name) => images.get(name)?.hash ?? '');
  return {
    facts: Object.fromEntries([...facts].sort(([a], [b]) => (a < b ? -1 : 1))),
    links: [...new Set(addressesIn(content))].sort(),
    content: digest(JSON.stringify(content), ...hashes),
  };
}

function* addressesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value))
    if (key === 'href' && typeof field === 'string') yield field;
    else yield* addressesIn(field);
}
