/** The range of all prices beside a name in another clause, and a deposit with the price and the rest. */
import { testSentences } from '../support/sentences-at-once.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

suite('ranges and rests', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Between £12 and £150 for a visit, and a massage lasts an hour.': undefined,
      'From £12 to £150, with the massage in the middle.': undefined,
      'Between £20 and £150, and a massage lasts an hour.': '“£20” is not a price of “Massage” (£60 per session).',
      'For a check-up at £48 you pay £15 today and £33 on the day.': undefined,
      'For a check-up at £48 you pay £20 today and £33 on the day.':
        '“£20” is not what remains of “Check-up” after the deposit, which is £33.',
    },
    { ...SEVERAL_TRADES, 'figures.deposit': '£15' },
  );
});
