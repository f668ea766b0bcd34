/** The difference between two prices as a step from one to the other. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.price': 'From £249',
  'catalogue.massage.packages': undefined,
  'catalogue.massage.options': {
    classic: { title: 'Classic', price: '£249', book: 'visit' },
    tailored: { title: 'Tailored', price: '£389', book: 'visit' },
  },
  'catalogue.scrub': {
    ...{ name: 'Salt scrub', price: '£45', description: 'Words.', category: 'hands', image: 'dot', book: 'visit' },
  },
};
const wrong = (amount: string) => `“${amount}” is not the difference: “Tailored” £389 − “Classic” £249 = £140.`;

suite('a step from one price to another', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'With massage, the step from Classic to Tailored adds £120.': wrong('£120'),
      'Upgrading your massage from Classic to Tailored costs £150.': wrong('£150'),
      'Moving from Tailored down to Classic massage saves nobody time, but costs £130 less.': wrong('£130'),
      'The step from a salt scrub to Classic costs £200.':
        '“£200” is not the difference: “Classic” £249 − “Salt scrub” £45 = £204.',
      'With massage, the step from Classic to Tailored adds £140.': undefined,
      'Upgrading your massage from Classic to Tailored costs £140.': undefined,
      'The step from a salt scrub to Classic costs £204.': undefined,
      'Massage goes from £249 to £389.': undefined,
    },
    VALUES,
  ));

suite('the second part of what has two prices', (test) => {
  const second = (amount: string) =>
    `“${amount}” is not the difference between the prices that this sentence compares, which is £140.`;
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Massage is £389 for Tailored and £249 for Classic, so the second half costs only £140.': undefined,
      'Massage is £389 for Tailored and £249 for Classic, so the second half costs only £130.': second('£130'),
      'Massage is £389 for Tailored, £249 for Classic: for the other thirty minutes you pay £120.': second('£120'),
      'Massage is £389 for Tailored, £249 for Classic: for the other thirty minutes you pay £140.': undefined,
      'Massage is £389 for Tailored and £249 for Classic, and the next massage is £249.': undefined,
    },
    VALUES,
  );
});
