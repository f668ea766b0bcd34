import { lettersClass } from './conditional-styles.ts';

/** Width of a letter in the display font, in em, rounded up. */
const LETTER = 0.53;
const STEPS = [4, 6, 8, 10, 12, 13, 14, 16, 20, 24, 28];

/** Returns the length of the longest word as a class: 'w10' for 'Self-Assessment', which may break at its hyphen. */
export function longestWord(text: string): string {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return lettersClass(STEPS.find((step) => longest <= step) ?? Math.max(...STEPS));
}

/** The same for labels followed by an arrow, which is as wide as two letters. */
export const longestWithArrow = (labels: readonly string[]): string =>
  longestWord(labels.map((label) => `${label}→→`).join(' '));

/**
 * Returns a font size at which the longest word fits a cell of the given width, at most `most`. The element needs the
 * class from `longestWord`.
 */
export const fitted = (cell: string, most: string): string =>
  `min(${most},calc((${cell} - 2*var(--pad))/(var(--letters)*${LETTER})))`;
