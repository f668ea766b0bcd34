/** Dates in sentences with the wrong day of the week or holiday: 'Tuesday 4 January 2027', which is a Monday; 'Good Friday, 2 April 2027'. */
import { specialHoursOf } from '../../../config/derived/special-days.ts';
import { literal } from '../../../core/pattern.ts';
import { capitalised, listed } from '../../../core/wording.ts';
import { longDate, MONTH_WORDS } from '../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../facts/hours.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { BankHoliday } from '../../../facts/special-days.ts';
import { weekdayOf } from '../../../facts/week.ts';
import { isSameDay, namedDatesIn, type WrittenDate, writtenDatesIn } from '../../../facts/written-dates.ts';
import { inClinicsProse } from '../about/prose.ts';
import { type PublicText, textAt } from '../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import { authoredFinding } from './authored-finding.ts';

const BEFORE = new RegExp(`\\b(?<weekday>${WEEKDAY_WORDS}),? (?:the )?$`);
/** 'Good Friday, 26 March', 'Easter Monday (29 March)' */
const THEN_DATE = `,? ?\\(?(?:${WEEKDAY_WORDS},? )?(?:the )?$`;

/** Reports each date whose day of the week, or the name directly before it, is that of another date. */
export function weekdayFindings({ site, publicTexts, today }: RuleInput): readonly RuleFinding[] {
  const days = [
    ...(site.bankHolidays?.days ?? []),
    ...specialHoursOf(site).flatMap(({ from, to, reason }) => (from === to ? { day: from, name: reason } : [])),
  ].filter(({ name }) => namedDatesIn(normalise(name).text).length === 0);
  return inClinicsProse(publicTexts, writtenDatesIn, (date, publicText) => [
    ...judge(date, publicText, Number(today.slice(0, 4))),
    ...judgeList(date, publicText, Number(today.slice(0, 4))),
    ...judgeName(date, publicText, { days, past: site.bankHolidays?.past ?? [] }),
  ]);
}

function judgeName(
  date: WrittenDate,
  publicText: PublicText,
  { days, past }: Readonly<Record<'days' | 'past', readonly BankHoliday[]>>,
): readonly RuleFinding[] {
  const before = publicText.normal.text.slice(0, date.at);
  const isNamed = ({ name }: BankHoliday) => new RegExp(`\\b${literal(normalise(name).text)}${THEN_DATE}`).test(before);
  const sameYear =
    date.year === undefined ? days : [...past, ...days].filter(({ day }) => day.startsWith(`${date.year}`));
  const named = sameYear.filter(isNamed);
  if (named.length === 0 || named.some(({ day }) => isSameDay(date, day))) return [];
  const span = publicText.normal.original(date.at, date.length);
  const stated = `“${textAt(publicText, span)}”`;
  const over = past.find((holiday) => isSameDay(date, holiday.day) && isNamed(holiday));
  const dates = listed(
    named.map(({ day }) => longDate(day)),
    'or',
  );
  return authoredFinding(publicText, span, {
    ...(over ? outOfDate(stated, over, dates) : wrongDate(stated, named[0]?.name, dates)),
    against: dates,
  }).map((finding) => ({ ...finding, ...warningUnless(!over) }));
}

const wrongDate = (stated: string, name: string | undefined, dates: string) => ({
  message: `${stated} is not the date of ${name}, which is ${dates}.`,
  help: 'Correct the date, or the name of the day.',
});

/** A date without its year was right until the day had passed. */
const outOfDate = (stated: string, { day, name }: BankHoliday, dates: string) => ({
  message: `${stated} was the date of ${name} in ${day.slice(0, 4)}. The next is ${dates}.`,
  help: `Add the year, or show the text only until that day: during({ until: '${day}' }, …).`,
});

/** Without a year, the date is one of this year or of the next. */
function judge(date: WrittenDate, publicText: PublicText, thisYear: number): readonly RuleFinding[] {
  const { normal } = publicText;
  const [words, weekday] = BEFORE.exec(normal.text.slice(0, date.at)) ?? [];
  if (words === undefined || weekday === undefined) return [];
  const years = date.year === undefined ? [thisYear, thisYear + 1] : [date.year];
  const actual = years.flatMap((year) => weekdayIn(date, year));
  const [only] = actual;
  const span = normal.original(date.at - words.length, words.length + date.length);
  if (only === undefined || actual.includes(weekday)) return [];
  const names = actual.map(
    (day, index) => `${capitalised(day)}${date.year === undefined ? ` in ${years[index]}` : ''}`,
  );
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” is a ${names.join(' and a ')}.`,
    help: 'Correct the day of the week, or the date.',
    against: names.join(' and a '),
  });
}

/** 'On four Wednesdays, 3, 10, 17 and' before '24 March 2027' */
const LIST_BEFORE = new RegExp(
  `\\b(?<weekday>${WEEKDAY_WORDS})s(?:,|:|,? on)? (?:the )?(?<days>(?:\\d{1,2}(?:st|nd|rd|th)?(?:, and |, | and ))+)$`,
);

/** Reports a day of a list of dates that is another day of the week than the others. */
function judgeList(date: WrittenDate, publicText: PublicText, thisYear: number): readonly RuleFinding[] {
  const { weekday = '', days = '' } = LIST_BEFORE.exec(publicText.normal.text.slice(0, date.at))?.groups ?? {};
  if (days === '') return [];
  const listedDays = [...(days.match(/\d+/g) ?? []).map(Number), date.day];
  const [best = []] = (date.year === undefined ? [thisYear, thisYear + 1] : [date.year])
    .map((year) =>
      listedDays.flatMap((day) => {
        const [actual] = day === undefined ? [] : weekdayIn({ ...date, day }, year);
        return actual === undefined || actual === weekday ? [] : [{ day, year, actual }];
      }),
    )
    .sort((a, b) => a.length - b.length);
  const [wrong] = best;
  if (!wrong) return [];
  const span = publicText.normal.original(date.at - days.length, days.length + date.length);
  const against = `${wrong.day} ${capitalised(MONTH_WORDS[date.month - 1] ?? '')} ${wrong.year} is a ${capitalised(wrong.actual)}`;
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” are not all ${capitalised(weekday)}s: ${against}.`,
    help: 'Correct the day of the week, or the date.',
    against,
  });
}

/** Returns nothing for a day that does not exist in that year, such as 29 February. */
function weekdayIn({ day, month }: WrittenDate, year: number): readonly string[] {
  if (day === undefined) return [];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? [weekdayOf(date.toISOString().slice(0, 10))] : [];
}
