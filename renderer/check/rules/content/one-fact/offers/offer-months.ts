/** Months in which a sentence says that an offer ends: 'ends in February', 'until mid-March', 'all through April'. */
import { addDays, MONTH_WORDS, monthFromWord } from '../../../../../facts/date.ts';

/** A month without a day. */
export interface WrittenMonth {
  /** The position of its name in the normalised text. */
  readonly at: number;
  readonly length: number;
  /** Whether the offer may run as the sentence says. */
  readonly fits: (runs: Runs) => boolean;
}

interface Runs {
  readonly from: string;
  readonly until: string;
}

const MONTH = `(?:${MONTH_WORDS.join('|')}|(?:jan|feb|aug|sept?|oct|nov|dec)\\b)`;
/** 'the end of March' and 'March 13' are days, which `writtenDatesIn` reads. */
const ALONE = String.raw`(?! (?:the )?\d(?!\d{3}))(?![a-z])`;
const MID = `(?:mid[- ]|(?:the )?middle of )`;
const PATTERN = new RegExp(
  [
    String.raw`\b(?:until|till|to|through|by|before|ends? (?:in|on)|on until) (?<mid>${MID})(?<middle>${MONTH})`,
    String.raw`\b(?:ends?|ending|closes?|finish(?:es)?|expires?|stops?|over|last (?:day|week|chance)(?: is)?)(?: some time| again| early| late)? (?:in|with|of)(?: (?:early|late))? (?<end>${MONTH})`,
    String.raw`\b(?:until|till|up to|(?:runs?|through|on|valid|lasts?|good) (?:right )?(?:(?:in)?to|up to)|(?:valid|runs?|good|open|bookable) through)(?: (?:early|late))? (?<until>${MONTH})`,
    String.raw`\b(?:until|till|to|by|before) (?:the )?(?:beginning|start) of (?<before2>${MONTH})`,
    String.raw`\bbefore(?: the first of)? (?<before>${MONTH})`,
    String.raw`\b(?:for|in|during) (?<only>${MONTH})(?= only)`,
    String.raw`\b(?:through(?:out)?|all(?! may)|the whole of|during(?: all of)?|(?:only|just|available|valid|good) (?:in|for)|everyone this) (?<all>${MONTH})`,
  ]
    .map((pattern) => `${pattern}${ALONE}`)
    .join('|'),
  'g',
);
const HAS_MONTH = new RegExp(MONTH);

/** Returns the months without a day by which normalised text says when an offer ends. */
export const offerMonthsIn = (text: string): readonly WrittenMonth[] =>
  (HAS_MONTH.test(text) ? [...text.matchAll(PATTERN)] : []).flatMap(({ index, 0: whole, groups = {} }) => {
    const name =
      groups.middle ?? groups.end ?? groups.until ?? groups.before ?? groups.before2 ?? groups.only ?? groups.all ?? '';
    const month = name === '' ? 0 : monthFromWord(name);
    const place = { at: index + whole.length - name.length, length: name.length };
    return month === 0 ? [] : [{ ...place, fits: (runs: Runs) => fits(month, groups, runs) }];
  });

/** The days of a month that are its middle. */
const MIDDLE = { from: 10, to: 20 };

function fits(month: number, groups: Readonly<Record<string, string | undefined>>, { from, until }: Runs): boolean {
  const day = Number(until.slice(8));
  if (groups.middle !== undefined) return month === monthOf(until) && day >= MIDDLE.from && day <= MIDDLE.to;
  if (groups.end !== undefined) return month === monthOf(until);
  if ((groups.before ?? groups.before2) !== undefined) return isJustBefore(month, until);
  if (groups.only !== undefined) return month === monthOf(from) && month === monthOf(until);
  // 'Until February' can mean its first day.
  if (groups.until !== undefined) return month === monthOf(until) || month === (monthOf(until) % 12) + 1;
  return monthsBetween(monthOf(from), monthOf(until)).includes(month);
}

/** 'Before March' means the last days of February. */
const isJustBefore = (month: number, until: string): boolean =>
  month === monthOf(addDays(until, LAST_DAYS)) && month !== monthOf(until);
const LAST_DAYS = 6;

const monthOf = (iso: string): number => Number(iso.slice(5, 7));

/** 11, 2 → 11, 12, 1, 2 */
const monthsBetween = (from: number, until: number): readonly number[] =>
  Array.from({ length: ((until - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1);
