import type { CSSObject } from '@emotion/react';
import { still } from '../theme.ts';
import { Arrow } from './Link.tsx';

/** A square button with a drawing in it, as all controls of a part that moves are. */
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

/** How every `Arrows` below an element looks: a section spreads this into its own styles. */
export const arrows: CSSObject = {
  '& .arrows': { display: 'flex', [still]: { display: 'none' } },
  '& .arrows button': { ...squareButton, '&+button': { marginLeft: -1 } },
  '& .arrows button:first-of-type .ar': { transform: 'scaleX(-1)' },
};

/** Buttons to the one before and the one after. They need a script. */
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
