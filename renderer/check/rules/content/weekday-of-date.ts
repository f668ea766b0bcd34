/** Dates in sentences with the wrong day of the week or holiday: 'Tuesday 4 January 2027', which is a Monday; 'Good Friday, 2 April 2027'. */
import { specialHoursOf } from '../../../config/derived/special-days.ts';
import { literal } from '../../../core/pattern.ts';
import { capitalised, listed } from '../../../core/wording.ts';
import { longDate } from '../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../facts/hours.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { SpecialDays } from '../../../facts/special-days.ts';
import { weekdayOf } from '../../../facts/week.ts';
import { isSameDay, namedDatesIn, type WrittenDate, writtenDatesIn } from '../../../facts/written-dates.ts';
import { clinicsProseOf } from '../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';

const BEFORE = new RegExp(`\\b(?<weekday>${WEEKDAY_WORDS}),? (?:the )?$`);

/** Reports each date whose day of the week is another one; without a year, in this year and in the next. */
export function weekdayFindings({ site, publicTexts, today }: RuleInput): readonly RuleFinding[] {
  const days = [
    ...(site.bankHolidays?.days ?? []).map(({ day, name }) => ({ from: day, to: day, reason: name })),
    ...specialHoursOf(site),
  ].filter(({ from, to, reason }) => from === to && namedDatesIn(normalise(reason).text).length === 0);
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    writtenDatesIn(publicText.normal.text).flatMap((date) => [
      ...judge(date, publicText, Number(today.slice(0, 4))),
      ...judgeHoliday(date, publicText, days),
    ]),
  );
}

/** Reports a date directly after the name of a day that has another date in this year, or without a year, in all. */
function judgeHoliday(
  date: WrittenDate,
  publicText: PublicText,
  days: readonly Omit<SpecialDays, 'hours'>[],
): readonly RuleFinding[] {
  const before = publicText.normal.text.slice(0, date.at);
  const named = days.filter(
    ({ from, reason }) =>
      new RegExp(`\\b${literal(normalise(reason).text)},? ?\\(?(?:${WEEKDAY_WORDS},? )?(?:the )?$`).test(before) &&
      (date.year === undefined || from.startsWith(`${date.year}`)),
  );
  const span = publicText.normal.original(date.at, date.length);
  if (named.length === 0 || named.some(({ from }) => isSameDay(date, from)) || !isAuthored(publicText, span)) return [];
  return [
    {
      message: `“${textAt(publicText, span)}” is not the date of ${named[0]?.reason}, which is ${listed(
        named.map(({ from }) => longDate(from)),
        'or',
      )}.`,
      help: 'Correct the date, or the name of the day.',
      ...authoredAt(publicText, span),
    },
  ];
}

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
