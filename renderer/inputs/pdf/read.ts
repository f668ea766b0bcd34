import { type Passage, type PdfItem, type PdfNode, passagesIn } from './passages.ts';

/** What a PDF says, links to, and tells programs that read it aloud. */
export interface PdfFacts {
  readonly pages: number;
  /** What viewers show as its name; empty where it has none. */
  readonly title: string;
  /** 'en-GB'; empty where it names none. */
  readonly language: string;
  /** True where it says what is a heading, a paragraph, a table. */
  readonly tagged: boolean;
  readonly passages: readonly PdfPassage[];
  /** The addresses that it links to, each once. */
  readonly links: readonly string[];
}

export interface PdfPassage extends Passage {
  readonly page: number;
}

const ERRORS_ONLY = 0;

/** Reads a PDF from its bytes; nothing where it is none, is damaged, or asks for a password. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts | undefined> {
  // 2 MB of program, of which a document that was read before needs nothing.
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader takes the bytes away from whoever hands them in.
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
    // An address is 'unsafe' as long as nobody has looked at it: it is what was written.
    links: annotations.flatMap((annotation) => textIn(annotation, 'unsafeUrl') || []),
  };
}

function textIn(value: unknown, name: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
