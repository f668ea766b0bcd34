import type { CSSObject } from '@emotion/react';
import { onPhone } from '../theme.ts';

/** Styles of two large buttons side by side, the first one filled. */
export const buttonPair = (layout: CSSObject, link: CSSObject, phoneHeight: string): CSSObject => ({
  display: 'grid',
  ...layout,
  border: 'var(--hair) solid var(--ink)',
  '& a': {
    display: 'grid',
    ...link,
    padding: '.95rem 1.1rem 1rem',
    textDecoration: 'none',
    transition: 'background var(--fast),color var(--fast)',
    [onPhone]: { minHeight: phoneHeight, padding: '.8rem .85rem .85rem' },
  },
  '& a:first-of-type': { background: 'var(--ink)', color: 'var(--page)', '&:hover': { background: 'var(--accent)' } },
  '& a+a': { borderLeft: 'var(--hair) solid var(--ink)', '&:hover': { background: 'var(--field-light)' } },
  '& b': {
    fontWeight: 'var(--w-strong)',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.18,
    textWrap: 'balance',
    [onPhone]: { fontSize: '1.0625rem' },
  },
  '& .m': { display: 'flex', alignItems: 'end', gap: '.5rem', textWrap: 'balance', '& .ar': { marginLeft: 'auto' } },
});
