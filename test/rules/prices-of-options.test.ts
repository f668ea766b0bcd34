/** Prices beside the titles of options, some of which contain a number: “Both ears”. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.name': 'Earwax removal',
  'catalogue.massage.price': 'From £48',
  'catalogue.massage.packages': undefined,
  'catalogue.massage.options': {
    one: { title: 'One ear', price: '£48', duration: '30min', book: 'visit' },
    both: { title: 'Both ears', price: '£68', duration: '40min', book: 'visit' },
  },
  'routes./treatments/massage.title': 'Earwax removal',
  'routes./treatments/massage.description': 'Earwax removal.',
};
const wrong = (amount: string) => `“${amount}” is not the price of “Both ears” of “Earwax removal” (£68).`;

suite('the price of an option', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked', 'price/saving'],
    {
      'Earwax removal in both ears costs £48.': wrong('£48'),
      'Earwax removal is £50 for both ears.': wrong('£50'),
      'For earwax removal you pay £48 for both ears.': wrong('£48'),
      'Earwax removal is £48 for one ear and £60 for both ears.': wrong('£60'),
      'Earwax removal is £48 for one ear and £68 for both ears.': undefined,
      'Earwax removal for both ears costs £20 more than for one ear.': undefined,
      'Earwax removal from both ears on different days is £96, twice the £48 for one ear.': undefined,
      'Earwax removal costs an extra £20 for both ears.': undefined,
      'Two visits for earwax removal, one for each ear, are £96.': undefined,
    },
    VALUES,
  ));
