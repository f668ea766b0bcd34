import { css } from '@emotion/react';
import { RichText } from '../../primitives/RichText.tsx';
import { Stars, type StarsProps } from '../../primitives/Stars.tsx';
import type { Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface TrustProps {
  readonly id?: string;
  readonly claims: readonly Rich[];
  /** The stars before the first claim. */
  readonly stars?: StarsProps;
}

/** The number of claims as a word: they share the four columns. */
const COUNTS = ['', 'one', 'two', 'three'];

const style = css({
  '& .c': {
    paddingBlock: '1.4rem',
    fontSize: 'var(--t-s)',
    lineHeight: 1.35,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.4rem .9rem',
  },
  '&.three .c:last-of-type,&.two .c': { gridColumn: 'span 2' },
  '& .stars': { color: 'var(--accent)', width: 'auto', height: 13, flex: 'none' },
  '&.one .c': { gridColumn: '1/-1', fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', gap: '.6rem 1.5rem' },
  '&.one .stars': { height: 20 },
  // A quarter of a tablet is too narrow for most claims, so three share its width.
  [onTablet]: { '&.three': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' }, '&&.three .c': { gridColumn: 'auto' } },
  [onPhone]: {
    '&&': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& .c': { gridColumn: '1/-1!important', paddingBlock: '.95rem' },
    '&.one .c': { fontSize: 'var(--t-0)' },
    '&.one .stars': { height: 16 },
  },
});

/** Claims that earn trust, in a row. */
export const Trust = ({ id, claims, stars }: TrustProps) => (
  <ul css={style} className={`grid ${COUNTS[claims.length] ?? ''}`.trim()} id={id}>
    {claims.map((claim, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the claims of a page never change their order
      <li key={index} className="c">
        {stars && index === 0 && <Stars {...stars} />}
        <span>
          <RichText of={claim} />
        </span>
      </li>
    ))}
  </ul>
);
