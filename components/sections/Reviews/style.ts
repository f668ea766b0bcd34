import { type CSSObject, css } from '@emotion/react';
import { onPhone, onTablet } from '../../theme.ts';

const badge: CSSObject = {
  '& .badge': { display: 'grid', gap: '.6rem', justifyItems: 'start' },
  '& .badge .num': {
    display: 'block',
    fontSize: 'clamp(6rem,10.5vw,13rem)',
    lineHeight: 0.8,
    letterSpacing: '-.06em',
    marginLeft: '-.04em',
    paddingBottom: '.14em',
  },
  '& .stars': { color: 'var(--accent)', width: 'auto', height: 18 },
  '& .go': { marginTop: '.4rem' },
};

const review: CSSObject = {
  '& .review': {
    borderLeft: 'var(--hair) solid var(--line)',
    padding: 'var(--s-7) var(--pad)',
    // Names align in all reviews of a row.
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: '1.25rem',
    minWidth: 0,
    '&:nth-of-type(n+4)': { borderTop: 'var(--hair) solid var(--line)' },
  },
  '& blockquote': {
    fontFamily: 'var(--serif)',
    fontWeight: 250,
    fontSize: 'clamp(1.5rem,1.2rem + .8vw,2rem)',
    letterSpacing: '-.015em',
    lineHeight: 1.2,
    textWrap: 'pretty',
    '&::before': { content: '"“" / ""' },
    '&::after': { content: '"”" / ""' },
  },
  '& figcaption': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gridTemplateRows: '1fr',
    gap: '.6rem .9rem',
    alignItems: 'start',
    lineHeight: 1.35,
    borderTop: 'var(--hair) solid var(--line)',
    paddingTop: '1rem',
    '& img': { width: 56, height: 56, objectFit: 'cover' },
    '& p': { gridColumn: 2 },
    '& b': { fontWeight: 'var(--w-strong)', fontSize: 'var(--t-s)' },
    '& p span': { display: 'block' },
    '& a': { gridColumn: '1/-1', justifySelf: 'start', display: 'flex', alignItems: 'center', minHeight: 44 },
    '&:not(:has(picture)) p': { gridColumn: '1/-1' },
  },
};

export const style = css({
  '& .intro': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 'var(--s-7)' },
  '& .cards': { gridColumn: 'span 3', display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  ...badge,
  ...review,
  [onTablet]: {
    '& .intro': {
      gridColumn: '1/-1',
      flexDirection: 'row',
      alignItems: 'start',
      borderBottom: 'var(--hair) solid var(--line)',
    },
    '& .intro>*': { flex: 1 },
    '& .cards': { gridColumn: '1/-1' },
    '& .review': { paddingBlock: 'var(--s-6)', '&:nth-of-type(3n+1)': { borderLeft: 0 } },
    '& blockquote': { fontSize: 'clamp(1.25rem,1rem + .9vw,1.6rem)' },
  },
  [onPhone]: {
    '& .intro': { flexDirection: 'column', alignItems: 'stretch', gap: 'var(--s-6)' },
    '& .cards': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .review': { border: 0, '&+.review': { borderTop: 'var(--hair) solid var(--line)' } },
    '& blockquote': { fontSize: '1.5rem' },
  },
});
