import { tokens } from '../../../components/theme.ts';

/** A value of a variable font's axis, or the part of it that stays variable. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/** A font of the theme: its package, and what of it the design uses. */
export interface ThemeFont {
  readonly family: string;
  /** What its files are called. */
  readonly name: string;
  readonly package: string;
  /** The part of its package's files that names their axes. */
  readonly variant: string;
  readonly weight: string;
  readonly axes: Axes;
  /** The class of the words that it sets; it sets all others where this is left out. */
  readonly sets?: string;
  /** What is shown until it arrives. */
  readonly standIns: readonly FallbackFont[];
}

/** A font of the visitor's system in the place of one of the theme's. */
export interface FallbackFont {
  readonly family: string;
  readonly system: SystemFont;
  /** The instance whose room it takes. */
  readonly axes: Readonly<Record<string, number>>;
  readonly of: Sample;
  /** For these letters only, as CSS writes them. */
  readonly range?: string;
}

/** What is set to measure a font: the widths of system fonts below are those of these very texts. */
export const SAMPLES = {
  letters:
    'a doctor sees you first and says what is likely to help. the appointment takes forty-five minutes, and a course of two sessions lies four weeks apart. results vary from person to person; you can cancel up to two days before. treatment is offered only if it suits you, in person wherever a prescription is needed.',
  capitals: 'ALLTREATMENTSANDPRICESABOUTTHEPRACTICEWHOWEAREHOWTOFINDUSQUESTIONSBOOKAVISIT',
  figures: '£123 £4,567 89 10 2–3 4–5 £678 £901 2 34 5 £6789 £1,234 567 £890',
} as const;
export type Sample = keyof typeof SAMPLES;

/** Fonts of the same widths under the names that systems give them, and how wide a letter of each sample is, in em. */
interface SystemFont {
  readonly names: readonly string[];
  readonly widths: Readonly<Record<Sample, number>>;
}

/**
 * Measured with HarfBuzz in fonts made to the same widths: Arimo for Arial, Gelasio for Georgia. Android has neither; its
 * Roboto is as wide as Hanken Grotesk within a hundredth as it is.
 */
const ARIAL: SystemFont = {
  names: ['Arial', 'Liberation Sans', 'Arimo'],
  widths: { letters: 0.43107, capitals: 0.66137, figures: 0.48657 },
};
const GEORGIA: SystemFont = {
  names: ['Georgia', 'Gelasio'],
  widths: { letters: 0.42694, capitals: 0.66723, figures: 0.48208 },
};

const LIGHT = { opsz: 72, wght: 250 };
const CAPITALS = 'U+41-5A';
const FIGURES = 'U+30-39,U+A3';

/** Between the weights of titles and of text: it is wider than the one and narrower than the other by half a hundredth. */
const MIDDLE = { wght: 370 };

/** Its capitals are narrower than Arial's by a tenth, its small letters are wider. */
const hankenStandIns: readonly FallbackFont[] = [
  { family: 'Hanken fallback', system: ARIAL, axes: MIDDLE, of: 'letters' },
  { family: 'Hanken fallback', system: ARIAL, axes: MIDDLE, of: 'capitals', range: CAPITALS },
];

/** It sets numerals and words, and its figures are the wider. */
const newsreaderStandIns: readonly FallbackFont[] = [
  { family: 'Newsreader fallback', system: GEORGIA, axes: LIGHT, of: 'letters' },
  { family: 'Newsreader fallback', system: GEORGIA, axes: LIGHT, of: 'figures', range: FIGURES },
];

/** The family that speaks, on pages and on social cards. */
export const HANKEN: ThemeFont = {
  family: 'Hanken Grotesk',
  name: 'hanken-grotesk',
  package: '@fontsource-variable/hanken-grotesk',
  variant: 'wght-normal',
  weight: '300 600',
  axes: { wght: { min: 300, max: 600 } },
  standIns: hankenStandIns,
};

/** The family of numerals and quotations. */
const NEWSREADER: ThemeFont = {
  family: 'Newsreader Light',
  name: 'newsreader',
  package: '@fontsource-variable/newsreader',
  variant: 'opsz-normal',
  weight: '250',
  axes: LIGHT,
  sets: 'num',
  standIns: newsreaderStandIns,
};

/** The two families of the design. The names of their stand-ins are those of the tokens `--sans` and `--serif`. */
export const SCREEN_FONTS: readonly ThemeFont[] = [HANKEN, NEWSREADER];

const PAPER_WEIGHTS = [tokens['--w-display'], tokens['--w-text'], tokens['--w-strong']];

/** On paper each weight is a font of its own: PDF knows no variable fonts, and browsers would draw every letter instead. */
export const PAPER_FONTS: readonly ThemeFont[] = [
  ...PAPER_WEIGHTS.map((weight) => ({ ...HANKEN, weight: `${weight}`, axes: { wght: Number(weight) }, standIns: [] })),
  { ...NEWSREADER, standIns: [] },
];
