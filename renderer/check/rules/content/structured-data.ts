import { clockTime, dayName, WEEKDAYS, type Weekday } from '../../../facts/hours.ts';
import { openingTimesIn } from '../../../facts/opening-times.ts';
import type { OpeningData } from '../../../html/read/data.ts';
import { RATING } from '../example-values.ts';
import { quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { closureDateFindings } from './closure-dates.ts';
import { hoursInProse } from './hours-in-prose.ts';
import { ratingInProse } from './rating-in-prose.ts';
import { perPage, shownTexts } from './shown-texts.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const contentStructuredData: Rule = {
  name: 'content/structured-data',
  severity: 'error',
  searchesFor: 'figures',
  checks:
    'The opening hours, the rating and the number of reviews that pages and documents state match the config and its structured data.',
  because: 'Visitors who rely on the wrong hours find the clinic closed.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.1',
  bad: {
    'wrong hours in a sentence': { [ANSWER]: 'Yes: Monday and Tuesday 10am to 5pm.' },
    'wrong hours in a document for download': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['We are open on Monday from 10am to 5pm.'] } },
    },
    'hours without the break': {
      'clinic.hours.monday': '09:00–12:30, 13:30–17:00',
      [ANSWER]: 'Yes: Mondays 9am to 5pm.',
    },
    'hours on a closed day': { [ANSWER]: 'Come on Wednesdays from 09:00 to 17:00.' },
    'another closing time in words': { [ANSWER]: 'On Mondays we close at half past six.' },
    'another last day of a closure': {
      'clinic.closures': [{ from: '2026-12-24', to: '2026-12-30', reason: 'Christmas' }],
      [ANSWER]: 'We are closed from 24 December to 8 January.',
    },
    'a closed day that is stated as open': { [ANSWER]: 'We are open on Saturdays too.' },
    'another rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated 5.0 on Google.' },
    'another rating in words': { 'clinic.rating': RATING, [ANSWER]: 'Four point eight out of five on Google.' },
    'more reviews than there are': { 'clinic.rating': RATING, [ANSWER]: 'Read our 60 reviews on Google.' },
  },
  good: {
    'the correct hours': { [ANSWER]: 'Yes: Monday and Tuesday 9am to 5pm.' },
    'both times of a day with a break': {
      'clinic.hours.monday': '09:00–12:30, 13:30–17:00',
      [ANSWER]: 'Yes: Mondays 9am to 12.30pm and 1.30pm to 5pm.',
    },
    'the closing time in words': { [ANSWER]: 'On Mondays we close at five.' },
    'a closed day without appointments': { [ANSWER]: 'There are no Saturday appointments.' },
    'an open day that needs no appointment': { [ANSWER]: 'No appointment is needed on Mondays.' },
    'the hours of something else': { [ANSWER]: 'On Saturdays the car park next door is open until 11pm.' },
    'the days of a closure': {
      'clinic.closures': [{ from: '2026-12-24', to: '2026-12-30', reason: 'Christmas' }],
      [ANSWER]: 'We close on 24 December and are back on 31 December.',
    },
    'a quoted rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated {clinic.rating.value} on Google.' },
    'a true number of reviews': { 'clinic.rating': RATING, [ANSWER]: 'More than 40 people have reviewed us.' },
  },
  find: (input) => [
    ...hoursFindings(input),
    ...hoursInProse(input),
    ...closureDateFindings(input),
    ...ratingInProse(input),
  ],
};

/**
 * The opening hours of each day as in the structured data, such as 'Tuesday' → '13:00–18:00'; a break splits a day into
 * two entries.
 */
type StatedHours = ReadonlyMap<Weekday, readonly string[]>;

function hoursFindings(input: RuleInput): readonly RuleFinding[] {
  const stated = new Map(input.pages.map(({ route, openings }) => [route, hoursOf(openings)]));
  const firstStated = [...stated.values()].find(({ size }) => size > 0);
  return shownTexts(input).flatMap((text) =>
    openingTimesIn(text.normal).flatMap(({ at, length, days, opens, closes }) => {
      const interval = `${clockTime(opens)}–${clockTime(closes)}`;
      return perPage(text).flatMap((publicText) => {
        const hours = publicText.page === undefined ? firstStated : stated.get(publicText.page);
        const day = hours?.size ? days.find((each) => !hours.get(each)?.includes(interval)) : undefined;
        if (!day) return [];
        return {
          message: `“${textAt(text, { at, length })}” on ${dayName(day)} differs from the opening hours: ${hours?.get(day)?.join(', ') ?? 'closed'}.`,
          help: quoteOrUpdateHelp(publicText, `Quote the hours: {clinic.hours.${day}}.`),
          ...input.links.authored.locateText(publicText, { at, length }),
        };
      });
    }),
  );
}

function hoursOf(openings: readonly OpeningData[]): StatedHours {
  const hours = new Map<Weekday, readonly string[]>();
  for (const { day: name, opens, closes } of openings) {
    const day = WEEKDAYS.find((each) => name.endsWith(dayName(each)));
    if (day) hours.set(day, [...(hours.get(day) ?? []), `${opens}–${closes}`]);
  }
  return hours;
}
