import { parseDate } from '../facts/date.ts';

/** A word that no page contains, with the number of the value that it was added to. */
const MARK = /\s?zqx(\d+)qz/gi;

/** Adds a word to each line of a text, so that each part of a page that shows the text contains it. */
export const withMark = (text: string, number: number): string =>
  text.replace(/(?<=\S)[^\S\n]*$/gm, (space) => `${space} zqx${number}qz`);

/** Returns a text without the words that were added, and where each of them was. */
export function readMarks(text: string): {
  readonly text: string;
  readonly marks: readonly { readonly at: number; readonly number: number }[];
} {
  const marks: { at: number; number: number }[] = [];
  let plain = '';
  let last = 0;
  for (const match of text.matchAll(MARK)) {
    plain += text.slice(last, match.index);
    marks.push({ at: plain.length, number: Number(match[1]) });
    last = match.index + match[0].length;
  }
  return { text: plain + text.slice(last), marks };
}

const NUMBER = /\d+/g;

type Shift = (value: number, index: number, count: number) => number;

/** Changes the numbers in a text and keeps their digits: '09:30' → '10:31'. */
const shifted = (text: string, shift: Shift): string => {
  const count = text.match(NUMBER)?.length ?? 0;
  let index = -1;
  return text.replace(NUMBER, (digits) => {
    index += 1;
    return String(Math.max(0, shift(Number(digits), index, count))).padStart(
      digits.startsWith('0') ? digits.length : 0,
      '0',
    );
  });
};

/** Different values change by different amounts: the difference of two prices would not change with both. */
const MAX_SHIFT = 89;

const SHIFTS: readonly ((amount: number) => Shift)[] = [
  (amount) => (value) => value + amount,
  () => (value) => value + 1,
  () => (value) => value - 1,
  (amount) => (value, index) => (index === 0 ? value + amount : value),
  () => (value, index, count) => (index === count - 1 ? value + 1 : value),
  () => (value, index, count) => (index === count - 1 ? value - 1 : value),
  () => (value, index) => (index === 0 ? value + 1 : value),
  () => (value, index) => (index === 0 ? value - 1 : value),
];

/**
 * Returns values that could take the place of a figure, a date, an address or a number, the most different first. Only
 * the schema knows which of them are possible.
 */
export function otherValues(value: string | number, number: number): readonly (string | number)[] {
  const amount = 1 + ((number * 37) % MAX_SHIFT);
  if (typeof value === 'number') return [value + amount, value + 1, value - 1, value + 0.1, value - 0.1];
  const others = /\d/.test(value) ? SHIFTS.map((shift) => shifted(value, shift(amount))) : [];
  // Opening hours and prices may be words: 'closed', 'Complimentary'.
  const words = parseDate(value) === undefined ? ['10:00–11:00', '£9999', `${value}q`, `q${value}`] : [];
  return [...new Set([...others, ...words])].filter((other) => other !== value);
}
