import type { ReactNode } from 'react';
import { Paragraph, RichText } from '../../primitives/RichText.tsx';
import type { Rich } from '../../props.ts';

/** A block of a long text. */
export type PolicyBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      /** '5.' of '5. Cancellations'. */
      readonly number?: string;
      readonly words: Rich;
    }
  | { readonly kind: 'paragraph'; readonly words: Rich }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly PolicyBlock[])[] }
  | {
      readonly kind: 'table';
      /** The accessible name of the table, for screen reader users who can scroll it. */
      readonly label: string;
      readonly head: readonly Rich[];
      readonly rows: readonly (readonly Rich[])[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly PolicyBlock[] };

type Of<Kind extends PolicyBlock['kind']> = Extract<PolicyBlock, { kind: Kind }>;

/** The blocks of a long text, one after another. */
export const Blocks = ({ of }: { of: readonly PolicyBlock[] }) => <>{of.map(one)}</>;

function one(block: PolicyBlock, index: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading key={index} block={block} />;
    case 'paragraph':
      return <Paragraph key={index} of={block.words} />;
    case 'list':
      return <List key={index} block={block} />;
    case 'table':
      return <Table key={index} block={block} />;
    case 'quote':
      return (
        <blockquote key={index}>
          <Blocks of={block.blocks} />
        </blockquote>
      );
  }
}

function Heading({ block }: { block: Of<'heading'> }) {
  const Level = block.level === 2 ? 'h2' : 'h3';
  return (
    <Level id={block.id}>
      {block.number && <span className="num">{`${block.number} `}</span>}
      <RichText of={block.words} />
    </Level>
  );
}

function List({ block }: { block: Of<'list'> }) {
  const Mark = block.ordered ? 'ol' : 'ul';
  return <Mark>{block.items.map(item)}</Mark>;
}

/** An item with a single paragraph needs no paragraph element. */
const item = ([first, ...rest]: readonly PolicyBlock[], index: number) => (
  <li key={index}>
    {first?.kind === 'paragraph' ? <RichText of={first.words} /> : first && <Blocks of={[first]} />}
    <Blocks of={rest} />
  </li>
);

/**
 * A table scrolls inside its own frame, which can receive keyboard focus. Its first column contains the row headers.
 */
const Table = ({ block: { label, head, rows } }: { block: Of<'table'> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
  <section className="table" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>{head.map(headCell)}</tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  </section>
);

const headCell = (words: Rich, index: number) => (
  <th key={index} scope="col">
    <RichText of={words} />
  </th>
);

const row = ([name = [], ...cells]: readonly Rich[], index: number) => (
  <tr key={index}>
    <th scope="row">
      <RichText of={name} />
    </th>
    {cells.map(cell)}
  </tr>
);

const cell = (words: Rich, index: number) => (
  <td key={index}>
    <RichText of={words} />
  </td>
);
