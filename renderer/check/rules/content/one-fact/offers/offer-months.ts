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
    String.raw`\b(?:until|till|to|through|by|before|ends? (?:in|on)|on until) ${MID}(?<middle>${MONTH})`,
    String.raw`\b(?:ends?|ending|closes?|finish(?:es)?|expires?|stops?|over|last (?:day|week|chance)(?: is)?)(?: some time| again| early| late)? (?:in|with|of)(?: (?:early|late))? (?<end>${MONTH})`,
    String.raw`\b(?:until|till|up to|(?:runs?|through|on|valid|lasts?|good) (?:right )?(?:(?:in)?to|up to)|(?:valid|runs?|good|open|bookable) through)(?: (?:early|late))? (?<until>${MONTH})`,
    String.raw`\b(?:(?:until|till|to|by|before) (?:the )?(?:beginning|start) of|before(?: the first of)?) (?<before>${MONTH})`,
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
  (HAS_MONTH.test(text) ? [...text.matchAll(PATTERN)] : []).map(({ index, 0: whole, groups = {} }) => {
    const [kind = '', name = ''] = Object.entries(groups).find(([, month]) => month !== undefined) ?? [];
    const place = { at: index + whole.length - name.length, length: name.length };
    return { ...place, fits: (runs: Runs) => fits(kind, monthFromWord(name), runs) };
  });

/** The days of a month that are its middle. */
const MIDDLE = { from: 10, to: 20 };

/** `kind` is the name of the group of the pattern. */
function fits(kind: string, month: number, { from, until }: Runs): boolean {
  const [first, last, day] = [monthOf(from), monthOf(until), Number(until.slice(8))];
  if (kind === 'middle') return month === last && day >= MIDDLE.from && day <= MIDDLE.to;
  if (kind === 'end') return month === last;
  if (kind === 'before') return isJustBefore(month, until);
  if (kind === 'only') return month === first && month === last;
  // 'Until February' can mean its first day.
  if (kind === 'until') return month === last || month === (last % 12) + 1;
  return monthsBetween(first, last).includes(month);
}

/** 'Before March' means the last days of February. */
const isJustBefore = (month: number, until: string): boolean =>
  month === monthOf(addDays(until, LAST_DAYS)) && month !== monthOf(until);
const LAST_DAYS = 6;

const monthOf = (iso: string): number => Number(iso.slice(5, 7));

/** 11, 2 → 11, 12, 1, 2 */
const monthsBetween = (from: number, until: number): readonly number[] =>
  Array.from({ length: ((until - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1);
