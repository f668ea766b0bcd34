/** What a document was made from, as it is kept in the document itself: by it a check knows what has changed since. */
export interface DocumentRecord {
  /** Every fact that it shows, by its path in the config, as it shows it. */
  readonly facts: Readonly<Record<string, string>>;
  /** The site's address, and where its links lead: those to the site without its address. */
  readonly origin: string;
  readonly links: readonly string[];
  /** A digest of all that it shows: words, facts, links and pictures. */
  readonly content: string;
  /** A digest of what was printed, the look of it too. */
  readonly printed: string;
}

/** What a document would be made from now; how it would look is known only once it is rendered. */
export type CurrentRecord = Omit<DocumentRecord, 'printed'>;

const PROPERTY = 'clinic-site:record';
const WRITTEN = new RegExp(`<${PROPERTY}>([^<]*)</${PROPERTY}>`);

/** The name space of the property that holds it (XMP, ISO 16684-1, 6.2). */
export const NAMESPACE = 'xmlns:clinic-site="urn:clinic-site:document"';

/** A record as a property of a document's metadata. */
export const recordProperty = (record: DocumentRecord): string =>
  `<${PROPERTY}>${escaped(JSON.stringify(record))}</${PROPERTY}>`;

/** The record of a document that this tool made; nothing for any other. */
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

/** JSON may write any letter by its number: none is left that XML, or a PDF read as bytes, could take for something else. */
const escaped = (json: string): string =>
  json.replace(/[<>&]|[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
