import { lettersClass } from './conditional-styles.ts';

/** Width of a letter in the display font, and in the widest font that text is set in, in em, rounded up. */
const LETTER = 0.53;
const WIDE_LETTER = 0.57;
/** The lengths of words that have a class. */
export const STEPS = [4, 6, 8, 10, 12, 13, 14, 16, 20, 24, 28];
/** A page has one rule for each step that it uses, so there are few. */
const FIT_STEPS = [6, 10, 13, 16, 20, 28];

/** Returns the length of the longest word as a class: 'w10' for 'Self-Assessment', which may break at its hyphen. */
export const longestWord = (text: string): string => stepFor(longestOf(text), STEPS);

/** Returns the class of text that becomes smaller to fit, whose size needs fewer steps. */
export const fitClass = (text: string): string => `fit ${stepFor(longestOf(text), FIT_STEPS)}`;

/** Returns the same for text that stays on one line. */
export const lineClass = (text: string): string => `fit ${stepFor(text.length, FIT_STEPS)}`;

const longestOf = (text: string): number => Math.max(...text.split(/[\s-]+/).map((word) => word.length));

const stepFor = (letters: number, steps: readonly number[]): string =>
  lettersClass(steps.find((step) => letters <= step) ?? Math.max(...steps));

/** Returns whether every word is so short that it fits every cell at any size. */
export const isShort = (text: string): boolean => !/[^\s-]{8}/.test(text);

/** The same for labels followed by an arrow, which is as wide as two letters. */
export const longestWithArrow = (labels: readonly string[]): string =>
  longestWord(labels.map((label) => `${label}→→`).join(' '));

/**
 * Returns a font size at which the longest word fits a cell of the given width, at most `most`. The element needs the
 * class from `longestWord`.
 */
export const fitted = (cell: string, most: string): string =>
  `min(${most},(${cell} - 2*var(--pad))/(var(--letters)*${LETTER}))`;

/** The font size at which the longest word of an element with a class of these fits the `.fits` around it. */
export const fit = `min(1em,var(--room,100cqi)/(var(--letters)*${WIDE_LETTER}))`;
