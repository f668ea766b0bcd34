import type { Row, TextOf } from './mutation.ts';
import { afterEdit, type Range } from './range.ts';

/** Enclose the selected characters of an anchor. */
const [OPEN, CLOSE] = ['«', '»'];

/** The expected location of the finding, if it is not the edited text. */
export interface Elsewhere {
  readonly file?: string;
  /** A unique part of the file after the edit, with the expected location between « and ». */
  readonly anchor: string;
}

/**
 * Returns a handwritten row.
 * @param anchor a unique part of the file, with the replaced characters between « and »: "price: «'£50'»"
 * @param fault the expected location of the finding, if it is not the new text
 *
 */
export const row = (file: string, anchor: string, to: string, fault?: Elsewhere): Row => ({
  at: `${file} ${anchor}`,
  to,
  resolve: (textOf) => {
    const replaced = find(textOf(file), file, anchor);
    const written = { file, ...afterEdit(replaced, replaced, to) };
    return { file, replaced, to, fault: fault ? elsewhere(fault, { file, replaced, to }, textOf) : written };
  },
});

function elsewhere(
  { file: where, anchor }: Elsewhere,
  edit: { file: string; replaced: Range; to: string },
  textOf: TextOf,
) {
  const file = where ?? edit.file;
  const text = textOf(file);
  const { start, end } = edit.replaced;
  const edited = file === edit.file ? text.slice(0, start) + edit.to + text.slice(end) : text;
  return { file, ...find(edited, file, anchor) };
}

/** Returns the range between « and » of an anchor. Throws if the text does not contain the anchor exactly once. */
function find(text: string, file: string, anchor: string): Range {
  const [before, meant, after, ...more] = anchor.split(new RegExp(`[${OPEN}${CLOSE}]`));
  if (before === undefined || meant === undefined || after === undefined || more.length > 0)
    throw new Error(`This row's anchor does not mark its characters with ${OPEN} and ${CLOSE}:\n\n  ${anchor}\n`);
  const words = before + meant + after;
  const times = text.split(words).length - 1;
  if (times !== 1)
    throw new Error(
      `This row no longer applies. Its anchor stands ${times === 0 ? 'nowhere' : `${times} times`} in ${file}:\n\n  ${words}\n\nGive the row words that stand there once, or take it out of the table.`,
    );
  const start = text.indexOf(words) + before.length;
  return { start, end: start + meant.length };
}

/** Returns a row that inserts a sentence after an anchor. The finding is expected at the words between « and ». */
export const saying = (file: string, anchor: string, sentence: string): Row =>
  row(file, anchor, `${sentence.replace(new RegExp(`[${OPEN}${CLOSE}]`, 'g'), '')} `, { anchor: sentence });
