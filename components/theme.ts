/**
 * The design tokens: every colour, size, space and movement that the site uses. “Calm precision”: four columns,
 * hairlines between cells, flat fields of colour, no rounded corners, no shadows.
 */

import { lengths } from './lengths.ts';

/** The palette of one department. Text in `ink` on `page`, `stone` and the fields has AAA contrast. */
export interface Palette {
  readonly page: string;
  readonly stone: string;
  readonly plate: string;
  readonly field: string;
  readonly fieldLight: string;
  readonly accent: string;
  readonly deep: string;
  readonly pale: string;
}

/** Paper, clay and blush. Ink on page 14.9:1, stone 13.1, field 8.8, fieldLight 11.5; accent on page 9.2. */
export const warm: Palette = {
  page: '#f6f3ee',
  stone: '#e9e5dd',
  plate: '#dfdbd2',
  field: '#d9b6a5',
  fieldLight: '#ead3c6',
  accent: '#6a3020',
  deep: '#2e211b',
  pale: '#ead3c6',
};

/** Deep green, sage and mist. Ink on page 14.9:1, field 7.9, fieldLight 11.7; accent on page 11.1. */
export const cool: Palette = {
  page: '#f2f4f0',
  stone: '#e3e7e1',
  plate: '#d6dbd4',
  field: '#a9b7ab',
  fieldLight: '#d3dbd2',
  accent: '#1e3a31',
  deep: '#1d2f29',
  pale: '#b9cbbd',
};

export const palettes = { warm, cool } as const;

/** Text. */
export const ink = '#1b201e';
/** Captions: AAA on every background except the fields and `pale`, where it is AA. */
export const inkSoft = '#3d423e';

/** Breakpoints of the layout, in CSS pixels. */
export const breakpoints = {
  /** The booking bar exists only below this width. */
  phone: 768,
  /** Below this width, four columns become two. */
  tablet: 1100,
} as const;

/** The condition for windows narrower than a breakpoint, for CSS and the attribute `sizes`. */
export const narrowerThan = (width: number): string => `(width < ${width / 16}em)`;

/**
 * In `em`, so that the layout also changes for visitors who have set larger text: in a media query, one `em` is 16 px
 * by default.
 */
export const below = (width: number): string => `@media ${narrowerThan(width)}`;
export const from = (width: number): string => `@media (width >= ${width / 16}em)`;

export const onPhone = below(breakpoints.phone);
export const onTablet = below(breakpoints.tablet);
export const onDesktop = from(breakpoints.tablet);

/** The condition under which no script moves anything: scripts are disabled, or the page is printed. */
export const still = '@media (scripting: none),print';

/** The tokens that do not depend on a palette, as custom properties. */
export const tokens: Readonly<Record<`--${string}`, string>> = {
  '--ink': ink,
  '--ink-soft': inkSoft,
  '--line': 'rgb(27 32 30 / .2)',
  '--hair': '1px',
  '--sans': '"Hanken Grotesk","Hanken fallback",system-ui,sans-serif',
  '--serif': '"Newsreader Light","Newsreader fallback",Georgia,serif',
  '--w-display': '340',
  '--w-text': '400',
  '--w-strong': '550',
  '--t-xs': '.8125rem',
  '--t-s': '.9375rem',
  '--t-0': 'clamp(1.0625rem,1.02rem + .18vw,1.1875rem)',
  '--t-1': 'clamp(1.25rem,1.16rem + .4vw,1.5rem)',
  '--t-2': 'clamp(1.625rem,1.4rem + .95vw,2.25rem)',
  '--t-3': 'clamp(2rem,1.5rem + 1.75vw,3.5rem)',
  '--t-4': 'clamp(3rem,1.9rem + 4.6vw,6.25rem)',
  '--t-5': 'clamp(4.25rem,1.6rem + 11.2vw,13rem)',
  '--track-4': '-.045em',
  '--track-3': '-.034em',
  '--track-2': '-.024em',
  '--track-1': '-.014em',
  '--measure': '34em',
  '--s-5': '1.5rem',
  '--s-6': '2.25rem',
  '--s-7': '3.5rem',
  '--s-8': 'clamp(4rem,3rem + 4vw,7rem)',
  '--pad': 'clamp(1.25rem,.7rem + 1.6vw,2.75rem)',
  '--head': `clamp(64px,5.4rem,${lengths.header}px)`,
  '--ease': 'cubic-bezier(.2,.7,.2,1)',
  '--fast': '160ms',
  '--drawer': `${lengths.drawerFade}ms`,
};

/** Returns a palette as custom properties. */
export const paletteProperties = (palette: Palette): Readonly<Record<`--${string}`, string>> => ({
  '--page': palette.page,
  '--stone': palette.stone,
  '--plate': palette.plate,
  '--field': palette.field,
  '--field-light': palette.fieldLight,
  '--accent': palette.accent,
  '--deep': palette.deep,
  '--pale': palette.pale,
});
