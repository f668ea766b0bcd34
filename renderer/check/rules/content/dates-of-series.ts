/** The last of several weekdays: 'six Tuesdays from 12 January to 16 February 2027'. */
import { addDays, isoDay, longDate } from '../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../facts/hours.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../facts/number-words.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { weekdayOf } from '../../../facts/week.ts';
import { isSameDay, type WrittenDate, writtenDatesIn } from '../../../facts/written-dates.ts';
import { inClinicsProse } from '../about/prose.ts';
import { textAt } from '../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import { authoredFinding } from './authored-finding.ts';

const DAY_WORDS = `(?: (?:on|the|${WEEKDAY_WORDS},?))*`;
/** 'Six Tuesdays from', 'eight Monday evenings, beginning on' */
const FIRST = new RegExp(
  `\\b(?<count>\\d{1,2}|${NUMBER_WORDS}) (?:consecutive )?(?<weekday>${WEEKDAY_WORDS})(?:s| (?:mornings|afternoons|evenings|lunchtimes))(?: in a row)?,? (?:from|beginning|starting)${DAY_WORDS} $`,
);
const LAST = new RegExp(
  `\\b(?:to|until|till|ends?|ending|finish(?:es)?|finishing|the last(?: one| class| session| evening)? (?:is|being))${DAY_WORDS} $`,
);
/** Weeks without a meeting, and dates of something else */
const WITH_GAPS =
  /\b(?:except|apart from|without|not on|no (?:class|session|meeting|group)|half[ -]term|breaks?|holidays?|skip\w*|pause\w*|fortnight\w*|every (?:other|second)|book|pay)\b/;

/** Reports a last day that so many weekdays from the first one do not reach. */
export const seriesFindings = ({ publicTexts, today }: RuleInput): readonly RuleFinding[] =>
  inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const [first, last, ...others] = writtenDatesIn(text);
    const { count = '', weekday = '' } = FIRST.exec(text.slice(0, first?.at))?.groups ?? {};
    const number = writtenNumber(count) ?? 0;
    if (!first || !last || others.length > 0 || number < 2 || WITH_GAPS.test(text)) return [];
    if (!LAST.test(text.slice(first.at + first.length, last.at))) return [];
    const ends = firstDays(first, last, Number(today.slice(0, 4)))
      .filter((day) => weekday.startsWith(weekdayOf(day)))
      .map((day) => addDays(day, DAYS_IN_WEEK * (number - 1)));
    const [end] = ends;
    if (end === undefined || ends.some((day) => isSameDay(last, day))) return [];
    const span = publicText.normal.original(start + last.at, last.length);
    return authoredFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” is not the last of these ${number} days, which is ${longDate(end)}.`,
      help: 'Correct the number of days, or one of the dates.',
      against: longDate(end),
    }).map((finding) => ({ ...finding, ...warningUnless(false) }));
  });
const DAYS_IN_WEEK = 7;

/** Without a year, the first day is in the year of the last one, or the year before; otherwise in this year or in the next. */
function firstDays({ day, month, year }: WrittenDate, last: WrittenDate, thisYear: number): readonly string[] {
  const known = year ?? last.year;
  const years = year === undefined ? [known ?? thisYear, known === undefined ? thisYear + 1 : known - 1] : [year];
  return day === undefined ? [] : years.map((each) => isoDay(each, month, day));
}
