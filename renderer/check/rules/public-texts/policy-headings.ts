import type { Quote } from '../../../config/derived/quote.ts';
import type { Block, Cell } from '../../../inputs/markdown/markdown.ts';
import { passagesOf } from '../../../inputs/markdown/passages.ts';
import { readProse } from './read-prose.ts';

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
