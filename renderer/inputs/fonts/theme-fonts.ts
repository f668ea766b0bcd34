import { tokens } from '../../../components/theme.ts';

/** The value of a variable font's axis, or the range that stays variable. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/** A font that is divided into files by a package. */
interface PackageSource {
  readonly package: string;
  /** The part of the package's file names that lists the axes. */
  readonly variant: string;
}

/** A font file of the clinic. */
interface FileSource {
  /** Absolute path. */
  readonly file: string;
  readonly hash: string;
  /** The characters that are taken from this file. */
  readonly characters: string;
  /** False if another file of the same weight contains the letters of English. */
  readonly isFirst: boolean;
}

/** A font of a site, and the part of it that the design uses. */
export interface SiteFont {
  readonly family: string;
  /** The prefix of its file names. */
  readonly name: string;
  readonly source: PackageSource | FileSource;
  readonly weight: string;
  readonly axes: Axes;
  /** The CSS class of the text that uses it; if omitted, all other text. */
  readonly sets?: string;
  /** True if few words use it, so that pages do not preload it. */
  readonly isSecondary?: boolean;
  /** The fonts shown until it arrives. */
  readonly fallbacks: readonly FallbackFont[];
}

/** A system font that replaces a font of the site. */
export interface FallbackFont {
  readonly family: string;
  readonly system: SystemFont;
  /** The instance whose size it imitates. */
  readonly axes: Readonly<Record<string, number>>;
  readonly of: Sample;
  /** The CSS unicode range that it applies to. */
  readonly range?: string;
}

/** The sample for measuring a font: the widths of system fonts below are those of this text. */
export const SAMPLES = {
  letters:
    'a doctor sees you first and says what is likely to help. the appointment takes forty-five minutes, and a course of two sessions lies four weeks apart. results vary from person to person; you can cancel up to two days before. treatment is offered only if it suits you, in person wherever a prescription is needed.',
  capitals: 'ALLTREATMENTSANDPRICESABOUTTHEPRACTICEWHOWEAREHOWTOFINDUSQUESTIONSBOOKAVISIT',
  figures: '£123 £4,567 89 10 2–3 4–5 £678 £901 2 34 5 £6789 £1,234 567 £890',
} as const;
export type Sample = keyof typeof SAMPLES;

/**
 * Fonts with identical widths under their names on different systems, and the average width of a character of each
 * sample, in em.
 */
interface SystemFont {
  readonly names: readonly string[];
  readonly widths: Readonly<Record<Sample, number>>;
}

/**
 * Measured with HarfBuzz in metric-compatible fonts: Arimo for Arial, Gelasio for Georgia. Android has neither, but its
 * Roboto is as wide as Hanken Grotesk to within a hundredth.
 */
export const ARIAL: SystemFont = {
  names: ['Arial', 'Liberation Sans', 'Arimo'],
  widths: { letters: 0.43107, capitals: 0.66137, figures: 0.48657 },
};
export const GEORGIA: SystemFont = {
  names: ['Georgia', 'Gelasio'],
  widths: { letters: 0.42694, capitals: 0.66723, figures: 0.48208 },
};

const LIGHT = { opsz: 72, wght: 250 };
export const CAPITALS = 'U+41-5A';
export const FIGURES = 'U+30-39,U+A3';

/** Lies between the weights of titles and text: it is 0.5 % wider than one and narrower than the other. */
const MIDDLE = { wght: 370 };

/** Its capitals are a tenth narrower than Arial's, but its small letters are wider. */
const HANKEN_FALLBACKS: readonly FallbackFont[] = [
  { family: 'Hanken fallback', system: ARIAL, axes: MIDDLE, of: 'letters' },
  { family: 'Hanken fallback', system: ARIAL, axes: MIDDLE, of: 'capitals', range: CAPITALS },
];

/** It sets both numerals and words, and its numerals are wider. */
const NEWSREADER_FALLBACKS: readonly FallbackFont[] = [
  { family: 'Newsreader fallback', system: GEORGIA, axes: LIGHT, of: 'letters' },
  { family: 'Newsreader fallback', system: GEORGIA, axes: LIGHT, of: 'figures', range: FIGURES },
];

/** The family of text and titles, on pages and on social cards. */
export const HANKEN: SiteFont = {
  family: 'Hanken Grotesk',
  name: 'hanken-grotesk',
  source: { package: '@fontsource-variable/hanken-grotesk', variant: 'wght-normal' },
  weight: '300 600',
  axes: { wght: { min: 300, max: 600 } },
  fallbacks: HANKEN_FALLBACKS,
};

/** The family of numerals and quotations. */
const NEWSREADER: SiteFont = {
  family: 'Newsreader Light',
  name: 'newsreader',
  source: { package: '@fontsource-variable/newsreader', variant: 'opsz-normal' },
  weight: '250',
  axes: LIGHT,
  sets: 'num',
  fallbacks: NEWSREADER_FALLBACKS,
};

/**
 * The two font families of the design. Their fallback fonts have the names used in the tokens `--sans` and `--serif`.
 */
export const SCREEN_FONTS: readonly SiteFont[] = [HANKEN, NEWSREADER];

const PAPER_WEIGHTS = [tokens['--w-display'], tokens['--w-text'], tokens['--w-strong']];

/**
 * On paper, each weight is a separate font: PDF has no variable fonts, and browsers would draw every character as an
 * outline.
 */
export const PAPER_FONTS: readonly SiteFont[] = [
  ...PAPER_WEIGHTS.map((weight) => ({ ...HANKEN, weight: `${weight}`, axes: { wght: Number(weight) }, fallbacks: [] })),
  { ...NEWSREADER, fallbacks: [] },
];
