/** Times in two units, lists of dates after a day of the week, and days with their day of the week beside them. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'clinic.hours.wednesday': '08:30–19:00',
  'clinic.specialHours': [{ from: '2026-12-24', hours: '08:30–12:30', reason: 'Christmas Eve' }],
};
const onChristmasEve = '“1.30pm” differs from the hours on 24 December 2026: 08:30–12:30.';

const SENTENCES: Sentences = {
  'The splints are worn for 140 days at most, which is 16 weeks.':
    '“16 weeks” contradicts the same sentence, which says “140 days” before.',
  'The splints are worn for 140 days at most, which is 20 weeks.': undefined,
  'The lenses settle in 30 days, which is about a month.': undefined,
  'You stay for two hours, which is ten minutes longer than at the hospital.': undefined,
  'The antenatal class is on four Wednesdays, 3, 10, 17 and 25 March 2027.':
    '“3, 10, 17 and 25 March 2027” are not all Wednesdays: 25 March 2027 is a Thursday.',
  'The antenatal class is on four Wednesdays, 3, 10, 17 and 24 March 2027.': undefined,
  'We meet on Mondays: 4, 11 and 18 January.': undefined,
  'On Christmas Eve, a Thursday, we work until 1.30pm.': onChristmasEve,
  'On Christmas Eve, a Thursday, we work until 12.30pm.': undefined,
  'The last appointments of the year are on Wednesday 23 December, until 8pm.':
    '“8pm” differs from the hours on 23 December 2026: 08:30–19:00.',
  'The last appointments of the year are on Wednesday 23 December, until 7pm.': undefined,
};

suite('dates and times in two forms', (test) =>
  testSentences(test, ['content/one-fact', 'content/hours', 'content/date'], SENTENCES, VALUES));
