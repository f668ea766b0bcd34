import type { Quote } from '../../../config/derived/quote.ts';
import type { Block, Cell, MarkdownDocument } from '../../../inputs/markdown/markdown.ts';
import { passagesOf } from '../../../inputs/markdown/passages.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { asAuthored, type PublicText, publicText, type Source } from './public-text.ts';
import { type Reading, readProse, subjectsIn } from './read-prose.ts';

/**
 * Returns every heading, paragraph and table cell of the policies that pages show, with its location in the Markdown
 * file.
 */
export const policyTexts = (
  policies: ReadonlyMap<string, MarkdownDocument>,
  pages: readonly PlannedPage[],
  { quote, normal }: Reading,
): readonly PublicText[] =>
  [...policies].flatMap(([file, { blocks, locationOf }]) => {
    const source: Source = { from: 'file', locationOf };
    const page = pages.find(({ sections }) =>
      sections.some(({ data }) => data.kind === 'policy' && data.file === file),
    );
    const questions = askedByTables(blocks, quote);
    const rows = rowTexts(blocks, quote);
    const headings = headingsAbove(blocks, quote);
    return [...passagesOf(blocks)].flatMap((words) => [
      publicText('policy', readProse(words, quote), source, {
        ...{ normal, page: page?.route, quotes: true, question: questions.get(words) },
        ...{ rowText: rows.get(words), heading: headings.get(words) },
      }),
      ...[...subjectsIn(words)].map(({ subject, at }) =>
        publicText('mail subject', asAuthored(subject, at), source, { normal, page: page?.route }),
      ),
    ]);
  });

/** Returns the heading above each passage of a policy; a passage before the first heading has none. */
export function headingsAbove(blocks: readonly Block[], quote: Quote): ReadonlyMap<Cell, string> {
  const headings = new Map<Cell, string>();
  let above: string | undefined;
  for (const block of blocks) {
    if (above !== undefined) for (const words of passagesOf([block])) headings.set(words, above);
    if (block.kind === 'heading') above = readProse(block.words, quote).text;
  }
  return headings;
}

// Says what the cells of a policy’s tables are about: the rest of their row, and the question that they answer.

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
