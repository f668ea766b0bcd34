import type { CSSObject } from '@emotion/react';
import { onPhone } from '../theme.ts';

/**
 * Styles of a row of claims. Each has a square before it, outside the flow of the text, because a claim may contain
 * links.
 */
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
