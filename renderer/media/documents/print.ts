import { digest } from '../../core/digest.ts';
import type { GeneratedDocument } from './generate.tsx';
import { stampPdf } from './stamp.ts';

/** Prints HTML to a PDF with tagged headings and links. */
export type PrintHtml = (html: string) => Promise<Uint8Array>;

/** Prints a document; returns `undefined` if its file is up to date, even if another browser printed it. */
export async function printIfChanged(
  { existing, current, label, html }: GeneratedDocument,
  print: PrintHtml,
  { force }: { readonly force: boolean },
): Promise<Uint8Array | undefined> {
  const text = await html();
  const record = { ...current, printed: digest(text) };
  if (!force && existing?.printed === record.printed && existing.content === record.content) return undefined;
  return stampPdf(await print(text), label, record);
}
