/** What one of the sessions costs that a monthly price pays for, and multiples of a figure. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'programmes.club': {
    ...{ name: 'Membership', description: 'Calm.', price: '£125 a month', schedule: '2 sessions a month' },
    book: 'visit',
  },
  'pages./treatments.2': { kind: 'programmes', title: 'Programmes' },
  'figures.parking': '£3.20',
};
const ofSession = (amount: string) => `“${amount}” is not the price of one session of “Membership”, which is £62.50.`;

suite('a session of a monthly price, and a multiple of a figure', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked', 'price/saving'],
    {
      'Each visit under the membership works out at £62.50 if you use both.': undefined,
      'With the membership, a session comes to £62.50.': undefined,
      'In the membership, you pay £62.50 per session.': undefined,
      'A year of the membership costs £1,500.': undefined,
      'Each visit under the membership works out at £60 if you use both.': ofSession('£60'),
      'With the membership, each session costs £65.': ofSession('£65'),
      'Parking for four hours costs £6.40, twice the price for two.': undefined,
      'Parking for six hours costs £9.60, three times as much.': undefined,
      'Parking for four hours costs £7, twice the price for two.': '“£7” is not a price in the config.',
      'Lunch costs £6.40, twice the price of a year ago.': '“£6.40” is not a price in the config.',
    },
    VALUES,
  ));
