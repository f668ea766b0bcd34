/** How many stamps a card of regular clients needs. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string) => `“${words}” differs from “loyalty stamps”, which is 8 stamps.`;

suite('the stamps of a card', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Collect ten stamps and your next treatment is £25 cheaper.': differs('ten'),
      'After ten stamps you get {figures.loyaltyReward} off.': differs('ten'),
      'The card is full after six stamps.': differs('six'),
      'You need ten stamps for a reward.': differs('ten'),
      'With ten stamps, you pay {figures.loyaltyReward} less.': differs('ten'),
      'Collect eight stamps and your next treatment is £25 cheaper.': undefined,
      'On your birthday you get two stamps.': undefined,
      'After four stamps you are halfway there.': undefined,
      'The first three stamps are the slowest.': undefined,
    },
    { 'figures.loyaltyStamps': '8 stamps', 'figures.loyaltyReward': '£25' },
  ));
