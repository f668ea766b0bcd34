import { digest } from '../../core/digest.ts';
import { xml } from '../../core/escape.ts';
import { renumberElements } from './element-names.ts';
import { type DocumentRecord, NAMESPACE, recordProperty } from './record.ts';

/** The title, author and language in a document's metadata. */
export interface DocumentLabel {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
}

/**
 * Replaces the metadata of a printed PDF with its label and the record of its sources. Removes the time of printing,
 * the name of the browser and its own names of elements, so that the same document always has the same bytes.
 */
export async function stampPdf(pdf: Uint8Array, label: DocumentLabel, record: DocumentRecord): Promise<Uint8Array> {
  // Half a megabyte that only printing needs.
  const library = await import('@cantoo/pdf-lib');
  const { PDFDocument, PDFHexString, PDFName, PDFRef } = library;
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch(unreadable);
  const { context, catalog } = document;
  if (!catalog || document.getPageCount() === 0) unreadable();
  const { trailerInfo } = context;
  renumberElements(context, library);
  const packet = metadataOf(label, record);
  if (trailerInfo.Info instanceof PDFRef) context.delete(trailerInfo.Info);
  const info = { Title: label.title, Subject: label.description, Author: label.author, Creator: 'clinic-site' };
  trailerInfo.Info = context.register(
    context.obj(Object.fromEntries(Object.entries(info).map(([key, text]) => [key, PDFHexString.fromText(text)]))),
  );
  const metadata = context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const id = PDFHexString.of(digest(packet));
  trailerInfo.ID = context.obj([id, id]);
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

function unreadable(cause?: unknown): never {
  throw new Error('The browser printed a PDF that cannot be read.', { cause });
}

/** The label as XMP (ISO 16684-1), with the record of what the document was made from. */
function metadataOf({ title, description, author, language }: DocumentLabel, record: DocumentRecord): string {
  const inDefaultLanguage = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${xml(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ${NAMESPACE}>
<dc:title>${inDefaultLanguage(title)}</dc:title>
<dc:description>${inDefaultLanguage(description)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${xml(language)}</rdf:li></rdf:Bag></dc:language>
${recordProperty(record)}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
