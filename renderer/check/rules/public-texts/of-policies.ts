import type { Quote } from '../../../config/derived/quote.ts';
import type { Block, Cell, MarkdownDocument } from '../../../inputs/markdown/markdown.ts';
import { passagesOf } from '../../../inputs/markdown/passages.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { askedByTables, columnTexts, rowTexts } from './policy-tables.ts';
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
    const columns = columnTexts(blocks, quote);
    const headings = headingsAbove(blocks, quote);
    const steps = new Set(stepsIn(blocks));
    return [...passagesOf(blocks)].flatMap((words) => [
      publicText('policy', readProse(words, quote), source, {
        ...{ normal, page: page?.route, quotes: true, question: questions.get(words) },
        ...{ rowText: rows.get(words), columnAbove: columns.get(words), heading: headings.get(words) },
        isStep: steps.has(words),
      }),
      ...[...subjectsIn(words)].map(({ subject, at }) =>
        publicText('mail subject', asAuthored(subject, at), source, { normal, page: page?.route }),
      ),
    ]);
  });

/** Returns the passages of numbered lists. */
const stepsIn = (blocks: readonly Block[]): readonly Cell[] =>
  blocks.flatMap((block) => (block.kind === 'list' && block.ordered ? [...passagesOf([block])] : []));

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
