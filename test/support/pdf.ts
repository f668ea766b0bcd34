import type { PdfExample } from '../../renderer/check/rules/example.ts';
import { recordProperty } from '../../renderer/media/documents/record.ts';

/** The differences of Windows-1252, the encoding of the text, from Latin-1. */
const WINDOWS: Readonly<Record<string, string>> = { '–': '\x96', '’': '\x92', '“': '\x93', '”': '\x94', '…': '\x85' };

const text = (value: string): string =>
  `(${value.replace(/[–’“”…]/g, (letter) => WINDOWS[letter] ?? letter).replace(/[\\()]/g, '\\$&')})`;

/** Creates a PDF of one page without content tags: lines of text, and links (ISO 32000-1). */
export function pdfOf({ lines, links = [], title, tagged, record }: PdfExample): Uint8Array {
  const shown = lines.map((line) => `${text(line)} Tj T*`).join('\n');
  const content = `BT /F 10 Tf 14 TL 40 800 Td\n${shown}\nET`;
  const annotations = links.map(
    (link) => `<< /Type /Annot /Subtype /Link /Rect [40 40 90 60] /A << /S /URI /URI ${text(link)} >> >>`,
  );
  return fileOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${tagged === undefined ? '' : `/Lang ${text(tagged)} /MarkInfo << /Marked true >>`} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${annotations.join(' ')}]
         /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> >> >>`,
      stream(content),
      `<< ${title === undefined ? '' : `/Title ${text(title)}`} >>`,
      ...(record === undefined ? [] : [stream(recordProperty(record))]),
    ],
    '/Root 1 0 R /Info 5 0 R',
  );
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Assembles objects into a file with its cross-reference table. */
function fileOf(objects: readonly string[], trailer: string): Uint8Array {
  const head = '%PDF-1.7\n';
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const starts = bodies.map((_, index) => head.length + bodies.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${head.length + bodies.join('').length}\n%%EOF\n`;
  return Buffer.from(`${head}${bodies.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
