import { css } from '@emotion/react';
import { onPhone, onTablet } from '../../theme.ts';
import { stretched } from '../stretched.ts';

const line = 'var(--hair) solid var(--line)';

const card = {
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderLeft: line,
  '& img': {
    width: '100%',
    height: '100%',
    aspectRatio: '4/3',
    objectFit: 'cover',
    transition: 'filter var(--fast)',
  },
  '&:hover img': { filter: 'contrast(1.08) brightness(.97)' },
  '&>div': { padding: '1rem var(--pad) 1.5rem', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
  '& :is(h2,h3,h4)': {
    fontSize: 'var(--t-1)',
    fontWeight: 'var(--w-strong)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.22,
    marginBottom: '.15rem',
  },
  '& a': stretched,
  '&:hover a': { textDecoration: 'underline' },
  '& .line': {
    marginTop: 'auto',
    paddingTop: '1rem',
    fontSize: 'var(--t-s)',
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    // 'per session' does not wrap if there is room for it.
    '& small': { display: 'inline-block', fontSize: 'inherit', whiteSpace: 'pre-wrap' },
    // '• 2h over 2 visits' begins a line of its own, and wraps only if it is wider than the card.
    '& .length': { display: 'inline-block' },
  },
  '& .num': { fontSize: '2rem', lineHeight: 1 },
  '& .words': { fontSize: '1.75rem' },
  [onPhone]: {
    display: 'grid',
    gridTemplateColumns: '38% minmax(0,1fr)',
    '& img': { aspectRatio: '1', minHeight: '9.25rem' },
    '&>div': { padding: '.9rem var(--pad) .9rem 1rem' },
    '&:not(:has(picture))': { gridTemplateColumns: 'minmax(0,1fr)', '&>div': { paddingLeft: 'var(--pad)' } },
    '& .num': { fontSize: '1.75rem' },
    '& .words': { fontSize: '1.5rem' },
  },
} as const;

const list = {
  background: 'var(--stone)',
  borderLeft: line,
  padding: '1.5rem var(--pad)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  '& :is(h2,h3,h4)': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', paddingBottom: '.7rem' },
  '& dl': { width: '100%', '&:has(+*)': { marginBottom: '1.25rem' }, columnGap: 'calc(2*var(--pad))' },
  '& dl div': {
    breakInside: 'avoid',
    display: 'grid',
    // The name is at least as wide as its longest word.
    gridTemplateColumns: 'minmax(min-content,1fr) auto',
    gap: '0 1rem',
    borderTop: line,
    padding: '.7rem 0',
    fontSize: 'var(--t-s)',
    lineHeight: 1.35,
  },
  '& dt small': { display: 'block', fontSize: 'var(--t-xs)', color: 'var(--ink-soft)' },
  '& dt': { gridRow: '1/3' },
  '& dd': { textAlign: 'right', '--room': 'max(6rem,9vw)' },
  '& .num': { fontSize: '1.75rem', lineHeight: 0.95 },
  '& .save': { gridColumn: 2, color: 'var(--accent)', fontWeight: 'var(--w-strong)', fontSize: 'var(--t-xs)' },
  '& .go': { marginTop: 'auto' },
  '&.across2': { gridColumn: 'span 2' },
  '&.across3': { gridColumn: 'span 3' },
  '&.across2 dl': { columns: '2 13rem' },
  '&.across3 dl': { columns: '3 13rem' },
} as const;

const soon = {
  gridColumn: '1/-1',
  borderLeft: line,
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  minWidth: 0,
  '& img': { width: '100%', height: '100%', minHeight: '12rem', objectFit: 'cover' },
  '&>div': { padding: '1.5rem var(--pad)', background: 'var(--stone)', minWidth: 0 },
  [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)', '& img': { aspectRatio: '2/1', minHeight: 0 } },
} as const;

/** Spread into the styles of the section around the groups. */
export const cardGroups = css({
  '& .group': { display: 'grid', gridTemplateColumns: 'repeat(4,minmax(0,1fr))', borderBottom: line },
  '& .about': { padding: 'var(--s-6) var(--pad)', minWidth: 0 },
  '& .about>div': {
    display: 'grid',
    gap: '1rem',
    position: 'sticky',
    top: 'calc(var(--head) + 5rem)',
    '& .go': { justifySelf: 'start' },
  },
  '& .cards': { gridColumn: 'span 3', display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& .cards>:nth-of-type(n+4)': { borderTop: line },
  // An incomplete row ends with a line.
  '& .card:last-of-type:not(:nth-of-type(3n))': { borderRight: line },
  '& .card': card,
  '& .list': list,
  '& .soon': soon,
  [onTablet]: {
    '& .about,& .cards': { gridColumn: '1/-1' },
    '& .about': { paddingBottom: '1.5rem', borderBottom: line },
    '& .about>div': { position: 'static' },
    '& .cards>:nth-of-type(3n+1)': { borderLeft: 0 },
  },
  [onPhone]: {
    '& .cards': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .cards>:nth-of-type(n):nth-of-type(n)': { gridColumn: 1, borderInline: 0 },
    '& .cards>*+*': { borderTop: line },
  },
});
