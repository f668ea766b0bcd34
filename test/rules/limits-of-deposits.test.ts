/** Prices from which a deposit is taken: 'No deposit below £50.' */
import { testSentences } from '../support/sentences-at-once.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

const DENIED = 'This denies the deposit of £15 that the config states.';
const OTHER = '“£50” is not the deposit, which is £15.';

suite('limits of deposits', (test) => {
  testSentences(
    test,
    ['price/deposit', 'price/unbacked', 'price/typed'],
    {
      'No deposit below £50.': undefined,
      'Below £50, there is no deposit.': undefined,
      'No deposit for anything under £50.': undefined,
      'We take no deposit at £50 or less.': undefined,
      'From £50, we ask for a deposit of {figures.deposit}.': undefined,
      'A visit over £100 needs a deposit of {figures.deposit}.': undefined,
      'There is no deposit.': DENIED,
      'No deposit, under any circumstances.': DENIED,
      'A deposit of £50 is taken.': OTHER,
      'The deposit is from £50.': OTHER,
    },
    { ...SEVERAL_TRADES, 'figures.deposit': '£15' },
  );
});
