import { css } from '@emotion/react';
import { Island } from '../../islands/Island.tsx';
import {
  type TestimonialCarouselProps as Content,
  TestimonialCarousel as Testimonials,
} from '../../islands/testimonial-carousel/TestimonialCarousel.tsx';
import { arrows, squareButton } from '../../primitives/Arrows.tsx';
import { onPhone, onTablet, still } from '../../theme.ts';

export interface TestimonialCarouselProps extends Content {
  readonly id?: string;
}

const line = 'var(--hair) solid var(--line)';

const style = css({
  background: 'var(--field)',
  '& .grid': { border: 0, gridTemplateRows: 'auto 1fr' },
  '& .carousel': { display: 'contents' },
  '& .intro': {
    display: 'flex',
    flexDirection: 'column',
    gap: '1rem',
    [onTablet]: { gridColumn: '1/3' },
    [onPhone]: { gridColumn: 1, paddingBottom: 'var(--s-5)' },
  },
  '& .controls': {
    gridColumn: 1,
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.6rem',
    padding: '0 var(--pad) var(--s-7)',
    [still]: { display: 'none' },
    [onTablet]: { gridColumn: '3/-1', justifyContent: 'end' },
    [onPhone]: { gridColumn: 1, justifyContent: 'start', paddingBottom: 'var(--s-5)' },
  },
  '& .rotate': squareButton,
  '& .rotate svg': { width: 16, height: 16, fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 },
  '& .dots': { display: 'flex', flexWrap: 'wrap' },
  // The dot is small, but its target is large enough (WCAG 2.2, 2.5.8).
  '& .dots button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&::before': { content: '""', width: 10, height: 10, border: 'var(--hair) solid var(--ink)' },
    '&:hover::before,&[aria-current]::before': { background: 'var(--ink)' },
  },
  ...arrows,
  '& ul': {
    display: 'flex',
    gridColumn: '2/-1',
    gridRow: '1/-1',
    minWidth: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--ink) transparent',
    outlineOffset: -6,
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [onTablet]: { gridColumn: '1/-1', gridRow: 'auto' },
    '@media print': { display: 'block' },
  },
  // Each item leaves a strip of the next one visible, which shows that there is more.
  '& li': {
    flex: '0 0 88%',
    scrollSnapAlign: 'start',
    // A swipe moves by one item, however fast it is.
    scrollSnapStop: 'always',
    display: 'flex',
    padding: 'var(--s-7) var(--pad)',
    borderLeft: line,
    '&:only-of-type': { flexBasis: '100%' },
    [onTablet]: { borderTop: line, '&:first-of-type': { borderLeft: 0 } },
    [onPhone]: { paddingBlock: 'var(--s-6)' },
  },
  '& figure': { display: 'flex', flexDirection: 'column', gap: 'var(--s-6)', minWidth: 0, flex: 1 },
  '& blockquote': {
    fontFamily: 'var(--serif)',
    fontWeight: 250,
    fontSize: 'clamp(1.9rem,1.1rem + 2.6vw,4rem)',
    letterSpacing: '-.025em',
    lineHeight: 1.1,
    textWrap: 'balance',
    marginBottom: 'auto',
    '&::before': { content: '"“" / ""' },
    '&::after': { content: '"”" / ""' },
  },
  '& figcaption': {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '1rem',
    lineHeight: 1.35,
  },
  '& figcaption b': { display: 'block', fontWeight: 'var(--w-strong)' },
  '& .num': { fontSize: '1.75rem', whiteSpace: 'nowrap' },
});

/** Testimonials, one at a time: they rotate automatically if allowed, and otherwise scroll as a list. */
export const TestimonialCarousel = ({ id, ...content }: TestimonialCarouselProps) => (
  <section css={style} id={id}>
    <Island name="testimonial-carousel" hydrate="visible" of={Testimonials} props={content} />
  </section>
);
