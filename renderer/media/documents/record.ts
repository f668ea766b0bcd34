/** The sources of a document, stored in the document itself, so that a check can detect what has changed since. */
export interface DocumentRecord {
  /** The facts that it shows, by their paths in the config. */
  readonly facts: Readonly<Record<string, string>>;
  /** The site's address and the link targets; those on the site are relative. */
  readonly origin: string;
  readonly links: readonly string[];
  /** A digest of all text, facts, links and images that it shows. */
  readonly content: string;
  /** A digest of the printed HTML, including its styles. */
  readonly printed: string;
}

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
    return readRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readRecord(value: unknown): DocumentRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { facts, origin, links, content, printed }: { readonly [Key in keyof DocumentRecord]?: unknown } = value;
  if (typeof origin !== 'string' || typeof content !== 'string' || typeof printed !== 'string') return undefined;
  if (typeof facts !== 'object' || facts === null || !Array.isArray(links)) return undefined;
  return {
    facts: Object.fromEntries(Object.entries(facts).map(([path, shown]) => [path, String(shown)])),
    origin,
    links: links.map(String),
    content,
    printed,
  };
}

/** Writes special characters as JSON escapes, so that neither XML nor a PDF reader can misinterpret them. */
const escaped = (json: string): string =>
  json.replace(/[<>&]|[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
