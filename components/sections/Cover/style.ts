import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import { fitted } from '../../primitives/fitted.ts';
import { onPhone, onTablet } from '../../theme.ts';

const base: CSSObject = {
  position: 'relative',
  // As tall as the window, or taller if visitors increase the text spacing.
  minHeight: 'clamp(660px,100svh,1500px)',
  '[data-asks] &': { minHeight: 'clamp(660px,100svh - var(--ask),1500px)' },
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  isolation: 'isolate',
  '& .fields': {
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    display: 'flex',
    '& i': { flex: 1, background: 'var(--field)' },
  },
  '& .words': { gridRow: 1 },
  '& picture img': {
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // The colours of the departments are the background.
    background: 'none',
    zIndex: -1,
    [onTablet]: { height: '90%', bottom: '8%' },
    [onPhone]: { height: '81%', bottom: '8.6%' },
  },
  '& .h1': {
    padding: 'calc(var(--head) + clamp(1.25rem,3.2vh,2.5rem)) var(--pad) 0',
    fontSize: fitted('100vw', 'min(6.95vw,11.4vh)'),
    lineHeight: 0.96,
    letterSpacing: '-.046em',
    fontWeight: 330,
    marginLeft: '-.045em',
    maxWidth: '17em',
    textWrap: 'balance',
    [onPhone]: { fontSize: fitted('100vw', 'min(10vw,7.4svh)'), lineHeight: 1, letterSpacing: '-.044em' },
  },
  '& .line': {
    padding: 'clamp(.7rem,2vh,1.5rem) var(--pad) 0',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.3,
    maxWidth: '24em',
    [onPhone]: { fontSize: '1.0625rem', maxWidth: 'none' },
  },
  '& .doors': { gridRow: 2, alignSelf: 'end', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  '& .door': {
    display: 'flex',
    alignItems: 'end',
    textDecoration: 'none',
    paddingBottom: 'clamp(1.1rem,2.6vh,2rem)',
    outlineOffset: '-8px!important',
    '&+.door': { justifyContent: 'end' },
    // Half of its side, or more if its label needs it; the note takes the remaining space.
    '& span': {
      display: 'grid',
      width: 'fit-content',
      minWidth: '50%',
      maxWidth: '100%',
      paddingInline: 'var(--pad)',
      gap: '.6rem',
    },
    '& b': {
      fontWeight: 330,
      letterSpacing: 'var(--track-4)',
      lineHeight: 0.9,
      display: 'flex',
      justifyContent: 'space-between',
      gap: '.2em',
      alignItems: 'center',
      marginLeft: '-.05em',
    },
    '& b .ar': { width: '.62em', height: '.31em', strokeWidth: 0.75 },
    '& small': {
      fontSize: 'var(--t-s)',
      borderTop: 'var(--hair) solid var(--ink)',
      paddingTop: '.6rem',
      lineHeight: 1.35,
      width: 0,
      minWidth: '100%',
    },
    [onTablet]: {
      padding: 0,
      '& span': {
        width: '100%',
        gap: '.35rem',
        paddingBlock: '1.2rem',
        borderTop: 'var(--hair) solid var(--ink)',
        background: 'var(--field)',
      },
      '&+.door span': { borderLeft: 'var(--hair) solid var(--ink)' },
      '& small': { border: 0, padding: 0 },
    },
  },
};

/** A panel in the colour of its department keeps its text readable on any image. */
const panel: CSSObject = { background: 'var(--field)', paddingBlock: '1.2rem' };

/** A drawing stays at the bottom wherever its sides are cropped. */
const drawing: CSSObject = { '& picture img': { objectPosition: '50% 100%' } };

/** A photograph fills the whole screen, without a band of colour above or below. */
const photograph: CSSObject = {
  '& picture img': { [onTablet]: { height: '100%', bottom: 0 }, [onPhone]: { height: '100%', bottom: 0 } },
};

/**
 * The page's colour behind text gives it a contrast of at least 7:1 on black and on white. It is printed as well,
 * because images are.
 */
const scrim: CSSObject = {
  printColorAdjust: 'exact',
  '& .words': {
    paddingBottom: '6rem',
    background:
      'linear-gradient(color-mix(in srgb,var(--page) 84%,transparent) calc(100% - 6rem),rgb(from var(--page) r g b/0))',
  },
  '& .door': { padding: 0, '& span': { ...panel, width: '100%' } },
  '& .door+.door span': { borderLeft: 'var(--hair) solid var(--ink)' },
};

/** All labels have one size, at which the longest fits its door. */
function doorsOf(count: number): CSSObject {
  const label = (cell: string, most: string) => ({ fontSize: `max(1.0625rem,${fitted(cell, most)})` });
  const isStacked = count > 2;
  return {
    '& .door b': {
      ...label(`${100 / count}vw`, 'var(--t-4)'),
      [onTablet]: label(`${100 / count}vw`, 'clamp(2.1rem,6.4vw,4.5rem)'),
      ...(isStacked ? { [onPhone]: label('100vw', '2.1rem') } : {}),
    },
    ...(isStacked
      ? { '& .doors': { [onPhone]: { gridAutoFlow: 'row' } }, '& .door+.door span': { [onPhone]: { borderLeft: 0 } } }
      : {}),
  };
}

interface CoverStyle {
  /** The number of doors. */
  readonly doors: number;
  readonly photograph: boolean;
  readonly scrim: boolean;
}

export const styleOf = (cover: CoverStyle): SerializedStyles =>
  css([base, cover.photograph ? photograph : drawing, ...(cover.scrim ? [scrim] : []), doorsOf(cover.doors)]);
