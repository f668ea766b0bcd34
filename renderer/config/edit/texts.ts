/** The owner’s files by their absolute paths. A byte-order mark is the first character of a text. */
export type Texts = ReadonlyMap<string, string>;

/** A change of one file. Offsets count the UTF-16 units of its text, the byte-order mark included. */
export interface TextEdit {
  /** An absolute path. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Decodes a file so that its text can be written back to the same bytes; returns `undefined` if it is not UTF-8. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Sorts edits by file and position; edits at the same position keep their order. */
const inOrder = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...edits].sort((a, b) => (a.file === b.file ? a.start - b.start || a.end - b.end : a.file < b.file ? -1 : 1));

/** Returns the texts after edits, which must not overlap. */
export function applyEdits(texts: Texts, edits: readonly TextEdit[]): Texts {
  const changed = new Map(texts);
  for (const { file, start, end, text } of inOrder(edits).toReversed()) {
    const before = changed.get(file);
    if (before === undefined) throw new Error(`An edit names ${file}, which the config does not use.`);
    changed.set(file, before.slice(0, start) + text + before.slice(end));
  }
  return changed;
}

/** Returns the edits that restore the texts before some edits. */
export function inverseEdits(texts: Texts, edits: readonly TextEdit[]): readonly TextEdit[] {
  const shifts = new Map<string, number>();
  return inOrder(edits).map(({ file, start, end, text }) => {
    const shift = shifts.get(file) ?? 0;
    shifts.set(file, shift + text.length - (end - start));
    return {
      file,
      start: start + shift,
      end: start + shift + text.length,
      text: (texts.get(file) ?? '').slice(start, end),
    };
  });
}

/** Returns the edits that can be made together: of those that overlap, the first. */
export function withoutOverlaps(edits: readonly (readonly TextEdit[])[]): readonly (readonly TextEdit[])[] {
  const taken: TextEdit[] = [];
  return edits.filter((group) => {
    if (group.some((edit) => taken.some((other) => overlaps(edit, other)))) return false;
    taken.push(...group);
    return true;
  });
}

/** Edits at the same position overlap, too: their order would matter. */
const overlaps = (a: TextEdit, b: TextEdit): boolean =>
  a.file === b.file && (a.start === b.start || (a.start < b.end && b.start < a.end));

/** The line breaks of a text: those of most of its lines. */
export function lineBreakOf(text: string): '\r\n' | '\n' {
  const windows = text.split('\r\n').length - 1;
  return windows * 2 > text.split('\n').length - 1 ? '\r\n' : '\n';
}

/** Returns the line and column of an offset; both start at 1, and the byte-order mark has no column. */
export function positionIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const mark = lineStart === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  return { line: text.slice(0, offset).split('\n').length, column: offset - lineStart - mark + 1 };
}

/** Returns the offset of a line and column. */
export function offsetIn(text: string, line: number, column: number): number {
  const mark = line === 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1 + mark;
}
