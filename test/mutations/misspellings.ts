/**
 * Misspells a name: doubles a letter, omits one, or swaps two. The length of the name determines which, so that every
 * run makes the same mistakes.
 *
 */
export function misspelt(source: string): string {
  const at = middleOf(source);
  const [first = '', second = ''] = source.slice(at);
  const misspellings = [first + first + second, second, second + first].map(
    (middle) => source.slice(0, at) + middle + source.slice(at + 2),
  );
  const rotated = [
    ...misspellings.slice(source.length % misspellings.length),
    ...misspellings.slice(0, source.length % misspellings.length),
  ];
  return rotated.find((candidate) => candidate !== source) ?? source + first;
}

/**
 * Returns the position of two letters in the middle of the last word, so that '/go/skin_virtual' still begins with
 * '/go/'.
 */
function middleOf(source: string): number {
  const start = Math.max(source.lastIndexOf('/'), source.lastIndexOf(':'), 0) + 1;
  const end = source.length - (/['"`]$/.test(source) ? 1 : 0);
  return Math.max(start, Math.floor((start + end) / 2) - 1);
}

/** Returns a function that changes the text between the quotes of a string literal. */
export const inQuotes =
  (change: (text: string) => string) =>
  (source: string): string =>
    source.slice(0, 1) + change(source.slice(1, -1)) + source.slice(-1);

/** Returns a function that replaces the text between the quotes of a string literal. */
export const quoted = (text: string): ((source: string) => string) => inQuotes(() => text);
