import { css } from '@emotion/react';
import { scales } from '../../primitives/Scale.tsx';
import { onPhone, onTablet } from '../../theme.ts';

const line = 'var(--hair) solid var(--line)';
const strong = 'var(--hair) solid var(--ink)';

/** On phones each line of the table is a block: name and price, the scale below them, then the button. */
const asBlocks = {
  '&,& tbody,& tr,& td,& th,& caption': { display: 'block' },
  '& thead': { display: 'none' },
  '& th,& td,& tbody tr>*': { border: 0, padding: 0 },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content,1fr) auto',
    gap: '.15rem 1rem',
    borderTop: strong,
    padding: '1.1rem 0 1.2rem',
  },
  '& tbody:last-of-type tr:last-of-type': { borderBottom: strong, '&>*': { border: 0 } },
  '& tbody tr.title': { display: 'block', borderTop: strong, padding: '1.6rem 0 .6rem' },
  '& tbody tr.title>*': { border: '0!important', padding: '0!important' },
  '& tbody tr.title+tr': { borderTop: line },
  '& tbody th': { fontSize: 'var(--t-1)' },
  '& td.scale-cell': { gridColumn: '1/-1', gridRow: 2, padding: '.7rem 0 .4rem', width: 'auto' },
  '& td.price': {
    gridColumn: 2,
    gridRow: 1,
    textAlign: 'right',
    '& .num': { fontSize: '3rem' },
    '& small': { whiteSpace: 'normal' },
  },
  '& td.each': { gridColumn: 1, gridRow: 3, '& small': { display: 'inline' } },
  '& td.saving': { gridColumn: 1, gridRow: 4 },
  '& td.book': { gridColumn: 2, gridRow: '3/5', textAlign: 'right', width: 'auto' },
} as const;

export const style = css({
  '& .intro p': { marginTop: '1.25rem' },
  '& .note': { marginTop: '1rem', maxWidth: '52em' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    '& th,& td': { textAlign: 'left', verticalAlign: 'middle', fontWeight: 400, lineHeight: 1.3 },
    '& thead th': {
      fontSize: 'var(--t-xs)',
      color: 'var(--ink-soft)',
      padding: '.6rem 1rem .6rem 0',
      borderTop: strong,
      whiteSpace: 'nowrap',
    },
    '& thead .scale-cell': { width: '34%' },
    '&.few thead .scale-cell': { width: '46%' },
    '& tbody tr>*': { padding: '1.2rem 1.25rem 1.1rem 0', borderTop: line },
    '& tbody tr>:last-child': { paddingRight: 0 },
    '& tbody:last-of-type tr:last-of-type>*': { borderBottom: strong },
    '& tbody th': {
      fontWeight: 'var(--w-strong)',
      // A column of a table is as wide as its text; on phones there are no columns.
      '& .fits': { containerType: 'normal', [onPhone]: { containerType: 'inline-size' } },
      '& small': {
        display: 'block',
        fontWeight: 400,
        fontSize: 'var(--t-xs)',
        color: 'var(--ink-soft)',
        lineHeight: 1.4,
      },
    },
    '& tr.title>*': { paddingBlock: '2rem .7rem', borderTop: strong },
    '& tbody:first-of-type tr.title>*': { borderTop: line },
    '& tr.title th': {
      fontSize: 'var(--t-2)',
      fontWeight: 'var(--w-display)',
      letterSpacing: 'var(--track-2)',
      lineHeight: 1.1,
    },
    '& td': { fontVariantNumeric: 'tabular-nums' },
    '& td.scale-cell': { paddingRight: '1.75rem' },
    ...scales,
    '& .each small': { display: 'none' },
    '& .saving': {
      color: 'var(--accent)',
      fontWeight: 'var(--w-strong)',
      whiteSpace: 'nowrap',
      [onTablet]: { whiteSpace: 'normal' },
    },
    '& .price': {
      lineHeight: 1,
      // A column has no width before its text has a size.
      '& .fit': { '--room': '15vw', [onPhone]: { '--room': '45vw' } },
      '& .num': { fontSize: 'clamp(2.1rem,1.2rem + 2vw,3.5rem)' },
      '& .words': { fontSize: 'var(--t-2)' },
      '& small': { fontSize: 'var(--t-xs)', lineHeight: 1.3, whiteSpace: 'nowrap' },
      '& .num+small': { display: 'block', marginTop: '.5rem' },
      '& .more': {
        display: 'block',
        marginTop: '.5rem',
        fontSize: 'var(--t-xs)',
        lineHeight: 1.3,
        whiteSpace: 'normal',
      },
    },
    '& .book': { width: '1%', textAlign: 'right' },
    '& .book a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.8em',
      minHeight: 44,
      maxWidth: '11rem',
      padding: '.4rem .9rem',
      border: strong,
      textDecoration: 'none',
      fontWeight: 500,
      fontSize: 'var(--t-s)',
      lineHeight: 1.2,
      transition: 'background var(--fast),color var(--fast)',
      '&:hover': { background: 'var(--ink)', color: 'var(--page)' },
    },
    [onTablet]: { '& thead th,& tbody tr>:not(:last-child)': { paddingRight: '.75rem' } },
    [onPhone]: asBlocks,
  },
  [onTablet]: { '& .c+.c': { borderTop: '0!important', paddingTop: 0 } },
});
