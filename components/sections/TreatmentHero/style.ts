import { css } from '@emotion/react';
import { captionedImages } from '../../primitives/CaptionedImage.tsx';
import { claims } from '../../primitives/claims.ts';
import { fitted } from '../../primitives/fitted.ts';
import { breakpoints, from, onPhone, onTablet } from '../../theme.ts';

/** As large as the longest word allows, while price and buttons stay visible below. */
const title = {
  margin: 'auto 0 0 -.05em',
  paddingTop: 'var(--s-6)',
  fontSize: fitted('50vw', 'min(clamp(4.5rem,1.6rem + 7.4vw,11rem),15svh)'),
  letterSpacing: '-.05em',
  lineHeight: 0.92,
  fontWeight: 320,
  [onTablet]: { marginTop: 0, fontSize: fitted('100vw', '7.5rem') },
  [onPhone]: { paddingTop: '.7rem', fontSize: fitted('100vw', '3.7rem') },
} as const;

/** The smaller sizes of figures in several rows. */
const smallFigures = {
  '& .more dd': { marginTop: '.45rem', minHeight: '2.75rem' },
  '& .more .words': { fontSize: '1.25rem' },
  '& .more .num:not(.words)': { fontSize: '1.7rem' },
} as const;

/** If one row is too narrow: price and duration above, the other figures below. */
const inTwoRows = {
  ...smallFigures,
  display: 'grid',
  gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
  '&>div': { gridColumn: 'span 3' },
  '&>div:nth-of-type(n+3)': { borderTop: 'var(--hair) solid var(--line)', marginTop: '.7rem', paddingTop: '.6rem' },
  '&>div:nth-of-type(3)': { borderLeft: 0, paddingLeft: 0 },
  '&.of5>.more': { gridColumn: 'span 2' },
} as const;

/** The space and line to the left of a figure. */
const LEFT = '.9rem';

/**
 * On phones: as many figures in a row as their longest words allow. Which figure begins a row is unknown, so each has a
 * line to its left, and those at the edge are clipped.
 */
const wrapped = {
  ...smallFigures,
  flexWrap: 'wrap',
  rowGap: '.7rem',
  marginLeft: `calc(-1*${LEFT} - 1px)`,
  clipPath: `inset(0 0 0 calc(${LEFT} + 1px))`,
  '&>div,&>div:first-of-type': {
    flex: '1 1 40%',
    // The first row is below the line of the list.
    marginTop: -1,
    padding: `.5rem .7rem 0 ${LEFT}`,
    borderTop: 'var(--hair) solid var(--line)',
    borderLeft: 'var(--hair) solid var(--line)',
  },
  '&.of5>.more': { flexBasis: '28%' },
  '&.of3>div': { flexBasis: 'auto' },
} as const;

/** The size of price and duration. */
const LARGE = 'clamp(2.1rem,1.2rem + 2.1vw,3.5rem)';
const LARGE_WORDS = 'clamp(1.25rem,.6rem + .95vw,2.25rem)';

/** The widest figure: the columns share half of the page, on smaller screens the whole page. */
const room = (desktop: string) => ({
  '--room': desktop,
  [onTablet]: { '--room': '22vw' },
  [onPhone]: { '--room': '38vw' },
});

/** Price and duration in large type, with other figures beside them. */
const spec = {
  display: 'flex',
  borderTop: 'var(--hair) solid var(--ink)',
  marginBottom: '1.5rem',
  '&>div': { flex: '1 1 auto', padding: `.75rem .7rem 0 ${LEFT}`, borderLeft: 'var(--hair) solid var(--line)' },
  '&>div:first-of-type': { paddingLeft: 0, borderLeft: 0, flexGrow: 1.6 },
  '& dt': { fontSize: 'var(--t-xs)', color: 'var(--ink-soft)', lineHeight: 1.3 },
  '& dd': { marginTop: '.7rem' },
  ...room('22vw'),
  '&.of3': room('15vw'),
  '&.of4,&.of5': room('11vw'),
  '& .num': { fontSize: LARGE },
  '& .num:not(.words)': { whiteSpace: 'nowrap' },
  '& .words': {
    display: 'block',
    fontSize: 'var(--t-2)',
    lineHeight: 1.05,
    letterSpacing: '-.02em',
    maxWidth: '7em',
  },
  '& small': { fontSize: 'var(--t-xs)', lineHeight: 1.35 },
  '& .num+small:not(.joined),& .unit': { display: 'block', marginTop: '.45rem' },
  '& .joined': { marginLeft: '.15em', fontSize: 'var(--t-s)' },
  '& .more .num:not(.words)': { fontSize: 'clamp(1.7rem,1.1rem + 1.5vw,2.75rem)' },
  '& .more .words': { fontSize: LARGE_WORDS, textWrap: 'balance' },
  // Figures of all sizes, and words, share a baseline: each has the space above it of the largest.
  [from(breakpoints.phone)]: {
    '& .more .num:not(.words)::before': { content: '""', display: 'inline-block', height: `calc(.66*${LARGE})` },
    '& .more .words': { paddingTop: `calc(.66*${LARGE} - .77*${LARGE_WORDS})` },
  },
  '& .unit:not(.long)': { whiteSpace: 'nowrap' },
  [onPhone]: {
    ...wrapped,
    marginBottom: '.9rem',
    // Reserves the line height of any font, so that the content below does not move when the numerals load.
    '& dd': { marginTop: '.35rem', minHeight: '2.2rem' },
    '& .num+small:not(.joined)': { display: 'inline', marginLeft: '.1em' },
  },
  '@media (68.75em <= width < 80em)': { '&.of5,&.of4': inTwoRows },
} as const;

export const style = css({
  ...captionedImages,
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  borderBottom: 'var(--hair) solid var(--line)',
  '& .text': {
    padding: '1.5rem var(--pad) var(--pad)',
    display: 'flex',
    flexDirection: 'column',
    // Not taller than wide: the image shows the treated area, and its sides would be cropped.
    minHeight: 'min(calc(100svh - var(--head) - var(--ask,0px)),50vw)',
    minWidth: 0,
  },
  '& .h1': title,
  '&.lines .h1': {
    fontSize: fitted('50vw', 'min(clamp(3.6rem,1rem + 5.4vw,8rem),10.4svh)'),
    [onTablet]: { fontSize: fitted('100vw', '6rem') },
    [onPhone]: { fontSize: fitted('100vw', '3.4rem') },
  },
  '&.long .h1': {
    fontSize: fitted('50vw', 'min(clamp(3rem,1rem + 3.9vw,5.5rem),9svh)'),
    [onTablet]: { fontSize: fitted('100vw', '4.5rem') },
    [onPhone]: { fontSize: '2.1rem' },
  },
  '& .lead': {
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.34,
    maxWidth: '31em',
    margin: 'clamp(1rem,2.4vh,1.75rem) 0 clamp(1.25rem,3.4vh,2.5rem)',
  },
  '& .spec': spec,
  '& .trust': claims,
  '& .plate': { background: 'var(--field)' },
  [onTablet]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    '& .text': { minHeight: 0 },
    '& .plate': { aspectRatio: '5/4', maxHeight: '44rem' },
  },
  [onPhone]: {
    '& .text': { paddingTop: '.7rem' },
    '& .lead': { fontSize: '1.0625rem', letterSpacing: 0, lineHeight: 1.38, margin: '.8rem 0 1rem' },
    '& .trust': { gap: '.25rem', marginTop: '.9rem' },
    '& .plate': { aspectRatio: '1/1.05' },
  },
});
