import { css } from '@emotion/react';
import { lengths } from './lengths.ts';
import { fit } from './primitives/fitted.ts';
import { onPhone, onTablet, type Palette, paletteProperties, tokens } from './theme.ts';

/** A font face of a page: a font file of the site, or a system font used as its fallback. */
export interface FontFace {
  readonly family: string;
  /** The value of `src`. */
  readonly src: string;
  /** Omitted if the file contains every weight. */
  readonly weight?: string;
  /** The Unicode range that the face is limited to. */
  readonly range?: string;
  /** The URL of the font file, if pages preload it. */
  readonly file?: string;
  /** The class of the text in this font; omitted for the font of all other text. */
  readonly sets?: string;
  /** Metric overrides that give a fallback font the dimensions of the real one. */
  readonly fit?: { readonly size: string; readonly ascent: string; readonly descent: string };
}

/** Styles that every page needs before its sections: reset, type, grid and the shared classes. */
export const base = css({
  '*,*::before,*::after': { boxSizing: 'border-box' },
  html: {
    ...tokens,
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: lengths.anchorOffset,
    background: 'var(--page)',
    // Focused elements must not be hidden by the booking bar (WCAG 2.2, 2.4.11).
    [onPhone]: { scrollPaddingBottom: lengths.bookingBar },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '&:has(#drawer:popover-open)': { overflow: 'hidden' },
  },
  '@view-transition': { navigation: 'auto' },
  // The space of the cookie question, until it is answered; a script sets the attribute before the first paint.
  '[data-asks]': { '--ask': '4rem', [onPhone]: { '--ask': '7.5rem' } },
  body: {
    margin: 0,
    paddingTop: 'var(--ask)',
    font: 'var(--w-text) var(--t-0)/1.52 var(--sans)',
    letterSpacing: '-.003em',
    color: 'var(--ink)',
    background: 'var(--page)',
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    overflowX: 'clip',
    // Only what is longer than a line breaks: an address, or a word that no smaller size could fit.
    overflowWrap: 'break-word',
  },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset': { margin: 0, padding: 0 },
  'ul,ol': { listStyle: 'none' },
  'img,svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  a: { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '.22em' },
  'h1,h2,h3': { fontWeight: 'var(--w-display)', lineHeight: 1.06 },
  'h1,h2,h3,h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  // There is no italic face, so emphasis is bold.
  'em,strong': { fontWeight: 'var(--w-strong)' },
  'em,address': { fontStyle: 'normal' },
  ':focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3, boxShadow: '0 0 0 3px var(--page)' },
  '.skip': {
    position: 'absolute',
    left: 'var(--pad)',
    top: '-6rem',
    background: 'var(--ink)',
    color: 'var(--page)',
    padding: '.8rem 1.2rem',
    zIndex: 99,
    '&:focus': { top: '.75rem' },
  },
  '.vh': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** The shared classes: type sizes, the numeral, the four-column grid and its cells, links and buttons. */
export const shared = css({
  '.num': {
    fontFamily: 'var(--serif)',
    fontWeight: 250,
    fontFeatureSettings: '"lnum","tnum"',
    letterSpacing: '-.035em',
    lineHeight: 0.86,
  },
  '.t3': { fontSize: 'var(--t-3)', letterSpacing: 'var(--track-3)' },
  '.t2': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.14 },
  '.t1': { fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.3 },
  '.s': { fontSize: 'var(--t-s)', lineHeight: 1.45 },
  '.xs': { fontSize: 'var(--t-xs)', lineHeight: 1.45 },
  // The width of a numeral or word that is displayed large is limited by the next `.fits` around it.
  '.fits': { display: 'block', containerType: 'inline-size' },
  '.fit': { fontSize: fit },
  // Lines of a smaller text are closer, too.
  '.fits>.fit': { display: 'block' },
  '.measure': { maxWidth: 'var(--measure)' },
  // An island's element does not affect the layout: `contents` removes its box.
  '.island': { display: 'contents' },
  '.stack>*+*': { marginTop: '1em' },
  '.grid': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    borderBottom: 'var(--hair) solid var(--line)',
    position: 'relative',
    [onPhone]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '.c': {
    padding: 'var(--s-7) var(--pad)',
    minWidth: 0,
    gridColumn: 'span var(--n,1)',
    [onPhone]: { '--n': '1', paddingBlock: 'var(--s-6)' },
  },
  '.c+.c': {
    borderLeft: 'var(--hair) solid var(--line)',
    [onPhone]: { borderLeft: 0, borderTop: 'var(--hair) solid var(--line)' },
  },
  '.n2': { '--n': '2' },
  '.n3': { '--n': '3' },
  '.flush': { padding: '0!important' },
  '.after': {
    alignSelf: 'end',
    border: '0!important',
    maxWidth: 'calc(var(--measure) + 2*var(--pad))',
    [onPhone]: { paddingTop: '0!important', marginTop: '-1.25rem', maxWidth: 'none' },
  },
  '.ar': {
    width: '1.5em',
    height: '.75em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.25,
    transition: 'transform var(--fast) var(--ease)',
  },
  'a:hover .ar': { transform: 'translateX(4px)' },
  // The arrow of a link that opens a new tab points outwards.
  'a[target=_blank] .ar': { rotate: '-45deg' },
  '.go': {
    display: 'inline-flex',
    gap: '.9em',
    alignItems: 'center',
    minHeight: 44,
    // Space above the line when the label wraps.
    paddingBlock: '.4rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    fontWeight: 'var(--w-strong)',
    borderBottom: 'var(--hair) solid currentColor',
  },
  '.btn': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1.5rem',
    minHeight: 60,
    padding: '.75rem 1.25rem',
    background: 'var(--ink)',
    color: 'var(--page)',
    border: 0,
    textDecoration: 'none',
    font: 'inherit',
    fontWeight: 500,
    lineHeight: 1.25,
    cursor: 'pointer',
    transition: 'background var(--fast)',
    '&:hover': { background: 'var(--accent)' },
    '& small': { display: 'block', fontWeight: 400, fontSize: 'var(--t-xs)' },
  },
  // A button that looks like a link.
  'button.plain': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    minHeight: 32,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  [onTablet]: {
    '.split': { gridTemplateColumns: 'minmax(0,1fr)' },
    '.split>.c': { gridColumn: 1, borderLeft: '0!important' },
    '.split>.c+.c': { borderTop: 'var(--hair) solid var(--line)' },
  },
  // On a page without a footer, `main` leaves room for the booking bar.
  [onPhone]: { '.has-bar:not(:has(>footer)) main': { paddingBottom: lengths.bookingBar } },
  '@media print': { '.noprint': { display: 'none!important' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': { transition: 'none!important', animationDuration: '0s!important' },
  },
});

/** A page's palette. */
export const palette = (own: Palette) => css({ html: paletteProperties(own) });

/** A department's palette, for its sections on a page of another palette. */
export const departmentPalette = (department: string, colours: Palette) =>
  css({ [`[data-department="${department}"]`]: paletteProperties(colours) });

/** Font faces, and fallbacks with the same proportions, so that the layout does not shift when the fonts arrive. */
export const fonts = (faces: readonly FontFace[]) =>
  css(
    faces.map(({ family, src, weight, range, fit }) => ({
      '@font-face': {
        fontFamily: family,
        src,
        ...(weight === undefined ? {} : { fontWeight: weight }),
        ...(range === undefined ? {} : { unicodeRange: range }),
        ...(fit === undefined
          ? { fontDisplay: 'swap' }
          : { sizeAdjust: fit.size, ascentOverride: fit.ascent, descentOverride: fit.descent }),
      },
    })),
  );
