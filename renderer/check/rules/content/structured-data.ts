import { clockTime, dayName, WEEKDAYS, type Weekday } from '../../../facts/hours.ts';
import type { OpeningClaim } from '../../../facts/opening-claims.ts';
import { type OpeningTime, openingTimesIn } from '../../../facts/opening-times.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { OpeningData } from '../../../html/read/data.ts';
import { RATING } from '../example-values.ts';
import { type PublicText, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { closureDateFindings } from './closure-dates.ts';
import { isOutside } from './hours-findings.ts';
import { hoursInProse } from './hours-in-prose.ts';
import { hoursOwner } from './hours-subject.ts';
import { lunchFindings } from './lunch.ts';
import { presenceFindings } from './presence.ts';
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
    ...presenceFindings(input),
    ...lunchFindings(input),
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
  const whoseIn = hoursOwner(input);
  return shownTexts(input).flatMap((text) =>
    openingTimesIn(text.normal).flatMap((time) => {
      const { whose, hasBreak } = contextOf(time, text, whoseIn);
      if (whose === 'others') return [];
      if (whose === 'part' && !isOutside(claimOf(time), input.site.clinic.hours)) return [];
      return perPage(text).flatMap((publicText) => {
        const hours = publicText.page === undefined ? firstStated : stated.get(publicText.page);
        const day = hours?.size ? time.days.find((each) => !isStated(time, hasBreak, hours.get(each))) : undefined;
        if (!day) return [];
        return {
          message: `“${textAt(text, time)}” on ${dayName(day)} differs from the opening hours: ${hours?.get(day)?.join(', ') ?? 'closed'}.`,
          help: quoteOrUpdateHelp(publicText, `Quote the hours: {clinic.hours.${day}}.`),
          ...input.links.authored.locateText(publicText, time),
        };
      });
    }),
  );
}

/** 'from 8.30am to 6.30pm with a break from 1pm to 2pm': the break is compared by itself. */
const BREAK_AFTER = /^,? (?:with|but|except|apart from|minus|less)\b[^.;,]*\b(?:break|lunch|closed?|shut)\b/;

/** Whose hours these are, according to the words of the sentence up to them, and whether a break follows. */
function contextOf({ at, length }: OpeningTime, text: PublicText, whoseIn: ReturnType<typeof hoursOwner>) {
  const end = text.normal.index(at + length);
  const sentence = sentenceSpanAt(text.normal.text, text.normal.index(at));
  const before = { ...sentence, text: sentence.text.slice(0, end - sentence.start) };
  return { whose: whoseIn(text, before), hasBreak: BREAK_AFTER.test(text.normal.text.slice(end)) };
}

const claimOf = ({ opens, closes, ...time }: OpeningTime): OpeningClaim => ({
  ...time,
  opens: [opens],
  closes: [closes],
  isOpen: true,
});

/** Whether a day has these hours; with a break in them, from its first opening to its last closing. */
function isStated({ opens, closes }: OpeningTime, hasBreak: boolean, intervals: readonly string[] = []): boolean {
  const interval = `${clockTime(opens)}–${clockTime(closes)}`;
  if (intervals.includes(interval)) return true;
  const [from] = intervals[0]?.split('–') ?? [];
  const to = intervals.at(-1)?.split('–')[1];
  return hasBreak && intervals.length > 1 && interval === `${from}–${to}`;
}

function hoursOf(openings: readonly OpeningData[]): StatedHours {
  const hours = new Map<Weekday, readonly string[]>();
  for (const { day: name, opens, closes } of openings) {
    const day = WEEKDAYS.find((each) => name.endsWith(dayName(each)));
    if (day) hours.set(day, [...(hours.get(day) ?? []), `${opens}–${closes}`]);
  }
  return hours;
}
