/** What it costs to add one treatment to another: the scan is £35, the examination £48, and both together are £75. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, fields: object = {}) => ({
  ...{ name, price, description: 'Words.', category: 'hands', image: 'dot', book: 'visit', duration: '30min' },
  ...fields,
});
const VALUES = {
  'catalogue.scan': treatment('Retina scan', '£35'),
  'catalogue.examination': treatment('Eye examination', '£48'),
  'catalogue.both': treatment('The full picture', '£75', { combines: ['scan', 'examination'] }),
  'catalogue.test': treatment('Sight test', 'Complimentary'),
};
const wrong = (amount: string) => `“${amount}” is not the price of “Retina scan” (£35).`;

suite('the price of an addition', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Add a scan to your sight test for just £25.': wrong('£25'),
      'Adding a scan to an eye examination costs £29.': wrong('£29'),
      'A retina scan added to an eye examination is another £29.': wrong('£29'),
      'Adding a scan to an eye examination costs £27.': undefined,
      'Adding a scan to an eye examination costs £35.': undefined,
      'Adding a scan to an eye examination comes to £83 in total.': undefined,
      'Add the full picture to your sight test for £75.': undefined,
    },
    VALUES,
  ));
