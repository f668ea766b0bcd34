import { css, type SerializedStyles } from '@emotion/react';
import { fitted, longestWithArrow, longestWord } from '../../primitives/fitted.ts';
import { Arrow } from '../../primitives/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';
import { Toc, type TocProps, toc } from './Toc.tsx';

interface ContentsHeroProps extends Pick<TocProps, 'entries'>, TitledProps {
  readonly lead: Rich;
  /** Links to the parts of the page, each in the colours of its department. */
  readonly links: readonly {
    readonly label: string;
    readonly note: string;
    readonly anchor: string;
    readonly department: string;
  }[];
}

const hero = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  borderBottom: 'var(--hair) solid var(--line)',
  '& .text': {
    gridColumn: 'span 2',
    padding: 'var(--s-7) var(--pad)',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '2rem',
    minWidth: 0,
  },
  // The tight letter spacing allows text that is a tenth larger.
  '& .h1': {
    fontSize: fitted('55vw', 'clamp(3.4rem,9.3vw,13rem)'),
    letterSpacing: '-.056em',
    lineHeight: 0.88,
    fontWeight: 320,
    marginLeft: '-.032em',
  },
  '& nav': { gridColumn: 'span 2', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' },
  '& nav a': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1rem',
    padding: 'var(--pad)',
    minHeight: 'clamp(8.5rem,24vw,24rem)',
    textDecoration: 'none',
    background: 'var(--field)',
    outlineOffset: '-8px!important',
    '&+a': { borderLeft: 'var(--hair) solid var(--line)' },
    [onPhone]: { minHeight: '8.5rem' },
  },
  '& nav b': {
    fontWeight: 'var(--w-display)',
    letterSpacing: 'var(--track-3)',
    lineHeight: 1,
    minWidth: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  '& nav .ar': { width: '.75em', height: '.75em' },
  '& nav a:hover .ar': { transform: 'translateY(5px)' },
  '& nav a[aria-current]': { boxShadow: 'inset 0 -6px var(--accent)' },
  [onTablet]: {
    '& .text,& nav': { gridColumn: '1/-1' },
    '& .h1': { fontSize: fitted('110vw', 'clamp(3.4rem,9.3vw,13rem)') },
  },
  [onPhone]: {
    '& .text': { paddingBlock: 'var(--s-6)' },
    '& nav.many': { gridAutoFlow: 'row' },
    '& nav.many a': { minHeight: 0, '&+a': { borderLeft: 0, borderTop: 'var(--hair) solid var(--line)' } },
  },
});

/** All labels have one size, at which the longest fits its button. */
function labelsOf(count: number): SerializedStyles {
  const isMany = count > 2;
  const label = (width: number) => ({
    fontSize: `max(1.0625rem,${fitted(`${width}vw`, isMany ? 'var(--t-2)' : 'var(--t-3)')})`,
  });
  const size = { ...label(50 / count), [onTablet]: label(100 / count), ...(isMany ? { [onPhone]: label(100) } : {}) };
  return css({ '& nav b': size });
}

const contents = css(toc);

/** The hero of an index page: a button for each part of the page, and a sticky table of contents. */
export const ContentsHero = ({ id, title, lead, links, entries }: ContentsHeroProps) => (
  <>
    <section css={[hero, labelsOf(links.length)]} id={id}>
      <div className="text">
        <PageTitle className={longestWord(title)}>{title}</PageTitle>
        <Paragraph className="t1 measure" of={lead} />
      </div>
      <nav
        className={`${links.length > 2 ? 'many ' : ''}${longestWithArrow(links.map(({ label }) => label))}`}
        aria-label="Parts of this page"
        data-jumps=""
      >
        {links.map(({ label, note, anchor, department }) => (
          <a key={anchor} href={`#${anchor}`} data-department={department}>
            <small className="s">{note}</small>
            <b>
              {label}
              <Arrow down />
            </b>
          </a>
        ))}
      </nav>
    </section>
    <nav css={contents} aria-label="On this page" data-does="contents scroll-restoration">
      <Toc links={links} entries={entries} />
    </nav>
  </>
);
