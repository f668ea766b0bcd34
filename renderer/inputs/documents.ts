import { z } from 'zod';
import type { DocumentFacts } from '../config/derived/quote.ts';
import type { Site } from '../config/site.ts';
import { cachedValue } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Finding } from '../core/finding.ts';
import { type ContentIo, isUnavailable, readContentFile, type Unavailable } from './content-file.ts';
import { type PdfFacts, readPdf } from './pdf/read.ts';

/** A document that is copied to the site: its bytes, the facts that pages state about it, and its content. */
export interface SourceDocument extends DocumentFacts, PdfFacts {
  readonly bytes: Uint8Array;
}

/** Reads every document in the config; its page count and size come from the file itself. */
export async function inspectDocuments(
  site: Site,
  io: Pick<ContentIo, 'readContent' | 'cache'>,
): Promise<{ documents: ReadonlyMap<string, SourceDocument>; findings: readonly Finding[] }> {
  const documents = new Map<string, SourceDocument>();
  const findings: Finding[] = [];
  for (const [name, { file, generate }] of Object.entries(site.documents)) {
    const bytes = await readContentFile(`documents/${file}`, io);
    const facts = isUnavailable(bytes) ? undefined : await factsOf(bytes, io);
    if (!isUnavailable(bytes) && facts) documents.set(name, { ...facts, bytes, size: fileSize(bytes.length) });
    else findings.push(unusable(name, isUnavailable(bytes) ? bytes : damaged(file), generate !== undefined));
  }
  return { documents, findings };
}

/** The command that prints a document, as the owner types it. */
export const printCommand = (name: string): string => `npx site print ${name}`;

export const printAdvice = (name: string): string => `Run “${printCommand(name)}” and keep the new file.`;

const unusable = (name: string, { isMissing, message, help }: Unavailable, isGenerated: boolean): Finding => ({
  rule: isMissing ? 'content/missing-file' : 'content/document',
  severity: 'error',
  message,
  help: isGenerated ? printAdvice(name) : isMissing ? 'Put a PDF there, or name another file.' : help,
  path: ['documents', name, 'file'],
});

const damaged = (file: string): Unavailable => ({
  isMissing: false,
  message: `content/documents/${file} is not a readable PDF.`,
  help: 'Put a PDF there that opens without a password, or name another file.',
});

/** Increase this when the reader's results change. */
const FORMAT = 1;

/** Caches the content of a document under the hash of its bytes. */
const factsOf = (bytes: Uint8Array, { cache }: Pick<ContentIo, 'cache'>): Promise<PdfFacts | undefined> =>
  cachedValue(
    cache,
    `document-${FORMAT}-${digest(bytes)}.json`,
    (value): PdfFacts | undefined => FACTS.safeParse(value).data,
    () => readPdf(bytes),
  );

const FACTS = z.strictObject({
  pages: z.number(),
  title: z.string(),
  language: z.string(),
  tagged: z.boolean(),
  passages: z.array(z.strictObject({ page: z.number(), text: z.string(), isTagged: z.boolean() })),
  links: z.array(z.string()),
});

/** 1468006 → '1.4 MB', 48200 → '48 KB': decimal units, as browsers show for downloads. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
