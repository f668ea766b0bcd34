import { type CSSObject, css } from '@emotion/react';
import { Arrows, arrows } from '../../primitives/Arrows.tsx';
import { CaptionedImage, captionedImages } from '../../primitives/CaptionedImage.tsx';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { GoLink } from '../../primitives/Link.tsx';
import { skeletonPulse } from '../../primitives/skeleton-pulse.ts';
import { stretched } from '../../primitives/stretched.ts';
import type { ActionProps, ImageProps, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface MiniGalleryProps extends TitledProps {
  readonly items: readonly {
    /** The name under which clicks on it are counted. */
    readonly id: string;
    readonly title: string;
    readonly caption: string;
    readonly href: string;
    readonly image?: ImageProps;
  }[];
  readonly action: ActionProps;
}

/** A bar in the place of a line of text. */
const bar = (width: string): CSSObject => ({
  background: `linear-gradient(var(--stone) 0 0) content-box no-repeat 0/${width} .9em`,
});

/**
 * Placeholders for the content: empty image frames, and bars for text. They are not printed, because nothing loads on
 * paper.
 */
const waiting: CSSObject = {
  '@media screen': {
    '& li': { pointerEvents: 'none', ...skeletonPulse },
    '& picture,& figcaption': { display: 'none' },
    '& li a,& li span': { opacity: 0 },
    '& h3': bar('6em'),
    '& li p': bar('10em'),
    '& .arrows': { visibility: 'hidden' },
  },
};

const style = css({
  gridTemplateRows: 'auto 1fr auto',
  '& h2': { padding: 'var(--s-7) var(--pad) 1.5rem', [onPhone]: { paddingBlock: 'var(--s-6) 1.25rem' } },
  ...arrows,
  '&>.arrows': { gridRow: 2, alignSelf: 'end', padding: '0 var(--pad) 1.5rem' },
  '& .all': { gridColumn: 1, gridRow: 3, padding: '0 var(--pad) var(--s-6)' },
  '& ul': {
    gridColumn: '2/-1',
    gridRow: '1/-1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc(100%/3)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--ink) transparent',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    borderLeft: 'var(--hair) solid var(--line)',
  },
  '& li': {
    position: 'relative',
    scrollSnapAlign: 'start',
    minWidth: 0,
    '&+li': { borderLeft: 'var(--hair) solid var(--line)' },
  },
  ...captionedImages,
  '& figure': { aspectRatio: '4/3' },
  '& h3': { padding: '1.1rem var(--pad) 0', fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.25 },
  '& h3 a': stretched,
  '& li:hover h3': { color: 'var(--accent)' },
  '& li p': { padding: '.2rem var(--pad) 1.4rem' },
  [onTablet]: {
    '& h2': { gridColumn: '1/4' },
    '&>.arrows': { gridColumn: 4, gridRow: 1, justifySelf: 'end' },
    '& ul': {
      gridColumn: '1/-1',
      gridRow: 2,
      gridAutoColumns: '42%',
      border: 'solid var(--line)',
      borderWidth: 'var(--hair) 0',
    },
    '& .all': { gridColumn: '1/-1', padding: '1.1rem var(--pad) 1.5rem' },
  },
  [onPhone]: {
    '& h2': { gridColumn: 1 },
    '&>.arrows': { display: 'none' },
    '& ul': { gridAutoColumns: '74%', scrollbarWidth: 'none' },
  },
  '&[data-state=waiting]': waiting,
});

/** The number of items that fit on a desktop screen; a gallery with no more items does not scroll. */
const SIDE_BY_SIDE = 3;

/**
 * A few results side by side that visitors can scroll through (APG, carousel pattern). A script that runs before the
 * first paint shows placeholders until the section is visible, so that no image loads too early.
 */
export const MiniGallery = ({ id, title, items, action }: MiniGalleryProps) => (
  <section
    css={style}
    className="grid"
    id={id}
    aria-roledescription="carousel"
    aria-label={title}
    data-does="mini-gallery arrows"
    data-blocking="render"
  >
    <Heading className="t3" text={title} />
    {items.length > SIDE_BY_SIDE && <Arrows of="result" />}
    <ul>
      {items.map(({ id: name, title: heading, caption, href, image }) => (
        <li key={name}>
          {image && <CaptionedImage image={image} />}
          <h3>
            <a href={href} data-tile={name}>
              <FittedText text={heading} />
            </a>
          </h3>
          <p className="s">
            <span>{caption}</span>
          </p>
        </li>
      ))}
    </ul>
    <p className="all">
      <GoLink action={action} />
    </p>
    <p className="vh" aria-live="polite" />
  </section>
);
