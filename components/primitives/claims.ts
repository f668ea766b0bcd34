import type { CSSObject } from '@emotion/react';
import { onPhone } from '../theme.ts';

/** How a row of claims looks: a square before each, which stands beside the line, because a claim may hold more than text. */
export const claims: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.3rem 1.6rem',
  marginTop: '1.1rem',
  [onPhone]: { display: 'grid' },
  '& li': { position: 'relative', paddingLeft: 'calc(7px + .6rem)' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.5em',
    width: 7,
    height: 7,
    background: 'var(--accent)',
  },
};
