import { css } from '@emotion/react';
import { preload } from 'react-dom';
import { Island } from '../../islands/Island.tsx';
import { Journal, type JournalProps } from '../../islands/journal/Journal.tsx';
import { JournalCards } from '../../islands/journal/JournalCards.tsx';
import type { JournalPost } from '../../islands/journal/posts.ts';
import { captionedImages } from '../../primitives/CaptionedImage.tsx';
import { RichText } from '../../primitives/RichText.tsx';
import { skeletonPulse } from '../../primitives/skeleton-pulse.ts';
import { stretched } from '../../primitives/stretched.ts';
import type { Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface JournalListProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: Rich;
  /** What the browser asks for when the page is viewed, and its words. */
  readonly feed: JournalProps;
  /** The posts that were known when the page was made, newest first: what visitors without scripts read. */
  readonly posts: readonly JournalPost[];
  /** The first cover as the feed names it, where it is known when the page is made. */
  readonly cover?: string;
}

const style = css({
  overflowWrap: 'anywhere',
  '& h1': {
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.98,
    fontWeight: 330,
    marginLeft: '-.045em',
  },
  '& .head>.c': { paddingBlock: 'var(--s-8) var(--s-7)', [onPhone]: { paddingBlock: 'var(--s-7) var(--s-6)' } },
  '& .head>.after': { alignSelf: 'end' },
  '& .posts': { [onTablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  '& li': {
    position: 'relative',
    minWidth: 0,
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    borderLeft: 'var(--hair) solid var(--line)',
    '&:nth-of-type(4n+1)': { borderLeft: 0 },
    '&:nth-of-type(n+5)': { borderTop: 'var(--hair) solid var(--line)' },
    [onTablet]: {
      '&:nth-of-type(odd)': { borderLeft: 0 },
      '&:nth-of-type(n+3)': { borderTop: 'var(--hair) solid var(--line)' },
    },
  },
  ...captionedImages,
  '& .plate': { aspectRatio: '4/3' },
  // Cards that are on their way are as high as most will be, so that nothing moves when they come.
  '& article,& .bones': { minHeight: '19rem', [onPhone]: { minHeight: '16rem' } },
  '& article': { display: 'flex', flexDirection: 'column', padding: '1.3rem var(--pad) var(--s-6)' },
  '& h2': {
    margin: '.5rem 0 .75rem',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.18,
    fontWeight: 'var(--w-strong)',
    '& a': stretched,
  },
  '& li:hover h2': { color: 'var(--accent)' },
  '& .about': { display: 'flex', flexWrap: 'wrap', columnGap: '.5em' },
  '& .tags': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.2rem 1.1rem',
    marginTop: 'auto',
    paddingTop: '1.4rem',
    // Under each other, cards need no common line: tags stay with their words.
    [onPhone]: { marginTop: 0 },
    '& span::first-letter': { textTransform: 'uppercase' },
    '& span': { display: 'inline-block' },
  },
  // Cards on their way have the room of cards, and breathe where that is wished.
  '& .bones': {
    display: 'grid',
    alignContent: 'start',
    gap: '.9rem',
    padding: '1.3rem var(--pad) var(--s-6)',
    '& i': { height: '1.1rem', background: 'var(--stone)' },
  },
  '& .bones i:last-of-type': { width: '60%' },
  '& .skeleton': skeletonPulse,
  // Without scripts nothing is on its way: the list stands under it.
  '@media (scripting: none)': { '& .feed': { display: 'none' } },
  '& .empty': { paddingBlock: 'var(--s-8)', maxWidth: '36em' },
  [onPhone]: {
    '& .posts': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& li': { borderLeft: 0, '&+li': { borderTop: 'var(--hair) solid var(--line)' } },
  },
});

/**
 * Asks for the feed and for its first cover from the page's head: both are needed as soon as the script runs. The feed as
 * `query` asks for it, or the browser would ask twice.
 */
function askAhead(path: string, cover: string | undefined): void {
  preload(path, { as: 'fetch', crossOrigin: 'use-credentials' });
  if (cover) preload(cover, { as: 'image', fetchPriority: 'high' });
}

/** The journal's articles: fetched when the page is viewed, and there at once for visitors without scripts. */
export const JournalList = ({ id, title, lead, feed, posts, cover }: JournalListProps) => {
  askAhead(feed.path, cover);
  return (
    <section css={style} id={id}>
      <div className="grid head">
        <h1 className="c n2">{title}</h1>
        {lead && (
          <p className="c n2 after t1">
            <RichText of={lead} />
          </p>
        )}
      </div>
      <Island name="journal" hydrate="view" of={Journal} props={feed} />
      {!feed.known && (
        <noscript>
          {posts.length === 0 ? <p className="c t2 empty">{feed.empty}</p> : <JournalCards posts={posts} />}
        </noscript>
      )}
    </section>
  );
};
