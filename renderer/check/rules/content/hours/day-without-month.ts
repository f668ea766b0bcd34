/** The number of a day whose month goes without saying: 'We are back on Monday the fourth.' */
import { dayAfter } from '../../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { ORDINAL_WORDS, ordinalFromWords } from '../../../../facts/number-words.ts';
import { type WrittenDate, writtenDatesIn } from '../../../../facts/written-dates.ts';

const DAY = new RegExp(
  `\\b(?<=${WEEKDAY_WORDS},? the )(?:(?<number>\\d{1,2})(?:st|nd|rd|th)|(?<ordinal>${ORDINAL_WORDS}))\\b(?! (?:of|in)\\b)`,
  'g',
);

/**
 * Returns the days after the only closure of several days, in the month in which it is over. Returns no days if there are
 * several such closures, or if the sentence names a month before or after the closure.
 */
export function daysAfterClosure(
  sentence: string,
  closures: readonly { readonly from: string; readonly to: string }[],
): readonly WrittenDate[] {
  const [closure, ...others] = closures.filter(({ from, to }) => from !== to);
  if (!closure || others.length > 0) return [];
  const [first, month] = [closure.from, dayAfter(closure.to)].map((day) => Number(day.slice(5, 7)));
  if (month === undefined || writtenDatesIn(sentence).some((date) => date.month !== first && date.month !== month))
    return [];
  return [...sentence.matchAll(DAY)].flatMap(({ index: at, 0: { length }, groups: { number, ordinal } = {} }) => {
    const day = number === undefined ? ordinalFromWords(ordinal ?? '') : Number(number);
    return day === undefined ? [] : [{ at, length, day, month }];
  });
}
