/** Says what the cells of a policy’s tables are about: the rest of their row, and the question that they answer. */
import type { Quote } from '../../../config/derived/quote.ts';
import type { Block, Cell } from '../../../inputs/markdown/markdown.ts';
import { readProse } from './read-prose.ts';

/** The column 'How long', and the row 'Notes of your treatment'. */
const HOW_LONG = /\b(?:how long|retention|retained|period|kept for|we keep (?:it|them))\b/i;
/** Other records are kept for other periods. */
const CLIENT_RECORDS =
  /^(?=.*\b(?:notes?|records?)\b)(?=.*\b(?:treatments?|clinical|health|medical|dental|patients?|clients?|appointments?|consultations?)\b)(?!.*\b(?:pay\w*|account\w*|financ\w*|tax|invoices?|child\w*|young|under|deceased|complain\w*|calls?|messages?|staff|employ\w*|training|accidents?|cameras?)\b)/i;

/** Returns the question that each of these cells answers: 'How long do we keep notes of your treatment?' */
export function askedByTables(blocks: readonly Block[], quote: Quote): ReadonlyMap<Cell, string> {
  const wordsOf = (cell: Cell): string => readProse(cell, quote).text;
  return new Map(
    blocks.flatMap((block) => {
      if (block.kind !== 'table') return [];
      const column = block.head.findIndex((cell) => HOW_LONG.test(wordsOf(cell)));
      return block.rows.flatMap((row): readonly (readonly [Cell, string])[] => {
        const [first, cell] = [row[0], row[column]];
        const records = first && column > 0 ? wordsOf(first) : '';
        return cell && CLIENT_RECORDS.test(records) ? [[cell, `How long do we keep ${records}?`]] : [];
      });
    }),
  );
}

/** Returns the cells above each cell in its column, without the head; one in each line. */
export const columnTexts = (blocks: readonly Block[], quote: Quote): ReadonlyMap<Cell, string> =>
  new Map(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap((row, index) =>
            row.map((cell, column): readonly [Cell, string] => {
              const above = block.rows.slice(0, index).map((other) => readProse(other[column] ?? [], quote).text);
              return [cell, above.join('\n')];
            }),
          )
        : [],
    ),
  );

/** Returns the head of the column and the other cells of the row of each cell, one in each line. */
export const rowTexts = (blocks: readonly Block[], quote: Quote): ReadonlyMap<Cell, string> =>
  new Map(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap((row) =>
            row.map((cell, column): readonly [Cell, string] => {
              const head = block.head[column];
              const around = [...(head ? [head] : []), ...row.filter((other) => other !== cell)];
              return [cell, around.map((words) => readProse(words, quote).text).join('\n')];
            }),
          )
        : [],
    ),
  );
