import { inflateSync } from 'node:zlib';

/** A PDF as tests read it: its objects by number, and the letters that its pages draw. Browsers write no object streams. */
export interface ReadPdf {
  readonly text: string;
  readonly objects: ReadonlyMap<number, string>;
  /** What each page draws, without the spaces between words: these are positions, not letters. */
  readonly pages: readonly string[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, number, body = '']) => [Number(number), body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page(?!s)/.test(body));
  return { text, objects, pages: pages.map((page) => lettersOf(page, objects)) };
}

type Objects = ReadPdf['objects'];

const referred = (body: string, name: string, objects: Objects): string =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])) ?? '';

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const bytes = Buffer.from(body.slice(start.index + start[0].length, body.lastIndexOf('endstream')), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The letters of a page, by the tables that give each glyph its letter (ISO 32000-1, 9.10.3). */
function lettersOf(page: string, objects: Objects): string {
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [
      name,
      tableOf(streamOf(referred(objects.get(Number(number)) ?? '', 'ToUnicode', objects))),
    ]),
  );
  const letters: string[] = [];
  let font: ReadonlyMap<number, string> = new Map();
  for (const [, name, hex] of streamOf(referred(page, 'Contents', objects)).matchAll(
    /\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/g,
  ))
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else for (const [code] of (hex ?? '').matchAll(/.{4}/g)) letters.push(font.get(Number.parseInt(code, 16)) ?? '');
  return letters.join('').replace(/\s/g, '');
}

/** A glyph may stand for several letters: 'fi' (ISO 32000-1, 9.10.3). */
function tableOf(cmap: string): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  const read = (hex: string, beyond = 0) => {
    const letters = Buffer.from(hex, 'hex').swap16().toString('utf16le');
    return letters.slice(0, -1) + String.fromCharCode(letters.charCodeAt(letters.length - 1) + beyond);
  };
  for (const [, part = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letters = ''] of part.matchAll(/<([\dA-F]+)> <([\dA-F]+)>/g))
      table.set(Number.parseInt(glyph, 16), read(letters));
  for (const [, part = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letters = ''] of part.matchAll(/<([\dA-F]+)> <([\dA-F]+)> <([\dA-F]+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1)
        table.set(glyph, read(letters, glyph - first));
    }
  return table;
}

/** A text as a page holds it. */
export const unspaced = (text: string): string => text.replace(/\s/g, '');
