import { css } from '@emotion/react';
import { fitted, longestWord } from '../../primitives/fitted.ts';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface QuickFactsProps extends TitledProps {
  readonly facts: readonly { readonly value: Rich; readonly note?: Rich }[];
}

const style = css({
  '& h2': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', lineHeight: 1.4 },
  '& ul': { gridColumn: 'span 3', display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& li': {
    borderLeft: 'var(--hair) solid var(--line)',
    padding: 'var(--s-7) var(--pad)',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'var(--s-6)',
    minWidth: 0,
    '&:nth-of-type(n+4)': { borderTop: 'var(--hair) solid var(--line)' },
  },
  '& .value': {
    fontSize: fitted('25vw', 'var(--t-3)'),
    letterSpacing: 'var(--track-3)',
    lineHeight: 1.02,
    fontWeight: 'var(--w-display)',
    textWrap: 'balance',
  },
  [onTablet]: {
    '& .c': { gridColumn: '1/-1', paddingBlock: '1.1rem', borderBottom: 'var(--hair) solid var(--line)' },
    '& ul': { gridColumn: '1/-1' },
    '& li': { paddingBlock: 'var(--s-6)', '&:nth-of-type(3n+1)': { borderLeft: 0 } },
    '& .value': { fontSize: 'var(--t-2)', lineHeight: 1.1 },
  },
  [onPhone]: {
    '& ul': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& li': {
      border: 0,
      padding: '1.25rem var(--pad)',
      gap: '.35rem',
      '&+li': { borderTop: 'var(--hair) solid var(--line)' },
    },
  },
});

/** Short facts in a row. */
export const QuickFacts = ({ id, title, facts }: QuickFactsProps) => {
  const text = facts.flatMap(({ value }) => value.filter((part) => typeof part === 'string')).join(' ');
  return (
    <section css={style} className={`grid ${longestWord(text)}`} id={id}>
      <div className="c">
        <h2>{title}</h2>
      </div>
      <ul>
        {facts.map(({ value, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page never change their order
          <li key={index}>
            <Paragraph className="value" of={value} />
            <Paragraph className="s" of={note} />
          </li>
        ))}
      </ul>
    </section>
  );
};
