/** Numbers of what a price includes, and how long something is free. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string, figure: string, text: string) =>
  `“${words}” differs from “${figure}” of “Massage”, which is ${text}.`;

suite('what a price includes, and for how long', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'For a massage, the price includes four dressings.': differs('four', 'dressings', 'two'),
      'The price of a massage includes four dressings.': differs('four', 'dressings', 'two'),
      'The fee for a massage covers four dressings.': differs('four', 'dressings', 'two'),
      'The price of a massage includes two dressings.': undefined,
      'After a massage, four dressings cost a little extra.': undefined,
      'The price of four dressings is on the list of the massage.': undefined,
      'Adjustments after a massage are free for the first year.': differs(
        'the first year',
        'adjustments',
        'six months',
      ),
      'Adjustments after a massage are free of charge in the first month.': differs(
        'the first month',
        'adjustments',
        'six months',
      ),
      'Adjustments after a massage are free for the first six months.': undefined,
      'In the first year, adjustments after a massage are common.': undefined,
    },
    { 'catalogue.massage.figures.dressings': 'two', 'catalogue.massage.figures.adjustments': 'six months' },
  );
});
