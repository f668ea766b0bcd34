/** Totals that a sentence itself adds up: an equal price of something else is a coincidence. */
import { testSentences } from '../support/sentences-at-once.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

const QUOTED = '{catalogue.check-up.amount} and {catalogue.hygiene.amount}';

suite('totals that sentences state', (test) => {
  testSentences(
    test,
    ['price/typed', 'price/unbacked'],
    {
      [`A check-up and a hygiene visit are ${QUOTED}: £113.`]: undefined,
      [`A check-up and a hygiene visit are ${QUOTED}, together £113.`]: undefined,
      [`With a nail clipping, ${QUOTED} make £113.`]: undefined,
      'A nail clipping on another day is £113.': '“£113” is typed here although a fact of the config states it.',
      'For all of you: {catalogue.check-up.amount} + 2 × {catalogue.lenses.options.soft.price} = £128.': undefined,
      'For all of you: {catalogue.check-up.amount} + 2 × {catalogue.lenses.options.soft.price} = £138.':
        '“£138” is not a price in the config.',
    },
    {
      ...SEVERAL_TRADES,
      'catalogue.nails.options.home': { title: 'On another day', price: '£113', duration: '1h', book: 'visit' },
    },
  );
});
