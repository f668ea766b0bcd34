/** Differences between two options in their price and their time: 'The file is £7 and ten minutes more.' */
import { testSentences } from '../support/sentences-at-once.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/typed', 'price/unbacked'];
const wrong = (amount: string, right: string) =>
  `“${amount}” is not the difference between the prices that this sentence compares, which is ${right}.`;

suite('differences in price and time', (test) => {
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'filling', values: SEVERAL_TRADES },
    {
      'A large one is £60 and a quarter of an hour more.': [],
      'A large one is £50 and a quarter of an hour more.': [wrong('£50', '£60')],
      'A small one is £60 and fifteen minutes less.': [],
      'A small one is £70 and fifteen minutes less.': [wrong('£70', '£60')],
      'A large one is £150 and a quarter of an hour more.': [
        '“£150” is typed here although a fact of the config states it.',
      ],
    },
  );
  testSentences(
    test,
    RULES,
    {
      'The rigid lenses are £30 and one visit more.': undefined,
      'The rigid lenses are £35 and one visit more.': wrong('£35', '£30'),
      'For rigid lenses, expect £30 and a quarter of an hour more.': undefined,
      'An hour of physiotherapy is £40 and thirty minutes extra.': undefined,
      'An hour of physiotherapy is £45 and thirty minutes extra.': wrong('£45', '£40'),
    },
    SEVERAL_TRADES,
  );
});
