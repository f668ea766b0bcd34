import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText } from 'unpdf';

/** A PDF as tests read it. */
export interface ReadPdf {
  readonly document: PDFDocument;
  /** The bytes of the file as Latin-1. */
  readonly source: string;
  /** The text of each page without spaces, whose number depends on the layout. */
  readonly pages: readonly string[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return {
    document: await PDFDocument.load(bytes, { updateMetadata: false }),
    source: Buffer.from(bytes).toString('latin1'),
    pages: text.map(unspaced),
  };
}

export const unspaced = (text: string): string => text.replace(/\s/g, '');

/** The sizes of the pages in whole points. */
export const pageSizes = ({ document }: ReadPdf): readonly (readonly [width: number, height: number])[] =>
  document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);

/** A4 in points, as browsers round it. */
export const A4 = [595, 842] as const;
