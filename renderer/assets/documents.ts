import { inflateSync } from 'node:zlib';
import type { DocumentFacts } from '../facts/quote.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';
import type { ContentIo } from './inspect.ts';

/** A document to be copied: its bytes, and what pages say of it. */
export interface SourceDocument extends DocumentFacts {
  readonly bytes: Uint8Array;
  /** The web addresses that it links to. */
  readonly links: readonly string[];
}

/** Reads every document that the config names; its pages and size come from the file itself. */
export async function inspectDocuments(
  site: Site,
  io: Pick<ContentIo, 'readContent'>,
): Promise<{ documents: ReadonlyMap<string, SourceDocument>; findings: readonly Finding[] }> {
  const documents = new Map<string, SourceDocument>();
  const findings: Finding[] = [];
  for (const [name, { file }] of Object.entries(site.documents)) {
    const bytes = await io.readContent(`documents/${file}`);
    const pages = bytes && pagesOfPdf(bytes);
    if (bytes && pages) documents.set(name, { bytes, pages, size: fileSize(bytes.length), links: linksOfPdf(bytes) });
    else findings.push(unusable(name, file, bytes !== undefined));
  }
  return { documents, findings };
}

const unusable = (name: string, file: string, exists: boolean): Finding => ({
  rule: exists ? 'content/document' : 'content/missing-file',
  severity: 'error',
  message: exists
    ? `content/documents/${file} is not a PDF that can be read.`
    : `There is no file content/documents/${file}.`,
  help: 'Put a PDF there, or name another file.',
  path: ['documents', name, 'file'],
});

/** How many pages a PDF has. */
export function pagesOfPdf(bytes: Uint8Array): number | undefined {
  const [plain = '', ...streams] = objectsOfPdf(bytes);
  if (!plain.startsWith('%PDF-')) return undefined;
  const count = (part: string) => part.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  return count(plain) || streams.reduce((sum, part) => sum + count(part), 0) || undefined;
}

/** The web addresses that a PDF links to, each once (ISO 32000-1, 12.6.4.7). */
export const linksOfPdf = (bytes: Uint8Array): readonly string[] => [
  ...new Set(
    objectsOfPdf(bytes).flatMap((part) =>
      [...part.matchAll(/\/URI\s*\(((?:[^\\()]|\\.)*)\)/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1')),
    ),
  ),
];

/** A PDF as text, and the text of its compressed object streams (ISO 32000-1, 7.5.7). */
function objectsOfPdf(bytes: Uint8Array): readonly string[] {
  const buffer = Buffer.from(bytes);
  const text = buffer.toString('latin1');
  const streams = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n/g)];
  return [text, ...streams.map(({ index, 0: found }) => inflated(buffer, index + found.length))];
}

function inflated(buffer: Buffer, start: number): string {
  const end = buffer.indexOf('endstream', start);
  try {
    return inflateSync(buffer.subarray(start, end)).toString('latin1');
  } catch {
    return '';
  }
}

/** 1468006 → '1.4 MB', 48200 → '48 KB': decimal units, as downloads are announced. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
