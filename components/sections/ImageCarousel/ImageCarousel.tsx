import { css } from '@emotion/react';
import { Island } from '../../islands/Island.tsx';
import {
  type ImageCarouselProps as Content,
  ImageCarousel as Images,
} from '../../islands/image-carousel/ImageCarousel.tsx';
import { arrows } from '../../primitives/Arrows.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { Rich } from '../../props.ts';
import { onPhone, onTablet, still } from '../../theme.ts';

export interface ImageCarouselProps extends Content {
  readonly id?: string;
  readonly caption?: Rich;
}

const style = css({
  '& .c>p': { marginTop: '1.25rem' },
  '& .carousel': { position: 'relative' },
  ...arrows,
  '& .carousel>.arrows': { position: 'absolute', zIndex: 1, right: 0, bottom: 0, background: 'var(--page)' },
  '& .track': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '66.667%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    outlineOffset: '-4px!important',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [onPhone]: { gridAutoColumns: '86%' },
    [still]: { gridAutoColumns: '50%' },
  },
  '& li': {
    scrollSnapAlign: 'start',
    // A swipe moves by one image, however fast it is.
    scrollSnapStop: 'always',
    position: 'relative',
    background: 'var(--field-light)',
    '&+li': { borderLeft: 'var(--hair) solid var(--page)' },
  },
  '& img': { width: '100%', height: '100%', aspectRatio: '4/3', objectFit: 'cover' },
  '& .count': {
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'flex',
    alignItems: 'baseline',
    gap: '.35rem',
    padding: '.7rem .9rem .6rem',
    background: 'var(--page)',
    '& .num': { fontSize: '2rem' },
  },
  [onTablet]: { '& .c:first-of-type': { paddingBottom: 'var(--s-5)' } },
});

/** Before-and-after images. All are reachable without scripts, where two are visible at a time. */
export const ImageCarousel = ({ id, title, caption, images }: ImageCarouselProps) => (
  <section css={style} className="grid split" id={id}>
    <div className="c">
      <Heading className="t3" text={title} />
      <Paragraph className="s" of={caption} />
    </div>
    <div className="c n3 flush">
      <Island name="image-carousel" hydrate="visible" of={Images} props={{ title, images }} />
    </div>
  </section>
);
