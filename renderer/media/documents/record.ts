import { z } from 'zod';

const schema = z.object({
  /** The facts that it shows, by their paths in the config. */
  facts: z.record(z.string(), z.string()).readonly(),
  /** The site's address and the link targets; those on the site are relative. */
  origin: z.string(),
  links: z.array(z.string()).readonly(),
  /** A digest of all text, facts, links and images that it shows. */
  content: z.string(),
  /** A digest of the printed HTML, including its styles. */
  printed: z.string(),
});

/** The sources of a document, stored in the document itself, so that a check can detect what has changed since. */
export type DocumentRecord = Readonly<z.infer<typeof schema>>;

/** The sources of the document as it would be printed now; the digest of the HTML is known only after rendering. */
export type CurrentRecord = Omit<DocumentRecord, 'printed'>;

const PROPERTY = 'clinic-site:record';
const WRITTEN = new RegExp(`<${PROPERTY}>([^<]*)</${PROPERTY}>`);

/** The XML namespace of the property that contains the record (XMP, ISO 16684-1, 6.2). */
export const NAMESPACE = 'xmlns:clinic-site="urn:clinic-site:document"';

/** Serialises a record as a property of a document's metadata. */
export const recordProperty = (record: DocumentRecord): string =>
  `<${PROPERTY}>${escaped(JSON.stringify(record))}</${PROPERTY}>`;

/** Returns the record of a document that this tool created, otherwise `undefined`. */
export function recordOf(pdf: Uint8Array): DocumentRecord | undefined {
  const [, text] = WRITTEN.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Writes special characters as JSON escapes, so that neither XML nor a PDF reader can misinterpret them. */
const escaped = (json: string): string =>
  json.replace(/[<>&]|[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
