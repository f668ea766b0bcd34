/** Prices that depend on the weight or the size of a patient: 'more than 25 kg' is a limit, and neither a number nor a difference. */

import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const option = (title: string, price: string) => ({ title, price, duration: '1h', book: 'visit' });

suite('a price by weight', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'A neutering of more than 25 kg is £335.': undefined,
      'For a patient of 30 kg, a neutering is £335.': undefined,
      'Neutering costs £90 more for a dog of more than 25 kg.': undefined,
      'Neutering a dog that weighs more than 25 kg costs £315.':
        '“£315” is not the price of “Over 25 kg” of “Neutering” (£335).',
      'Neutering a dog above 25 kg costs £315.': '“£315” is not the price of “Over 25 kg” of “Neutering” (£335).',
      'Neutering for less than 10 kg is £235.': '“£235” is not the price of “Under 10 kg” of “Neutering” (£245).',
      'For a Labrador of 30 kg, neutering costs £315.': '“£315” is not a price of “Neutering” (From £245).',
    },
    {
      'catalogue.neutering': {
        ...{ category: 'hands', name: 'Neutering', description: 'An operation.', price: 'From £245', duration: '1h' },
        ...{ book: 'visit', image: 'dot' },
        options: { small: option('Under 10 kg', '£245'), large: option('Over 25 kg', '£335') },
      },
    },
  ));
