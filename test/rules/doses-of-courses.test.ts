/** Numbers of what a course consists of, in the words of its price: '£78 per dose'. */
import { course } from '../../renderer/config/course.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differsFrom = (course: string) => (number: string) =>
  `“${number}” differs from the number of sessions of “${course}”, which is 3.`;
const doses = differsFrom('Three doses');
const classes = differsFrom('Three classes');

const withUnit = (unit: string, name: string) => ({
  'catalogue.massage.price': `£60 per ${unit}`,
  'catalogue.massage.packages': [course(name, { sessions: 3, price: '£150' })],
});

suite('the doses of a course', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'For a massage, the full course is four doses, given over about a month.': doses('four'),
      'For a massage you need two doses.': doses('two'),
      'The course of massage consists of four injections.': doses('four'),
      'Massage takes five jabs.': doses('five'),
      'A massage course means four doses.': doses('four'),
      'For a massage you need three doses.': undefined,
      'The course of massage consists of three injections.': undefined,
      'After a massage, two doses are left for the next visit.': undefined,
      'Adults who had a massage as children need two doses.': undefined,
      'For a massage, the first two doses are a week apart.': undefined,
    },
    withUnit('dose', 'Three doses'),
  );
});

suite('the classes of a course', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'The course of massage is four classes.': classes('four'),
      'A course of massage consists of four lessons.': undefined,
      'Massage: you can book two classes at once.': undefined,
      'A course of massage has three classes.': undefined,
    },
    withUnit('class', 'Three classes'),
  );
});

suite('a number of doses and the list of their days', (test) =>
  testSentences(test, ['content/one-fact'], {
    'Four doses over three weeks, on days 0, 7 and 21.': '“Four” doses have 3 days in the same sentence.',
    'Three doses over three weeks, on days 0, 7 and 21.': undefined,
    'Two injections, at 0, 1 and 6 months.': '“Two” injections have 3 days in the same sentence.',
    'Three injections, at 0, 1 and 6 months.': undefined,
    'Four doses, on days 0, 7 and 21, and a last one after a year.': undefined,
    'Two visits: the scan, and the results on days 0, 2 or 4.': undefined,
  }));
