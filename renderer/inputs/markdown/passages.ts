import type { ProsePart } from '../../facts/prose.ts';
import type { Block } from './markdown.ts';

/** Returns all passages of a long text in order: headings, paragraphs, items and cells. */
export function* passagesOf(blocks: readonly Block[]): Generator<readonly ProsePart[]> {
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'paragraph') yield block.words;
    else if (block.kind === 'table') yield* [block.head, ...block.rows].flat();
    else if (block.kind === 'quote') yield* passagesOf(block.blocks);
    else for (const item of block.items) yield* passagesOf(item);
  }
}
