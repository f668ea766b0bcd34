import { afterEdit, type Range, type Row } from './mutation.ts';
import { textOf } from './texts.ts';

/** They mark which characters of an anchor are meant. */
const [OPEN, CLOSE] = ['«', '»'];

/** Where else than at the edit a fault has to be found. */
export interface Elsewhere {
  readonly file?: string;
  /** Words of the text as it is after the edit, the meant ones between « and ». */
  readonly anchor: string;
}

/**
 * A row that is written by hand.
 * @param anchor words that stand once in the file, those that are replaced between « and »: "price: «'£50'»"
 * @param fault where the fault is found, where that is not just what was written
 */
export const row = (file: string, anchor: string, to: string, fault?: Elsewhere): Row => ({
  at: `${file} ${anchor}`,
  to,
  resolve: () => {
    const replaced = find(textOf(file), file, anchor);
    const written = { file, ...afterEdit(replaced, replaced, to) };
    return { file, replaced, to, fault: fault ? elsewhere(fault, { file, replaced, to }) : written };
  },
});

function elsewhere({ file: where, anchor }: Elsewhere, edit: { file: string; replaced: Range; to: string }) {
  const file = where ?? edit.file;
  const text = textOf(file);
  const { start, end } = edit.replaced;
  const edited = file === edit.file ? text.slice(0, start) + edit.to + text.slice(end) : text;
  return { file, ...find(edited, file, anchor) };
}

/** The meant characters of an anchor that stands once in a text. */
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

/** A sentence put in front of what follows an anchor; its words between « and » are at fault. */
export const saying = (file: string, anchor: string, sentence: string): Row =>
  row(file, anchor, `${sentence.replace(new RegExp(`[${OPEN}${CLOSE}]`, 'g'), '')} `, { anchor: sentence });
