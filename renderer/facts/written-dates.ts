import { MONTH_WORDS, monthFromWord } from './date.ts';
import { ORDINAL_WORDS, ordinalFromWords } from './number-words.ts';

/** A day in a sentence: '31 January 2027', 'the thirtieth of April', '31/01/2027', 'the end of February'. */
export interface WrittenDate {
  /** Its position in the normalised text. */
  readonly at: number;
  readonly length: number;
  /** `undefined` for the last day of the month. */
  readonly day?: number;
  /** 1 to 12 */
  readonly month: number;
  /** Four digits; `undefined` if the sentence does not state it. */
  readonly year?: number;
}

/** 'february', 'feb', 'sept' */
const MONTH = `(?:${MONTH_WORDS.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)`;
const DATE = new RegExp(
  [
    `\\b(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?|(?<ordinal>${ORDINAL_WORDS}))(?: of)? (?<month>${MONTH})(?:,? (?<year>20\\d\\d))?`,
    `\\b(?<month2>${MONTH}) (?:the )?(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year2>20\\d\\d))?`,
    `\\b(?:end|last day) of (?<month3>${MONTH})(?:,? (?<year3>20\\d\\d))?`,
    String.raw`(?<![\d/.])(?<day4>\d{1,2})[/.](?<month4>\d{1,2})[/.](?<year4>(?:20)?\d\d)(?![\d/])`,
  ].join('|'),
  'g',
);
/** Texts without a date are skipped quickly. */
const HAS_DATE = new RegExp(`\\b${MONTH}|\\d[/.]\\d`);

/** Returns every day in normalised text, in order; a day comes before its month, as in Britain. */
export const writtenDatesIn = (text: string): readonly WrittenDate[] =>
  (HAS_DATE.test(text) ? [...text.matchAll(DATE)] : []).flatMap(({ index, 0: { length }, groups = {} }) => {
    const day = dayOf(groups);
    const month = monthOf(groups.month ?? groups.month2 ?? groups.month3 ?? groups.month4 ?? '');
    const year = groups.year ?? groups.year2 ?? groups.year3 ?? groups.year4;
    if (month === undefined || (day === undefined && groups.month3 === undefined)) return [];
    return [
      {
        at: index,
        length,
        month,
        ...(day === undefined ? {} : { day }),
        ...(year === undefined ? {} : { year: Number(year.padStart(4, '20')) }),
      },
    ];
  });

/** Whether a written day, with or without its year, is this one: '2027-01-04'. */
export function isSameDay({ day, month, year }: WrittenDate, iso: string): boolean {
  const [isoYear = 0, isoMonth = 0, isoDay] = iso.split('-').map(Number);
  const stated = day ?? new Date(Date.UTC(isoYear, isoMonth, 0)).getUTCDate();
  return stated === isoDay && month === isoMonth && (year === undefined || year === isoYear);
}

const dayOf = ({ day, day2, day4, ordinal }: Readonly<Record<string, string | undefined>>): number | undefined => {
  const digits = day ?? day2 ?? day4;
  return digits === undefined ? ordinalFromWords(ordinal ?? '') : Number(digits);
};

function monthOf(text: string): number | undefined {
  const month = /^\d/.test(text) ? Number(text) : monthFromWord(text);
  return month >= 1 && month <= MONTH_WORDS.length ? month : undefined;
}

/** Days that sentences call by their names. */
const HOLIDAY = /\b(?:christmas (?<december>eve|day)|boxing day|new year's (?<turn>eve|day))\b/g;

/** Returns every day that normalised text names without a date: 'Christmas Eve' → 24 December. */
export const namedDatesIn = (text: string): readonly WrittenDate[] =>
  [...text.matchAll(HOLIDAY)].map(({ index: at, 0: { length }, groups: { december, turn } = {} }) => {
    if (turn !== undefined) return { at, length, ...(turn === 'eve' ? { day: 31, month: 12 } : { day: 1, month: 1 }) };
    return { at, length, day: december === undefined ? 26 : december === 'eve' ? 24 : 25, month: 12 };
  });

/** '16 to 20 July' */
const FIRST_OF_RANGE = String.raw`(?<number>\d{1,2})(?= ?- ?\d| (?:to|until|till|and) (?:the )?\d)`;
/** 'from the sixteenth', but not 'the second visit' */
const ORDINAL_DAY = String.raw`the (?:(?<day>\d{1,2})(?:st|nd|rd|th)|(?<ordinal>${ORDINAL_WORDS}))(?=\W*$|[,.;-]| (?:to|until|till|and)\b)`;
const BARE = new RegExp(String.raw`(?<![\w£:.])(?:${FIRST_OF_RANGE}|${ORDINAL_DAY})`, 'g');
/** The name of a month by itself; 'may' and 'march' are also verbs. */
const MONTH_ALONE = new RegExp(
  `\\b(?:${MONTH_WORDS.filter((name) => name !== 'may' && name !== 'march').join('|')})\\b`,
  'g',
);

/**
 * Returns the days of a month that a sentence, or the question before it, names elsewhere: 'from 16 to 20 July', 'in
 * July, from the sixteenth'. Returns none if it names several months.
 */
export function bareDatesIn(sentence: string, question = ''): readonly WrittenDate[] {
  const [name, ...others] = new Set(`${question} ${sentence}`.match(MONTH_ALONE) ?? []);
  const month = monthOf(name ?? '');
  if (name === undefined || month === undefined || others.length > 0) return [];
  const dated = writtenDatesIn(sentence);
  return [...sentence.matchAll(BARE)].flatMap(({ 0: { length }, index: at, groups = {} }) => {
    const day = dayOf({ day: groups.number ?? groups.day, ordinal: groups.ordinal });
    const isDated = dated.some((date) => date.at < at + length && at < date.at + date.length);
    if (day === undefined || isDated) return [];
    // 'On the 24th, and come back on 4 January': of the month before.
    const end = dated.find((date) => date.at > at && date.month === month);
    const isBefore = end?.day !== undefined && day > end.day;
    return [{ at, length, day, month: isBefore ? ((month + 10) % 12) + 1 : month }];
  });
}
