import { digest } from '../../core/digest.ts';
import { xml } from '../../core/escape.ts';
import { type DocumentRecord, NAMESPACE, recordProperty } from './record.ts';

/** What a document says of itself. */
export interface DocumentLabel {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
}

/** A PDF as a browser printed it, taken apart: ISO 32000-1, 7.5. */
interface Printed {
  /** Everything before the table of objects; a letter is a byte. */
  readonly body: string;
  /** Where each object begins; nothing for one that is free. */
  readonly offsets: readonly (number | undefined)[];
  readonly root: number;
  readonly info: number;
}

/**
 * Makes of a printed PDF the one that is kept: with what it says of itself and what it was made from, and without the
 * time of printing and the name of the browser, so that the same document has the same bytes.
 */
export function stamped(pdf: Uint8Array, label: DocumentLabel, record: DocumentRecord): Uint8Array {
  const printed = takenApart(Buffer.from(pdf).toString('latin1'));
  const catalog = objectAt(printed, printed.root);
  const metadata = metadataOf(label, record);
  const next = printed.offsets.length;
  const added = [
    `<</Type /Metadata /Subtype /XML /Length ${metadata.length}>>\nstream\n${metadata}\nendstream`,
    catalog.replace(/>>\s*$/, `\n/Metadata ${next} 0 R>>`),
    infoOf(label),
  ];
  const kept = [printed.root, printed.info].reduce(without, printed);
  return Buffer.from(written(kept, added, { root: next + 1, info: next + 2 }), 'latin1');
}

function takenApart(text: string): Printed {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [fn]\s*)+)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(
    text.slice(start),
  );
  const [, count = '', entries = '', trailer = ''] = table ?? [];
  const reference = (name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(trailer)?.[1]);
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} ([fn])/g)].map(([, at, kind]) =>
    kind === 'n' ? Number(at) : undefined,
  );
  if (offsets.length !== Number(count) || !offsets[reference('Root')] || !offsets[reference('Info')])
    throw new Error('The browser printed a PDF of a form that this tool does not know.');
  return { body: text.slice(0, start), offsets, root: reference('Root'), info: reference('Info') };
}

/** The text of an object: from its number to its end. */
function objectAt({ body, offsets }: Printed, number: number): string {
  const start = offsets[number] ?? 0;
  return body
    .slice(start, body.indexOf('endobj', start))
    .replace(/^\d+ \d+ obj\s*/, '')
    .trim();
}

/** An object that others replace: blanks in its place, so that no other has to move. */
function without(printed: Printed, number: number): Printed {
  const start = printed.offsets[number] ?? 0;
  const end = printed.body.indexOf('endobj', start) + 'endobj'.length;
  return {
    ...printed,
    body: printed.body.slice(0, start) + ' '.repeat(end - start) + printed.body.slice(end),
    offsets: printed.offsets.map((at, index) => (index === number ? undefined : at)),
  };
}

/** The file anew: its objects, those added, the table of them all. */
function written(
  { body, offsets }: Printed,
  added: readonly string[],
  { root, info }: { readonly root: number; readonly info: number },
): string {
  let text = body;
  const all = [...offsets];
  for (const object of added) {
    all.push(text.length);
    text += `${all.length - 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = all.map((at, index) =>
    at === undefined ? `0000000000 ${index === 0 ? 65535 : '00001'} f ` : `${`${at}`.padStart(10, '0')} 00000 n `,
  );
  const id = digest(text);
  const trailer = `<</Size ${all.length}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/ID [<${id}> <${id}>]>>`;
  return `${text}xref\n0 ${all.length}\n${entries.join('\n')}\ntrailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}

/** Texts in UTF-16, which every reader of PDF knows (ISO 32000-1, 7.9.2.2). */
const hex = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const infoOf = ({ title, description, author }: DocumentLabel): string =>
  `<</Title ${hex(title)}\n/Subject ${hex(description)}\n/Author ${hex(author)}\n/Creator ${hex('clinic-site')}>>`;

/** The same in XMP (ISO 16684-1), with what the document was made from. A letter of the result is a byte. */
function metadataOf({ title, description, author, language }: DocumentLabel, record: DocumentRecord): string {
  const said = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${xml(text)}</rdf:li></rdf:Alt>`;
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ${NAMESPACE}>
<dc:title>${said(title)}</dc:title>
<dc:description>${said(description)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${xml(language)}</rdf:li></rdf:Bag></dc:language>
${recordProperty(record)}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  return Buffer.from(packet, 'utf8').toString('latin1');
}
