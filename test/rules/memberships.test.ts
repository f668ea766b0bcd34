/** A membership is a programme that is paid by the month, with its terms as figures. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SITE = {
  'programmes.care': {
    ...{ name: 'Care plan', schedule: '4 visits a year', price: '£19 a month', description: 'Words.', book: 'visit' },
    figures: { term: '12 months', leaving: '30 days', discount: '10%', joining: '£25' },
  },
};

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Sentences = {
  'The care plan runs for 12 months.': undefined,
  'The minimum term of the care plan is 12 months.': undefined,
  'The minimum term of the care plan is six months.':
    '“six months” differs from “term” of “Care plan”, which is 12 months.',
  'You can leave the care plan with 30 days’ notice.': undefined,
  'You can leave the care plan with two months’ notice.':
    '“two months” differs from “leaving” of “Care plan”, which is 30 days.',
  'The care plan gives 10% off a massage.': undefined,
  'The care plan gives 15% off a massage.':
    '“15% off” does not match any saving in the prices. The highest saving is 17%.',
  'With the care plan, a massage is £54 instead of £60.': undefined,
  'The care plan costs £25 to join.': undefined,
  'The care plan costs £30 to join.': '“£30” is not a price of “Care plan” (£19 a month).',
  'A year of the care plan is £228.': undefined,
  'The care plan gives {programmes.care.figures.discount} off for {programmes.care.figures.term}.': undefined,
};

suite('the terms of a membership', (test) =>
  testSentences(test, ['price/contradiction', 'price/saving', 'price/unbacked', 'content/one-fact'], ANSWERS, SITE));

const TERM = {
  'programmes.care': { ...SITE['programmes.care'], figures: { minTerm: '12 months', leaving: '30 days' } },
};
const differs = (words: string) => `“${words}” differs from “min term” of “Care plan”, which is 12 months.`;

suite('the minimum term of a membership', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'The care plan runs for six months, and then until you end it.': differs('six months'),
      'The care plan runs for a year, and then until you end it.': undefined,
      'The care plan lasts six months and goes on until you leave.': differs('six months'),
      'The care plan is for at least two years.': differs('two years'),
      'What is the care plan? It lasts for six months, and then from month to month.': differs('six months'),
      'The care plan has a first term of six months.': differs('six months'),
      'With the care plan, you commit to six months.': differs('six months'),
      'You can leave the care plan after six months.': differs('six months'),
      'You can leave the care plan after twelve months.': undefined,
      'Join the care plan: six months minimum.': differs('six months'),
      'The care plan pauses for two months if you are abroad.': undefined,
      'The care plan has run for two years now.': undefined,
      'The effect of a massage of the care plan lasts six months.': undefined,
      'With the care plan you are seen for six months after a birth.': undefined,
    },
    TERM,
  ));
