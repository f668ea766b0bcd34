import { lettersClass } from './conditional-styles.ts';

/** Width of a letter of the display type, as a share of its size, with room to spare. */
const LETTER = 0.53;
const STEPS = [4, 6, 8, 10, 12, 13, 14, 16, 20, 24, 28];

/** How many letters the longest word has, as a class: 'w10' for 'Self-Assessment', which may break at its hyphen. */
export function longestWord(text: string): string {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return lettersClass(STEPS.find((step) => longest <= step) ?? Math.max(...STEPS));
}

/** The same where an arrow stands beside the words, as wide as two letters. */
export const longestWithArrow = (labels: readonly string[]): string =>
  longestWord(labels.map((label) => `${label}→→`).join(' '));

/** A size at which the longest word of an element with its class fits a cell of that width, and never more than `most`. */
export const fitted = (cell: string, most: string): string =>
  `min(${most},calc((${cell} - 2*var(--pad))/(var(--letters)*${LETTER})))`;
