import { css } from '@emotion/react';
import { Accordion } from '../../primitives/Accordion.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Items } from '../../primitives/Items.tsx';
import type { Rich, TitledProps } from '../../props.ts';

interface CollapsibleListsProps extends TitledProps {
  /** Lists with the same name open one at a time. */
  readonly name: string;
  readonly lists: readonly { readonly title: string; readonly items: readonly Rich[] }[];
}

const style = css({
  '& details ul': { padding: '0 0 1.8rem', maxWidth: 'var(--measure)' },
  '& details li': {
    position: 'relative',
    padding: '.3rem 0 .3rem 1.35rem',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '.85em',
      width: 7,
      height: 7,
      background: 'var(--accent)',
    },
  },
});

/** Lists that expand and collapse; the first is open. */
export const CollapsibleLists = ({ id, title, name, lists }: CollapsibleListsProps) => (
  <section css={style} className="grid split" id={id}>
    <div className="c">
      <Heading className="t3" text={title} />
    </div>
    <div className="c n3">
      <Accordion
        name={name}
        first="open"
        items={lists.map((list) => ({ title: list.title, content: <Items of={list.items} /> }))}
      />
    </div>
  </section>
);
