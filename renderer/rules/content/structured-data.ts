import { clockTime, dayName, WEEKDAYS, type Weekday } from '../../facts/hours.ts';
import { openingTimesIn } from '../../facts/opening-times.ts';
import { dataOf, seenPages } from '../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import type { Surface } from '../surfaces/index.ts';
import { traceText } from '../trace.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const RATING = {
  value: '4.9',
  best: '5',
  count: 41,
  source: 'Google',
  url: 'https://reviews.example/small',
  asOf: '2026-11-01',
};

export const contentStructuredData: Rule = {
  name: 'content/structured-data',
  severity: 'error',
  checks: 'The opening hours and the rating that a page shows are those that its structured data and the config state.',
  because: 'Who comes at the hours of one sentence stands before a door that the others close.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.1',
  examples: {
    bad: [
      { shows: 'other hours in a sentence', values: { [ANSWER]: 'Yes: Monday and Tuesday 10am to 5pm.' } },
      { shows: 'hours on a closed day', values: { [ANSWER]: 'Come on Wednesdays from 09:00 to 17:00.' } },
      { shows: 'another rating', values: { 'clinic.rating': RATING, [ANSWER]: 'We are rated 5.0 on Google.' } },
    ],
    good: [
      { shows: 'the same hours', values: { [ANSWER]: 'Yes: Monday and Tuesday 9am to 5pm.' } },
      {
        shows: 'the rating, quoted',
        values: { 'clinic.rating': RATING, [ANSWER]: 'We are rated {clinic.rating.value} on Google.' },
      },
    ],
  },
  find: (input) => [...ofHours(input), ...ofRating(input)],
};

/** 'Tuesday' → '13:00–18:00', as a page's structured data has it. */
type DataHours = ReadonlyMap<Weekday, string>;

function ofHours(input: RuleInput): readonly RuleFinding[] {
  const stated = new Map(seenPages(input).map((page) => [page.route, hoursOf(dataOf(page))]));
  return textsOf(input).flatMap((surface) => {
    const hours = stated.get(surface.page ?? '');
    if (!hours || hours.size === 0) return [];
    return openingTimesIn(surface.normal).flatMap(({ at, length, days, opens, closes }) => {
      const seen = `${clockTime(opens)}–${clockTime(closes)}`;
      const day = days.find((each) => hours.get(each) !== seen);
      if (!day) return [];
      return [
        {
          message: `“${surface.text.slice(at, at + length)}” on ${dayName(day)} is not what the opening hours say: ${hours.get(day) ?? 'closed'}.`,
          help: `Quote the hours: {clinic.hours.${day}}.`,
          ...traceText(input.surfaces, surface, { at, length }),
        },
      ];
    });
  });
}

const textsOf = ({ surfaces }: RuleInput): readonly Surface[] =>
  surfaces.shown.filter(({ kind }) => kind === 'page text');

function hoursOf(data: readonly string[]): DataHours {
  const hours = new Map<Weekday, string>();
  for (const json of data)
    for (const { opens, closes, dayOfWeek } of specifications(JSON.parse(json))) {
      const day = WEEKDAYS.find((each) => String(dayOfWeek).endsWith(dayName(each)));
      if (day) hours.set(day, `${opens}–${closes}`);
    }
  return hours;
}

/** Days on which the place is open; those of holidays have a date and no day. */
function* specifications(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  if (fields['@type'] === 'OpeningHoursSpecification' && fields.dayOfWeek !== undefined) yield fields;
  for (const inner of Object.values(fields)) yield* specifications(inner);
}

const RATED =
  /(?<![\d.£])(?<value>[0-9]\.\d) ?(?:\/ ?\d|out of \d|stars?\b|★|(?:on )?google|(?:on )?trustpilot|rating|average)|\brated (?<rated>[0-9]\.\d)/g;

function ofRating(input: RuleInput): readonly RuleFinding[] {
  const { rating } = input.site.clinic;
  if (!rating) return [];
  return textsOf(input).flatMap((surface) =>
    [...surface.normal.text.matchAll(RATED)].flatMap((match) => {
      const value = match.groups?.value ?? match.groups?.rated ?? '';
      if (Number(value) === Number(rating.value)) return [];
      const run = surface.normal.original(match.index + match[0].indexOf(value), value.length);
      return [
        {
          message: `“${value}” is not the rating that the config states: ${rating.value}.`,
          help: 'Quote it: {clinic.rating.value}.',
          ...traceText(input.surfaces, surface, run),
        },
      ];
    }),
  );
}
