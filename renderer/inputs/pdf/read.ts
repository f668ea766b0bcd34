import { type Passage, type PdfItem, type PdfNode, passagesIn } from './passages.ts';

/** The content of a PDF: its text, links and accessibility data. */
export interface PdfFacts {
  readonly pages: number;
  /** The title that viewers show; empty if there is none. */
  readonly title: string;
  /** 'en-GB'; empty if there is none. */
  readonly language: string;
  /** `true` if the PDF has tags for headings, paragraphs and tables. */
  readonly tagged: boolean;
  readonly passages: readonly PdfPassage[];
  /** The link targets, without duplicates. */
  readonly links: readonly string[];
}

interface PdfPassage extends Passage {
  readonly page: number;
}

const ERRORS_ONLY = 0;

/** Reads a PDF; returns `undefined` if the bytes are not a PDF, are damaged, or need a password. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts | undefined> {
  // Two megabytes of code that cached documents do not need.
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader transfers the bytes, so it receives a copy.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: ERRORS_ONLY, isEvalSupported: false });
    const [{ info }, marks] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()]);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => readPage(await pdf.getPage(index + 1), index + 1)),
    );
    await pdf.destroy();
    return {
      pages: pdf.numPages,
      title: textIn(info, 'Title'),
      language: textIn(info, 'Language'),
      tagged: marks?.Marked ?? false,
      passages: pages.flatMap(({ passages }) => passages),
      links: [...new Set(pages.flatMap(({ links }) => links))],
    };
  } catch {
    return undefined;
  }
}

interface Page {
  readonly getTextContent: (options: { includeMarkedContent: true }) => Promise<{ readonly items: readonly PdfItem[] }>;
  readonly getStructTree: () => Promise<PdfNode | null>;
  readonly getAnnotations: () => Promise<readonly unknown[]>;
}

async function readPage(page: Page, number: number): Promise<Pick<PdfFacts, 'passages' | 'links'>> {
  const [{ items }, structure, annotations] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
    page.getAnnotations(),
  ]);
  return {
    passages: passagesIn(items, structure ?? undefined).map((passage) => ({ page: number, ...passage })),
    // pdf.js calls an unchecked address 'unsafe'; it is the address in the file.
    links: annotations.flatMap((annotation) => textIn(annotation, 'unsafeUrl') || []),
  };
}

function textIn(value: unknown, name: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
