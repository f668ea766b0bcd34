import { digest } from '../../core/digest.ts';
import type { GeneratedDocument } from './generate.tsx';
import { stamped } from './stamp.ts';

/** Prints a page of HTML to PDF, its links and headings tagged. */
export type PrintHtml = (html: string) => Promise<Uint8Array>;

/** Makes a document; nothing where its file is the same already, whatever browser would print it now. */
export async function printed(
  { kept, current, label, html }: GeneratedDocument,
  print: PrintHtml,
  { force }: { readonly force: boolean },
): Promise<Uint8Array | undefined> {
  const text = await html();
  const record = { ...current, printed: digest(text) };
  if (!force && kept?.printed === record.printed && kept.content === record.content) return undefined;
  return stamped(await print(text), label, record);
}
