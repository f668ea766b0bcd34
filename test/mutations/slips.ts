/**
 * How a name gets misspelt: a letter twice, a letter left out, two letters swapped. Which of them is chosen by the
 * name's length, so that every run makes the same slips.
 */
export function misspelt(source: string): string {
  const at = middleOf(source);
  const [first = '', second = ''] = source.slice(at);
  const slips = [first + first + second, second, second + first].map(
    (middle) => source.slice(0, at) + middle + source.slice(at + 2),
  );
  const turned = [...slips.slice(source.length % slips.length), ...slips.slice(0, source.length % slips.length)];
  return turned.find((slip) => slip !== source) ?? source + first;
}

/** The first of two letters in the middle of the last word, so that '/go/skin_virtual' still begins with '/go/'. */
function middleOf(source: string): number {
  const start = Math.max(source.lastIndexOf('/'), source.lastIndexOf(':'), 0) + 1;
  const end = source.length - (/['"`]$/.test(source) ? 1 : 0);
  return Math.max(start, Math.floor((start + end) / 2) - 1);
}

/** What stands between its quotes, changed. */
export const inQuotes =
  (change: (text: string) => string) =>
  (source: string): string =>
    source.slice(0, 1) + change(source.slice(1, -1)) + source.slice(-1);

/** Another text between the same quotes. */
export const quoted = (text: string): ((source: string) => string) => inQuotes(() => text);
