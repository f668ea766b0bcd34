import { type CSSObject, css } from '@emotion/react';
import { captionedImages } from '../../primitives/CaptionedImage.tsx';
import { embeds } from '../../primitives/EmbedPlaceholder.tsx';
import { onPhone, onTablet, still } from '../../theme.ts';

/** Address and hours in one column each, with their buttons below; the map in the other half. */
const places: CSSObject = {
  gridTemplateRows: '1fr auto',
  '& .where,& .open': { paddingBottom: 'var(--s-5)' },
  '& .buttons': { gridColumn: '1/3', border: 0, paddingBlock: 'var(--s-5) var(--pad)' },
  '& .map': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'minmax(12rem,1fr) auto',
    minWidth: 0,
    gridColumn: '3/5',
    gridRow: '1/3',
    borderLeft: 'var(--hair) solid var(--line)',
  },
  [onTablet]: {
    '& .where,& .open': { gridColumn: 'span 2' },
    '& .buttons': { gridColumn: '1/-1' },
    '& .map': { gridColumn: '1/-1', gridRow: 'auto', border: 0, borderTop: 'var(--hair) solid var(--line)' },
    '& .plate': { aspectRatio: '7/5' },
  },
  [onPhone]: {
    gridTemplateRows: 'none',
    '& .where,& .open,& .map,& .buttons': { gridColumn: 1 },
    '& .plate': { aspectRatio: '1' },
  },
};

/** A smaller version for pages with another main subject. */
const short: CSSObject = {
  '&.short': {
    '& h3': { marginBottom: '.35rem' },
    '& .plate': { [onPhone]: { aspectRatio: '8/5' } },
    '& .where': { [onPhone]: { gap: '1rem', paddingBottom: '1rem' } },
    '& .open': { [onPhone]: { paddingTop: '1.1rem' } },
    '& address': { [onPhone]: { paddingTop: 0 } },
  },
};

export const style = css({
  ...captionedImages,
  ...embeds,
  '& .where': { display: 'flex', flexDirection: 'column', gap: '1.5rem' },
  '& address': { marginTop: 'auto', paddingTop: 'var(--s-5)' },
  '& address>button': {
    minHeight: 44,
    fontSize: 'var(--t-s)',
    textUnderlineOffset: '.22em',
    [still]: { display: 'none' },
  },
  '& address a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 0 },
  '& h3': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', lineHeight: 1.3, marginBottom: '1rem' },
  // Reserves space for the line and a second one, so that nothing moves when they appear.
  '& .now': { minHeight: '2lh', lineHeight: 1.3, marginTop: '-.6rem', [still]: { display: 'none' } },
  '& .open>ul': { marginTop: '.9rem' },
  '& .open>ul li+li': { marginTop: '.35rem' },
  '& .plate': { background: 'var(--plate)' },
  // The drawn map and the interactive map share one cell.
  '& .map>.plate,& .map>.frame': { gridArea: '1/1' },
  '& .map>.frame': { zIndex: 1, '& iframe': { height: '100%' } },
  '& .about': { gridRow: 2, padding: '.9rem var(--pad)', borderTop: 'var(--hair) solid var(--line)' },
  '& .about>.ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.5rem 1.5rem',
    paddingTop: '.5rem',
    fontSize: 'var(--t-s)',
  },
  '& .ways p': { flexBasis: '100%' },
  '& .about .btn:not([aria-disabled])': {
    background: 'none',
    color: 'inherit',
    '&:hover': { background: 'var(--field-light)' },
  },
  '& .ways .btn': { minHeight: 44, padding: '.5rem 1rem', border: 'var(--hair) solid' },
  ...places,
  ...short,
});
