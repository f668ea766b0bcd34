import { clockTime, dayName, WEEKDAYS, type Weekday } from '../../../facts/hours.ts';
import { openingTimesIn } from '../../../facts/opening-times.ts';
import type { OpeningData } from '../../../html/read/data.ts';
import { traceText } from '../locate-page-text.ts';
import { mending, onEachPage, type PublicText, type Shown } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

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
      {
        shows: 'other hours in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['We are open on Monday from 10am to 5pm.'] } },
      },
      {
        shows: 'hours that leave out the break',
        values: { 'clinic.hours.monday': '09:00–12:30, 13:30–17:00', [ANSWER]: 'Yes: Mondays 9am to 5pm.' },
      },
      { shows: 'hours on a closed day', values: { [ANSWER]: 'Come on Wednesdays from 09:00 to 17:00.' } },
      { shows: 'another rating', values: { 'clinic.rating': RATING, [ANSWER]: 'We are rated 5.0 on Google.' } },
    ],
    good: [
      { shows: 'the same hours', values: { [ANSWER]: 'Yes: Monday and Tuesday 9am to 5pm.' } },
      {
        shows: 'both times of a day with a break',
        values: {
          'clinic.hours.monday': '09:00–12:30, 13:30–17:00',
          [ANSWER]: 'Yes: Mondays 9am to 12.30pm and 1.30pm to 5pm.',
        },
      },
      {
        shows: 'the rating, quoted',
        values: { 'clinic.rating': RATING, [ANSWER]: 'We are rated {clinic.rating.value} on Google.' },
      },
    ],
  },
  find: (input) => [...ofHours(input), ...ofRating(input)],
};

/** 'Tuesday' → '13:00–18:00', one for each time between breaks, as a page's structured data has it. */
type DataHours = ReadonlyMap<Weekday, readonly string[]>;

function ofHours(input: RuleInput): readonly RuleFinding[] {
  const stated = new Map(input.pages.map(({ route, openings }) => [route, hoursOf(openings)]));
  const anywhere = [...stated.values()].find(({ size }) => size > 0);
  return textsOf(input).flatMap((text) =>
    openingTimesIn(text.normal).flatMap(({ at, length, days, opens, closes }) => {
      const seen = `${clockTime(opens)}–${clockTime(closes)}`;
      return whereverRead(text).flatMap((publicText) => {
        const hours = publicText.page === undefined ? anywhere : stated.get(publicText.page);
        const day = hours?.size ? days.find((each) => !hours.get(each)?.includes(seen)) : undefined;
        if (!day) return [];
        return [
          {
            message: `“${text.text.slice(at, at + length)}” on ${dayName(day)} is not what the opening hours say: ${hours?.get(day)?.join(', ') ?? 'closed'}.`,
            help: mending(publicText, `Quote the hours: {clinic.hours.${day}}.`),
            ...traceText(input.publicTexts, publicText, { at, length }),
          },
        ];
      });
    }),
  );
}

/** What pages show, and what documents say, whatever page they are downloaded from. */
const textsOf = ({ publicTexts }: RuleInput): readonly (Shown | PublicText)[] => [
  ...publicTexts.shown.filter(({ kind }) => kind === 'page text'),
  ...publicTexts.authored.filter(({ kind }) => kind === 'document'),
];

const whereverRead = (text: Shown | PublicText): readonly PublicText[] => ('pages' in text ? onEachPage(text) : [text]);

function hoursOf(openings: readonly OpeningData[]): DataHours {
  const hours = new Map<Weekday, readonly string[]>();
  for (const { day: name, opens, closes } of openings) {
    const day = WEEKDAYS.find((each) => name.endsWith(dayName(each)));
    if (day) hours.set(day, [...(hours.get(day) ?? []), `${opens}–${closes}`]);
  }
  return hours;
}

const RATED =
  /(?<![\d.£])(?<value>[0-9]\.\d) ?(?:\/ ?\d|out of \d|stars?\b|★|(?:on )?google|(?:on )?trustpilot|rating|average)|\brated (?<rated>[0-9]\.\d)/g;

function ofRating(input: RuleInput): readonly RuleFinding[] {
  const { rating } = input.site.clinic;
  if (!rating) return [];
  return textsOf(input).flatMap((text) =>
    [...text.normal.text.matchAll(RATED)].flatMap((match) => {
      const value = match.groups?.value ?? match.groups?.rated ?? '';
      if (Number(value) === Number(rating.value)) return [];
      const run = text.normal.original(match.index + match[0].indexOf(value), value.length);
      return whereverRead(text).map((publicText) => ({
        message: `“${value}” is not the rating that the config states: ${rating.value}.`,
        help: mending(publicText, 'Quote it: {clinic.rating.value}.'),
        ...traceText(input.publicTexts, publicText, run),
      }));
    }),
  );
}
