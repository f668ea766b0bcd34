/** What a plan with a monthly price saves on the visits that its note lists. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', book: 'visit', image: 'dot', duration: '30min' };
const PLAN = { price: '£16.50 a month', description: 'Your usual visits.', book: 'visit' };
const VALUES = {
  'catalogue.examination': { ...SHARED, name: 'Routine examination', description: 'The usual one.', price: '£48' },
  'catalogue.hygienist': { ...SHARED, name: 'Hygienist visit', description: 'With polish.', price: '£62' },
  'programmes.care': {
    ...PLAN,
    ...{ name: 'Care Plan', schedule: '4 visits a year' },
    note: 'Two routine examinations and two hygienist visits a year',
  },
  'programmes.open': {
    ...PLAN,
    name: 'Open Plan',
    schedule: '4 visits a year',
    note: 'Four visits of any kind a year',
  },
  'pages./treatments.2': { kind: 'programmes', title: 'Plans' },
};
const noPrice = (amount: string) =>
  `“${amount}” is not the saving on “Open Plan” (£16.50 a month): the config states no lower price.`;

suite('the saving of a plan', (test) =>
  testSentences(
    test,
    ['price/saving'],
    {
      'With the Care Plan you save £22 a year compared with paying for each visit.': undefined,
      'The Care Plan saves you £22 over a year.': undefined,
      'With the Care Plan you save £30 a year compared with paying for each visit.':
        '“£30” is not the saving on “Care Plan” (£16.50 a month) in a year, which is £22.',
      'With the Open Plan you save £22 a year.': noPrice('£22'),
    },
    VALUES,
  ));
