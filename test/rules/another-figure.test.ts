/** Sentences that use the name of one figure of a treatment, and mean another one. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (quantity: string, figure: string) => `“${quantity}” differs from “${figure}” of “Massage”, which is `;

suite('a sentence that means another figure of the treatment', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'You can have the first massage at eight weeks and the second four weeks later.': undefined,
      'The second massage follows four weeks after the first.': undefined,
      'The second massage follows six weeks later.': `${differs('six weeks', 'interval')}four weeks.`,
      'You can have the first massage at six weeks.': `${differs('six weeks', 'first from')}8 weeks.`,
      'You can have the first massage at four weeks.': `${differs('four weeks', 'first from')}8 weeks.`,
    },
    { 'catalogue.massage.figures.firstFrom': '8 weeks', 'catalogue.massage.figures.interval': 'four weeks' },
  );
});
