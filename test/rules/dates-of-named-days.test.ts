/** Dates beside the names of days; a training day on 9 February 2027. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'clinic.specialHours': [{ from: '2027-02-09', hours: '09:00–12:00', reason: 'Training day' }],
  'clinic.closures': [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }],
  'clinic.bankHolidays': { 2026: 'closed', 2027: 'closed' },
};
const isNot = (text: string, name: string, date: string) => `“${text}” is not the date of ${name}, which is ${date}.`;

const SENTENCES: Sentences = {
  'On our training day, 16 February 2027, we see nobody after noon.': isNot(
    '16 February 2027',
    'Training day',
    '9 February 2027',
  ),
  'On Good Friday, 2 April 2027, the cattery is quiet.': isNot('2 April 2027', 'Good Friday', '26 March 2027'),
  'Easter Monday (5 April 2027) is for emergencies.': isNot('5 April 2027', 'Easter Monday', '29 March 2027'),
  'On our training day, 9 February 2027, we see nobody after noon.': undefined,
  'On our training day, Tuesday 9 February, we see nobody after noon.': undefined,
  'Good Friday, 26 March 2027, is a holiday for the lab, too.': undefined,
  'Easter Monday (29 March) is for emergencies.': undefined,
  'Between Good Friday and 2 April 2027 the pool is heated.': undefined,
  'After Easter Monday we start on 5 April with a new course.': undefined,
  'Boxing Day, 26 December, is for walks.': undefined,
  'On Good Friday, 7 April 2028, we shall know more.': undefined,
};

suite('dates of named days', (test) => testSentences(test, ['content/date'], SENTENCES, VALUES));
