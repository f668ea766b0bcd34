/** How often members come, and times in everyday words: 'twice a month', 'a couple of hours', 'done and dusted'. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const CLUB = {
  'programmes.club': {
    ...{ name: 'Quiet Club', schedule: '1 session a month', price: '£55 a month' },
    ...{ description: 'Quiet.', book: 'visit', department: 'main' },
  },
  'pages./treatments.2': { kind: 'programmes', title: 'Programmes' },
};
const monthly = (words: string): string =>
  `“${words}” differs from the schedule of “Quiet Club”, which is 1 session a month.`;

const MONTHLY: Sentences = {
  'Members of the Quiet Club have two massages a month included.': monthly('two massages a month'),
  'In the Quiet Club you come twice a month.': monthly('twice a month'),
  'The Quiet Club gives you a massage every fortnight.': monthly('every fortnight'),
  'With the Quiet Club, you visit us once a week.': monthly('once a week'),
  'The Quiet Club includes 3 sessions per month.': monthly('3 sessions per month'),
  'The Quiet Club is one massage a month.': undefined,
  'If you come twice a month, the Quiet Club is still worth it.': undefined,
  'Some members of the Quiet Club come twice a month.': undefined,
  'The Quiet Club has a talk about tea every fortnight.': undefined,
  'The Quiet Club sends a letter twice a month.': undefined,
  'Without the Quiet Club, we see you once a fortnight or twice a month.': undefined,
};

const TIMES = {
  'catalogue.massage.name': 'Laser patch test',
  'catalogue.massage.duration': '15min',
  'catalogue.massage.figures': { patchTest: '48 hours' },
  'catalogue.massage.evidence': {},
  'catalogue.cupping.figures': { redness: '24 to 48 hours' },
  'catalogue.cupping.evidence': { redness: 'Notes of the practice, 2025' },
  'pages./.0.lead': 'By hand.',
};
const differs = (words: string, figure: string, value: string): string =>
  `“${words}” differs from ${figure}, which is ${value}.`;

const IN_WORDS: Sentences = {
  'After cupping, any redness has gone within a couple of hours.': differs(
    'a couple of hours',
    '“redness” of “Cupping”',
    '24 to 48 hours',
  ),
  'After cupping, any redness has gone within a couple of days.': undefined,
  'Have your laser patch test 24 hours before the first session.': differs(
    '24 hours',
    '“patch test” of “Laser patch test”',
    '48 hours',
  ),
  'Have your laser patch test 48 hours before the first session.': undefined,
  'A laser patch test takes 15 minutes.': undefined,
  'Cupping is done and dusted in forty minutes.':
    '“forty minutes” is not the duration of “Cupping”, which is 30 minutes or 24–48 hours.',
  'Cupping is done and dusted in half an hour.': undefined,
};

suite('the sessions of a membership', (test) => testSentences(test, ['content/one-fact'], MONTHLY, CLUB));
suite('times in everyday words', (test) => testSentences(test, ['content/one-fact'], IN_WORDS, TIMES));
