/** Dates in sentences with the wrong day of the week: 'Tuesday 4 January 2027', which is a Monday. */
import { capitalised } from '../../../core/wording.ts';
import { WEEKDAY_WORDS } from '../../../facts/hours.ts';
import { weekdayOf } from '../../../facts/week.ts';
import { type WrittenDate, writtenDatesIn } from '../../../facts/written-dates.ts';
import { clinicsProseOf } from '../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

const BEFORE = new RegExp(`\\b(?<weekday>${WEEKDAY_WORDS}),? (?:the )?$`);

/** Reports each date whose day of the week is another one; without a year, in this year and in the next. */
export const weekdayFindings = ({ publicTexts, today }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) =>
    writtenDatesIn(publicText.normal.text).flatMap((date) => judge(date, publicText, Number(today.slice(0, 4)))),
  );

function judge(date: WrittenDate, publicText: PublicText, thisYear: number): readonly RuleFinding[] {
  const { normal } = publicText;
  const [words, weekday] = BEFORE.exec(normal.text.slice(0, date.at)) ?? [];
  if (words === undefined || weekday === undefined) return [];
  const years = date.year === undefined ? [thisYear, thisYear + 1] : [date.year];
  const actual = years.flatMap((year) => weekdayIn(date, year));
  const [only] = actual;
  const span = normal.original(date.at - words.length, words.length + date.length);
  if (only === undefined || actual.includes(weekday) || !isAuthored(publicText, span)) return [];
  return [
    {
      message:
        date.year === undefined
          ? `“${textAt(publicText, span)}” is a ${actual.map((day, index) => `${capitalised(day)} in ${years[index]}`).join(' and a ')}.`
          : `“${textAt(publicText, span)}” is a ${capitalised(only)}.`,
      help: 'Correct the day of the week, or the date.',
      ...authoredAt(publicText, span),
    },
  ];
}

/** Returns nothing for a day that does not exist in that year, such as 29 February. */
function weekdayIn({ day, month }: WrittenDate, year: number): readonly string[] {
  if (day === undefined) return [];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? [weekdayOf(date.toISOString().slice(0, 10))] : [];
}
