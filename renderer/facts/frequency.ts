import { matchesOf } from '../core/pattern.ts';
import { NUMBER_WORDS, writtenNumber } from './number-words.ts';

/** How often something happens, as the number of days from one time to the next: 'twice a week' → 3.5. */
interface Frequency {
  /** Its position in the normalised text. */
  readonly at: number;
  readonly length: number;
  readonly days: number;
  /** True for 'weekly'. */
  readonly isAdverb: boolean;
}

const NUMBER = `(?:\\d+|${NUMBER_WORDS})`;
const UNIT = '(day|week|fortnight|month|year)';
const FREQUENCY = new RegExp(
  [
    String.raw`\b(?:(once|twice)|(${NUMBER}) times) (?:an?|per|each|every) ${UNIT}\b`,
    String.raw`\bevery (?:(other|second|third|${NUMBER}) )?${UNIT}s?\b`,
    String.raw`\bevery (?:(other|second|third) )?(?:spring|summer|autumn|winter)\b`,
    String.raw`\b(daily|weekly|fortnightly|monthly|quarterly|yearly|annual|annually)\b`,
  ].join('|'),
  'g',
);
const WORDS: Readonly<Record<string, number>> = { once: 1, twice: 2, other: 2, second: 2, third: 3 };
/** Months and years have their average length. */
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30.44, year: 365.25 };

/** Adverbs, whose sentences can be about letters and payments: 'weekly' */
const ADVERBS: Readonly<Record<string, number>> = {
  daily: 1,
  weekly: 7,
  fortnightly: 14,
  monthly: 30.44,
  quarterly: 91.3,
  yearly: 365.25,
  annual: 365.25,
  annually: 365.25,
};

/** Returns every frequency in normalised text: 'three times a week', 'every other month', 'every other spring', 'weekly'. */
export const frequenciesIn = (text: string): readonly Frequency[] =>
  matchesOf(FREQUENCY, text).flatMap(
    ({ index, 0: whole, 1: word, 2: times, 3: per = '', 4: nth, 5: unit = '', 6: nthSeason, 7: adverb }) => {
      const count = numberOf(word ?? times ?? nth ?? nthSeason ?? '1');
      const each = adverb === undefined ? (DAYS[unit] ?? DAYS.year ?? 0) : (ADVERBS[adverb] ?? 0);
      const days = per === '' ? each * count : (DAYS[per] ?? 0) / count;
      const isAdverb = adverb !== undefined;
      return Number.isFinite(days) && days > 0 ? [{ at: index, length: whole.length, days, isAdverb }] : [];
    },
  );

const numberOf = (text: string): number => WORDS[text] ?? writtenNumber(text) ?? Number.NaN;
