import type { CSSObject } from '@emotion/react';
import { still } from '../theme.ts';
import { Arrow } from './Link.tsx';

/** A square button with an icon, for the controls of carousels. */
export const squareButton: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 'var(--hair) solid var(--ink)',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'var(--ink)', color: 'var(--page)' },
};

/** Styles of `Arrows` inside an element; sections spread them into their own styles. */
export const arrows: CSSObject = {
  '& .arrows': { display: 'flex', [still]: { display: 'none' } },
  '& .arrows button': { ...squareButton, '&+button': { marginLeft: -1 } },
  '& .arrows button:first-of-type .ar': { transform: 'scaleX(-1)' },
};

/** The previous and next buttons. They need a script. */
export const Arrows = ({ of, onMove }: { of: string; onMove?: (by: -1 | 1) => void }) => (
  <div className="arrows">
    <button type="button" aria-label={`Previous ${of}`} onClick={onMove && (() => onMove(-1))}>
      <Arrow />
    </button>
    <button type="button" aria-label={`Next ${of}`} onClick={onMove && (() => onMove(1))}>
      <Arrow />
    </button>
  </div>
);
