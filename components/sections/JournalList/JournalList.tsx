import { css } from '@emotion/react';
import { preload } from 'react-dom';
import { Island } from '../../islands/Island.tsx';
import { Journal, type JournalProps } from '../../islands/journal/Journal.tsx';
import { JournalCards } from '../../islands/journal/JournalCards.tsx';
import type { JournalPost } from '../../islands/journal/posts.ts';
import { captionedImages } from '../../primitives/CaptionedImage.tsx';
import { FittedText } from '../../primitives/FittedText.tsx';
import { PageTitle } from '../../primitives/PageTitle.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { skeletonPulse } from '../../primitives/skeleton-pulse.ts';
import { stretched } from '../../primitives/stretched.ts';
import type { Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

export interface JournalListProps extends TitledProps {
  readonly lead?: Rich;
  /** The feed that the browser fetches when the page is viewed, and the texts around it. */
  readonly feed: JournalProps;
  /** The posts known at build time, newest first: visitors without scripts read these. */
  readonly posts: readonly JournalPost[];
  /** The first cover as the feed names it, if it is known at build time. */
  readonly cover?: string;
}

const style = css({
  '& .h1': {
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
  // Placeholder cards have the height of most cards, so that nothing moves when the posts arrive.
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
    // Cards below each other need no alignment: tags stay with their text.
    [onPhone]: { marginTop: 0 },
    '& span::first-letter': { textTransform: 'uppercase' },
    '& span': { display: 'inline-block' },
  },
  // Placeholder cards take the space of cards, and pulse unless the visitor prefers reduced motion.
  '& .bones': {
    display: 'grid',
    alignContent: 'start',
    gap: '.9rem',
    padding: '1.3rem var(--pad) var(--s-6)',
    '& i': { height: '1.1rem', background: 'var(--stone)' },
  },
  '& .bones i:last-of-type': { width: '60%' },
  '& .skeleton': skeletonPulse,
  // Without scripts nothing is loading: the list is below.
  '@media (scripting: none)': { '& .feed': { display: 'none' } },
  '& .empty': { paddingBlock: 'var(--s-8)', maxWidth: '36em' },
  [onPhone]: {
    '& .posts': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& li': { borderLeft: 0, '&+li': { borderTop: 'var(--hair) solid var(--line)' } },
  },
});

/**
 * Preloads the feed and its first cover in the head of the page: the script needs both as soon as it runs. The URL
 * includes `query`, or the browser would fetch the feed twice.
 */
function preloadFeed(path: string, cover: string | undefined): void {
  preload(path, { as: 'fetch', crossOrigin: 'use-credentials' });
  if (cover) preload(cover, { as: 'image', fetchPriority: 'high' });
}

/** The journal articles: fetched when the page is viewed, and part of the HTML for visitors without scripts. */
export const JournalList = ({ id, title, lead, feed, posts, cover }: JournalListProps) => {
  preloadFeed(feed.path, cover);
  return (
    <section css={style} id={id}>
      <div className="grid head">
        <PageTitle className="c n2">
          <FittedText text={title} />
        </PageTitle>
        <Paragraph className="c n2 after t1" of={lead} />
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
