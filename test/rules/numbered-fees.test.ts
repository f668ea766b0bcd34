/** Fees that are counted up, with their number in figures or in words: 'Band 2' for `bandTwo`. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'figures.bandOne': '£27.90',
  'figures.bandTwo': '£76.60',
  'figures.bandThree': '£332.10',
  'figures.zone1': '£12',
  'figures.zone2': '£18',
};
const TWO = (amount: string) => `“${amount}” is not the amount “band two”, which is £76.60.`;

suite('a fee with a number', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'A Band 2 course of treatment is currently £73.50.': TWO('£73.50'),
      'Band two is £73.50.': TWO('£73.50'),
      'A Band 2 treatment, for instance a massage, costs £73.50.': TWO('£73.50'),
      'Band 1 costs {figures.bandOne} and Band 2 costs £75.': TWO('£75'),
      'You pay £75 for Band 2.': TWO('£75'),
      'For a visit in zone 2 we charge £20.': '“£20” is not the amount “zone2”, which is £18.',
      'A visit in zone one is £15.': '“£15” is not the amount “zone1”, which is £12.',
      'Band 2, for instance a massage, costs {figures.bandTwo}.': undefined,
      'Band 1 costs £27.90 and Band 2 costs £76.60.': undefined,
      'Band 2 is £48.70 more than Band 1.': undefined,
      'Band 4 costs £400.': '“£400” is not a price in the config.',
    },
    VALUES,
  ));
