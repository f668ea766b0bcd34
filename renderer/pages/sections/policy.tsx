import type { PolicyBlock } from '../../../components/sections/Policy/Blocks.tsx';
import { Policy } from '../../../components/sections/Policy/Policy.tsx';
import { longDate } from '../../facts/date.ts';
import type { ProsePart } from '../../facts/prose.ts';
import type { Block } from '../../inputs/markdown/markdown.ts';
import type { ViewContext } from '../context.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Policy/examples.ts';

export const hasTitle = true;

export const view: View<'policy'> = (section, context) => {
  const blocks = context.policy(section.file);
  const plain = (parts: readonly ProsePart[]) => context.plain({ source: '', parts });
  return (
    <Policy
      {...titled(section)}
      updated={longDate(section.updated)}
      contents={blocks.flatMap((block) => {
        if (block.kind !== 'heading' || block.level !== 2) return [];
        const { number, words } = numbered(block.words);
        return [{ id: block.id, number, text: plain(words) }];
      })}
      blocks={blocks.map((block, index) => blockProps(block, labelOf(blocks, index, plain), context))}
    />
  );
};

/** Names a table by its number and its heading, so that every name is unique. */
function labelOf(blocks: readonly Block[], index: number, plain: (parts: readonly ProsePart[]) => string): string {
  const before = blocks.slice(0, index);
  const heading = before.findLast((block) => block.kind === 'heading');
  const number = before.filter(({ kind }) => kind === 'table').length + 1;
  return heading ? `Table ${number}: ${plain(numbered(heading.words).words)}` : `Table ${number}`;
}

function blockProps(block: Block, label: string, context: ViewContext): PolicyBlock {
  const rich = (parts: readonly ProsePart[]) => context.rich({ parts });
  const inner = (blocks: readonly Block[]) => blocks.map((each) => blockProps(each, label, context));
  switch (block.kind) {
    case 'heading': {
      const { number, words } = numbered(block.words);
      return { kind: 'heading', level: block.level, id: block.id, number, words: rich(words) };
    }
    case 'paragraph':
      return { kind: 'paragraph', words: rich(block.words) };
    case 'list':
      return { kind: 'list', ordered: block.ordered, items: block.items.map(inner) };
    case 'table':
      return { kind: 'table', label, head: block.head.map(rich), rows: block.rows.map((row) => row.map(rich)) };
    case 'quote':
      return { kind: 'quote', blocks: inner(block.blocks) };
  }
}

/** '5. Cancellations' → '5.' and 'Cancellations': the number has its own column. */
function numbered(words: readonly ProsePart[]): { number?: string; words: readonly ProsePart[] } {
  const [first, ...rest] = words;
  if (first?.kind !== 'text') return { words };
  const match = /^(\d+\.)\s+(.*)$/.exec(first.text);
  return match?.[1] === undefined
    ? { words }
    : { number: match[1], words: [{ ...first, text: match[2] ?? '' }, ...rest] };
}
