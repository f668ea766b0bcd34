import { HANKEN, PAPER_FONTS, SCREEN_FONTS, type SiteFont } from './theme-fonts.ts';

/** A font in one weight, divided into files by characters. */
export interface FontInstance {
  readonly fonts: readonly SiteFont[];
  readonly axes: Readonly<Record<string, number>>;
}

/** The fonts of a site. It contains no functions, so it can be compared and cached. */
export interface FontSet {
  readonly screen: readonly SiteFont[];
  readonly paper: readonly SiteFont[];
  /** The fonts of social cards: titles, and small lines. */
  readonly cards: { readonly display: FontInstance; readonly strong: FontInstance };
  /** The CSS font families and the relative widths of fonts that are not the theme's. */
  readonly own?: {
    readonly text: string;
    readonly titles: string;
    readonly widths: { readonly text: number; readonly titles: number };
  };
  /** The licences to publish, by their file names. */
  readonly licences: ReadonlyMap<string, Uint8Array>;
}

/** The weights of titles and small lines on social cards. */
export const CARD_WEIGHTS = { display: 330, strong: 500 } as const;

/** The fonts of a site that names none. */
export const THEME_FONTS: FontSet = {
  screen: SCREEN_FONTS,
  paper: PAPER_FONTS,
  cards: {
    display: { fonts: [HANKEN], axes: { wght: CARD_WEIGHTS.display } },
    strong: { fonts: [HANKEN], axes: { wght: CARD_WEIGHTS.strong } },
  },
  licences: new Map(),
};
