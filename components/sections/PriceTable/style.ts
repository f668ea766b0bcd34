import { css } from '@emotion/react';
import { onPhone, onTablet } from '../../theme.ts';

const line = 'var(--hair) solid var(--line)';
const strong = 'var(--hair) solid var(--ink)';

/** Three narrow columns fit a phone, so that the table can stay a table for screen readers. */
const narrow = {
  '& thead th,& tbody tr>*': { paddingRight: '.6rem' },
  '& td': { fontSize: 'var(--t-xs)' },
  '& .part th': { paddingLeft: '.75rem' },
  '& .price': {
    '& .num': { fontSize: '1.5rem' },
    // Light serifs would be too thin at the size at which “Complimentary” fits its column.
    '& .words': { font: 'inherit', letterSpacing: 0 },
    '& .fit': { '--room': '27vw' },
  },
} as const;

/** A row is not divided between sheets, and the name of a category stays with its first row. */
const printed = {
  '& tr': { breakInside: 'avoid' },
  '& .group': { breakAfter: 'avoid' },
  '& tbody tr>*': { paddingBlock: '.3rem' },
  '& a': { textDecoration: 'none' },
} as const;

export const style = css({
  '& .intro p': { marginTop: '1.25rem' },
  '& .note': { marginTop: '1rem', maxWidth: '52em' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    borderBottom: strong,
    '& th,& td': { textAlign: 'left', verticalAlign: 'baseline', fontWeight: 400, lineHeight: 1.3 },
    // A word that is wider than its column breaks; otherwise, it would make the table wider than the page.
    '& th': { overflowWrap: 'anywhere' },
    '& thead th': {
      fontSize: 'var(--t-xs)',
      color: 'var(--ink-soft)',
      padding: '.6rem 1.25rem .6rem 0',
      borderTop: strong,
      overflowWrap: 'normal',
    },
    '& tbody tr>*': { padding: '.7rem 1.25rem .65rem 0', borderTop: line },
    '& tr>:last-child': { paddingRight: '0!important', width: '28%' },
    '& tbody .group>*': { padding: '2.25rem 0 .7rem!important', borderTop: strong, width: 'auto' },
    '& tbody:first-of-type .group>*': { borderTop: line },
    '& .group th': {
      fontSize: 'var(--t-1)',
      fontWeight: 'var(--w-display)',
      letterSpacing: 'var(--track-1)',
      lineHeight: 1.15,
    },
    '& tbody tr:not(.part):not(.group) th': { fontWeight: 'var(--w-strong)' },
    '& .part>*': { borderTop: 0, paddingTop: 0 },
    '& .part th': { paddingLeft: '1.5rem', fontSize: 'var(--t-s)', color: 'var(--ink-soft)' },
    // A link in a table is pressed by fingers, too (WCAG 2.2, 2.5.8). As a block, it has its price beside its first line.
    '& th a': { display: 'block', width: 'fit-content', minHeight: 24 },
    '& td': { fontSize: 'var(--t-s)', fontVariantNumeric: 'tabular-nums' },
    '& .price': {
      '& .fit': { '--room': '14vw' },
      '& .num': { fontSize: '1.75rem', lineHeight: 1 },
      '& .words': { fontSize: 'var(--t-1)' },
      '& small': { display: 'inline-block', fontSize: 'var(--t-xs)' },
      '& .more': { display: 'block', marginTop: '.2rem' },
      '& .saving': { color: 'var(--accent)', fontWeight: 'var(--w-strong)' },
    },
    [onPhone]: narrow,
    '@media print': printed,
  },
  [onTablet]: { '& .c+.c': { borderTop: '0!important', paddingTop: 0 } },
});
