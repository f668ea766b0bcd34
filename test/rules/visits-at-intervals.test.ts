/** The weeks that a number of visits takes at the interval that the sentence states. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.figures': { interval: '2 weeks' },
  'catalogue.massage.evidence': undefined,
  'pages./.0.lead': 'Hello.',
};
const not = (stated: string, visits: number, weeks: string) =>
  `“${stated}” contradicts the interval, at which ${visits} visits take ${weeks}.`;

const SENTENCES: Sentences = {
  'The course of six is lovely; at one every {catalogue.massage.figures.interval}, it takes fifteen weeks.': not(
    'fifteen weeks',
    6,
    '10 to 12 weeks',
  ),
  'The course of six is lovely; at one every {catalogue.massage.figures.interval}, it takes ten weeks.': undefined,
  'Four peels at intervals of four weeks take twenty weeks from the first to the last.': not(
    'twenty weeks',
    4,
    '12 to 16 weeks',
  ),
  'Four peels at intervals of four weeks take twelve weeks from the first to the last.': undefined,
  'Six fittings, two weeks apart: the whole course takes six months.': not('six months', 6, '10 to 12 weeks'),
  'Six fittings, two weeks apart: the whole course takes three months.': undefined,
  'You come for eight classes, once a week, so that all of it is over in four months.': not(
    'four months',
    8,
    '7 to 8 weeks',
  ),
  'You come for eight classes, once a week, so that all of it is over in two months.': undefined,
  'Three injections with a month between them are spread over half a year.': not('half a year', 3, '9 to 13 weeks'),
  'Five dressings, every two days; the skin takes three weeks to heal.': undefined,
  'Four fittings, a fortnight apart, and the effect lasts six months.': undefined,
  'A course of six, one a week, costs £300, and you have twelve months to use it.': undefined,
  'Two doses six months apart protect for 25 years.': undefined,
  'A plan of ten visits, every three weeks, and it takes months to see a change.': undefined,
};

suite('visits at intervals', (test) => testSentences(test, ['content/one-fact'], SENTENCES, VALUES));
