import { ANSWER } from '../../example-values.ts';
import type { Rule } from '../../rule.ts';
import { isSamePlace } from '../same-place.ts';
import { closureDateFindings } from './closure-dates.ts';
import { closureLengthFindings } from './closure-length.ts';
import { hoursInProse } from './in-prose.ts';
import { lunchFindings } from './lunch.ts';
import { hoursOnPages } from './on-pages.ts';
import { personDayFindings } from './person-days.ts';
import { presenceFindings } from './presence.ts';
import { timesBesideDays } from './times-beside-days.ts';
import { weeklyTotalFindings } from './weekly-total.ts';

export const contentHours: Rule = {
  name: 'content/hours',
  severity: 'error',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks:
    'Every text states the opening hours, closures and working days that the config has: “open until six on Fridays”, “back on 5 January”.',
  because: 'Visitors who rely on the wrong hours find the clinic closed.',
  source: 'CAP code 3.1; docs/config.md, “Common edits”',
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
  },
  find: (input) => {
    const closures = closureDateFindings(input);
    const found = [
      ...hoursOnPages(input),
      ...hoursInProse(input).filter((finding) => !closures.some((closure) => isSamePlace(closure, finding))),
      ...presenceFindings(input),
      ...personDayFindings(input),
      ...lunchFindings(input),
      ...weeklyTotalFindings(input),
      ...closureLengthFindings(input),
      ...closures,
    ];
    return [...found, ...timesBesideDays(input, found)];
  },
};
