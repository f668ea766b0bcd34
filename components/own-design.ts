import { css } from '@emotion/react';
import { lettersClass } from './primitives/conditional-styles.ts';
import { STEPS } from './primitives/fitted.ts';
import type { LogoProps } from './primitives/LogoImage.tsx';

export type Corners = 'soft' | 'round';

/** The design of a clinic where it differs from the theme. All of it is JSON, because it is part of a page's key. */
export interface OwnDesign {
  readonly fonts?: {
    /** The CSS font families of text, and of titles, numerals and quotations. */
    readonly text: string;
    readonly titles: string;
    /** The width of their letters as a multiple of the theme's, at least 1. */
    readonly widths: { readonly text: number; readonly titles: number };
  };
  readonly logo?: LogoProps;
  readonly corners?: Corners;
}

/** The theme's letter spacing suits the letters of its own font; other fonts were drawn for less. */
const TRACKING = { '--track-4': '-.02em', '--track-3': '-.015em', '--track-2': '-.01em', '--track-1': '-.005em' };

/** The tokens that fonts of a clinic's own change. */
export const fontTokens = (design: OwnDesign | undefined): Readonly<Record<string, string>> =>
  design?.fonts ? { '--sans': design.fonts.text, '--serif': design.fonts.titles, ...TRACKING } : {};

/** The fonts of a clinic, for pages and documents. */
const ownFonts = (design: OwnDesign) =>
  design.fonts &&
  css({
    html: fontTokens(design),
    'h1,h2,h3': { fontFamily: 'var(--serif)' },
    // Some sections set the spacing of their largest text themselves.
    'h1,h2': { letterSpacing: '-.015em!important' },
  });

/** Words in a wider font count as longer, so that titles still fit their cells. */
const widerWords = ({ fonts }: OwnDesign) =>
  fonts &&
  fonts.widths.titles > 1 &&
  css(
    Object.fromEntries(
      STEPS.map((step) => [
        `:root .${lettersClass(step)}`,
        { '--letters': `${Number((step * fonts.widths.titles).toFixed(1))}` },
      ]),
    ),
  );

/** The radius of corners on screens and on paper. */
export const RADII: Readonly<Record<Corners, { readonly screen: string; readonly paper: string }>> = {
  soft: { screen: '6px', paper: '1.5mm' },
  round: { screen: '18px', paper: '4mm' },
};

/** The radius of corners on social cards, in pixels. */
export const CARD_RADII: Readonly<Record<Corners, number>> = { soft: 6, round: 18 };

/** Two buttons with one border around them. */
const PAIR = ':has(>a>.xs.m)';
const BUTTON_ROW = ':is(.buttons,.next)>div:has(>.btn+.btn)';
/** The links below a download: one frame around cells, which it clips. */
const NEXT_STEPS = '.words>.next';
const ALONE = [
  '.btn',
  '.book a',
  PAIR,
  '.tip',
  '.standin',
  '.tile',
  NEXT_STEPS,
  '#notices',
  '[data-does=chat] a',
  '#booking-bar:has(details:not([open]))',
];

/**
 * Rounds what stands alone. Cells, their lines and the images that fill them stay square, and so do the buttons of bars
 * that touch the edges of the window.
 */
const roundedCorners = ({ corners }: OwnDesign) =>
  corners &&
  css({
    html: { '--corner': RADII[corners].screen },
    [ALONE.join()]: { borderRadius: 'var(--corner)' },
    [`${PAIR}>a:first-of-type,.arrows button:first-of-type`]: { borderRadius: 'var(--corner) 0 0 var(--corner)' },
    [`${PAIR}>a:last-of-type,.arrows button:last-of-type`]: { borderRadius: '0 var(--corner) var(--corner) 0' },
    [`${PAIR}>a:only-of-type`]: { borderRadius: 'var(--corner)' },
    // Square buttons of a row share a line; rounded ones stand apart.
    [BUTTON_ROW]: { gap: '.5rem' },
    [NEXT_STEPS]: { overflow: 'hidden' },
    [`${NEXT_STEPS} a:focus-visible`]: { outlineOffset: '-4px' },
    '#booking-bar .btn,#cookie-choice .btn': { borderRadius: 0 },
  });

/** The styles of a document of such a clinic. */
export const printedOwnDesign = (design: OwnDesign) => [
  ownFonts(design),
  design.corners && css({ '.sheet .closing ul a': { borderRadius: RADII[design.corners].paper } }),
];

/** The styles of a page of a clinic with a design of its own; they follow the shared ones. */
export const ownDesignStyles = (design: OwnDesign) => [ownFonts(design), widerWords(design), roundedCorners(design)];
