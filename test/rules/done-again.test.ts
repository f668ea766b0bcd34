/** Sentences in which something is done again, which is neither a repeat order nor the next visit. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (quantity: string, figure: string) => `“${quantity}” differs from “${figure}” of “Massage”, which is `;

suite('“again” is not a repeat order', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'After a massage, start brushing again after a week.': undefined,
      'After a massage you may swim again in ten days.': undefined,
      'Feed dry food again after a week.': undefined,
      'He may run off the lead again after two weeks.': undefined,
      'Samples that go elsewhere come back in three days.': undefined,
      'For repeat medicines, we need a week.': '“a week” differs from “repeat medicine notice”, which is 48 hours.',
      'We need a week’s notice for repeat medicines.':
        '“a week” differs from “repeat medicine notice”, which is 48 hours.',
    },
    { 'figures.repeatMedicineNotice': '48 hours' },
  );
});

suite('“again” about daily life is not the next visit', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'After a massage you may swim again in ten days.': undefined,
      'After a massage, eat nuts again after two weeks.': undefined,
      'Wear tight shoes again in three weeks, after a massage.': undefined,
      'After a massage, come back in three weeks.': `${differs('three weeks', 'interval')}six weeks.`,
      'After a massage we see you again in three weeks.': `${differs('three weeks', 'interval')}six weeks.`,
    },
    { 'catalogue.massage.figures.interval': 'six weeks' },
  );
});
