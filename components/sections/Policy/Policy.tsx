import { css } from '@emotion/react';
import { fitted, longestWord } from '../../primitives/fitted.ts';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import type { TitledProps } from '../../props.ts';
import { onDesktop, onPhone, onTablet } from '../../theme.ts';
import { Blocks, type PolicyBlock } from './Blocks.tsx';
import { printed, text } from './text-style.ts';

interface PolicyProps extends TitledProps {
  /** '27 August 2025'. */
  readonly updated: string;
  readonly contents: readonly { readonly id: string; readonly number?: string; readonly text: string }[];
  readonly blocks: readonly PolicyBlock[];
}

const style = css({
  '& header': {
    gridColumn: '1/-1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '1rem 3rem',
    padding: 'var(--s-8) var(--pad) var(--s-7)',
    borderBottom: 'var(--hair) solid var(--line)',
    [onPhone]: { paddingBlock: 'var(--s-7) var(--s-6)' },
  },
  '& .h1': {
    fontSize: fitted('100vw', 'var(--t-4)'),
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    fontWeight: 330,
    marginLeft: '-.045em',
    minWidth: 0,
  },
  '& nav': {
    position: 'sticky',
    top: 'var(--head)',
    alignSelf: 'start',
    maxHeight: 'calc(100svh - var(--head))',
    overflowY: 'auto',
    padding: 'var(--s-7) var(--pad) var(--s-6)',
    [onTablet]: { position: 'static', gridColumn: '1/-1', maxHeight: 'none', paddingBlock: 'var(--s-6) 0' },
  },
  '& nav h2': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', lineHeight: 1.45, marginBottom: '.6rem' },
  '& nav ol': { [onTablet]: { columns: '17rem', columnGap: 'calc(2*var(--pad))' } },
  '& nav li': { breakInside: 'avoid' },
  '& nav a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    padding: '.26rem 0',
    minHeight: 24,
    fontSize: 'var(--t-s)',
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', color: 'var(--accent)' },
    [onTablet]: { padding: '.5rem 0', borderTop: 'var(--hair) solid var(--line)' },
  },
  '&.numbered nav a': {
    gridTemplateColumns: '2rem minmax(0,1fr)',
    '& span:first-of-type': { fontFeatureSettings: '"tnum"' },
  },
  '& .text': { ...text, [onTablet]: { gridColumn: '1/-1' } },
  '&.numbered .text': {
    // Numbers have a column of their own, beside the text.
    [onDesktop]: { '--hang': '5.5rem' },
  },
  '@media print': printed,
});

/** A long text with its table of contents beside it and its numbers in the margin. */
export const Policy = ({ id, title, updated, contents, blocks }: PolicyProps) => (
  <article css={style} className={contents.some(({ number }) => number) ? 'grid numbered' : 'grid'} id={id}>
    <header>
      <PageTitle className={longestWord(title)}>{title}</PageTitle>
      <p className="s">{`Last updated ${updated}`}</p>
    </header>
    <nav aria-labelledby="contents" data-does="scroll-restoration">
      <h2 id="contents">Contents</h2>
      <ol>
        {contents.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>
              {item.number && <span>{item.number}</span>}
              <span>{item.text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <div className="c n3 text">
      <Blocks of={blocks} />
    </div>
  </article>
);
