/** Prices of two of a treatment, one for each jaw. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', book: 'visit', image: 'dot', duration: '20min' };
const VALUES = {
  'catalogue.retainer': { ...SHARED, name: 'Retainer', description: 'For the nights.', price: '£140 per arch' },
  'catalogue.denture': {
    ...SHARED,
    ...{ name: 'Denture', description: 'Made to fit.', price: 'From £780' },
    options: {
      partial: { title: 'Partial denture', price: '£780', book: 'visit' },
      full: { title: 'Full denture for one jaw', price: '£1,150', book: 'visit' },
    },
  },
  'catalogue.splint': {
    ...SHARED,
    ...{ name: 'Splint', description: 'For the nights.', price: 'From £200' },
    options: {
      upper: { title: 'Upper jaw', price: '£200', book: 'visit' },
      both: { title: 'Upper and lower', price: '£360', book: 'visit' },
    },
  },
};

suite('an upper and a lower', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'An upper and a lower retainer cost £280.': undefined,
      'A new upper and lower retainer together are £280.': undefined,
      'Retainers for both arches come to £280.': undefined,
      'A full denture is £1,150 for one jaw, so an upper and a lower together cost £2,300.': undefined,
      'An upper and lower full denture cost £2,300.': undefined,
      'A partial denture for each jaw comes to £1,560.': undefined,
      'The upper and lower splint is £360.': undefined,
      'An upper and a lower retainer cost £260.': '“£260” is not the total of 2 × “Retainer”: 2 × £140 = £280.',
      'Retainers for both arches come to £300.': '“£300” is not the total of 2 × “Retainer”: 2 × £140 = £280.',
      'An upper and lower full denture cost £2,400.':
        '“£2,400” is not the total of 2 × “Full denture for one jaw”: 2 × £1,150 = £2,300.',
      'An upper retainer costs £150.': '“£150” is not a price of “Retainer” (£140 per arch).',
    },
    VALUES,
  ));
