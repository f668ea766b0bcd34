import type { ProsePart } from '../../facts/prose.ts';

/** A character reference: '&pound;', '&#163;'. */
const REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/i;
/** The characters before a continued line: the indentation of a list, or the markers of a quotation. */
const PREFIX = /^[ \t>]*/;

/**
 * Maps each UTF-16 unit of a Markdown text to its offset in the file: escapes and character references are longer in
 * the file, and continued lines begin after their indentation.
 * @param raw the source text in the file from offset `start`
 * @param value the parsed text
 */
export function offsetsOf(raw: string, value: string, start: number): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (let unit = 0; unit < value.length; unit += 1) {
    const letter = value[unit];
    if (letter === '\n') {
      at = Math.max(at, raw.indexOf('\n', at));
      offsets.push(start + at);
      at += 1 + (PREFIX.exec(raw.slice(at + 1))?.[0].length ?? 0);
      continue;
    }
    if (isSecondHalf(letter) && raw[at] !== letter) {
      offsets.push(offsets.at(-1) ?? start);
      continue;
    }
    const reference = raw[at] === '&' ? REFERENCE.exec(raw.slice(at, at + 40))?.[0] : undefined;
    const decoded = reference !== undefined && !value.startsWith(reference, unit);
    if (raw[at] === '\\' && (letter !== '\\' || raw[at + 1] === '\\')) at += 1;
    offsets.push(start + Math.min(at, Math.max(0, raw.length - 1)));
    at += decoded ? reference.length : 1;
  }
  return offsets;
}

const isSecondHalf = (letter: string | undefined): boolean => letter !== undefined && /[\udc00-\udfff]/.test(letter);

/**
 * Parses the prose in such a text, with offsets in the file. Splits the text where the file contains additional
 * characters.
 */
export const inFile = (parts: readonly ProsePart[], offsets: readonly number[]): readonly ProsePart[] =>
  parts.flatMap((part): readonly ProsePart[] => {
    if (part.kind === 'text') return runsOf(part.text, offsets.slice(part.at, part.at + part.text.length));
    const at = (unit: number) => offsets[unit] ?? offsets.at(-1) ?? 0;
    if (part.kind === 'fact') return [{ ...part, at: at(part.at) }];
    const inner = { ...part, parts: inFile(part.parts, offsets) };
    return [inner.kind === 'link' ? { ...inner, at: at(inner.at) } : inner];
  });

function runsOf(text: string, offsets: readonly number[]): readonly ProsePart[] {
  const begins = offsets.flatMap((offset, unit) =>
    unit === 0 || offset !== (offsets[unit - 1] ?? 0) + 1 ? [unit] : [],
  );
  return begins.map((unit, index) => ({
    kind: 'text',
    text: text.slice(unit, begins[index + 1]),
    at: offsets[unit] ?? 0,
  }));
}
