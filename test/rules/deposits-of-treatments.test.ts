/** Sentences about the deposit that only one treatment has: £150 for a frame here. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const FRAME = {
  ...{ name: 'Made frame', price: 'From £1,250', description: 'Made to measure.', category: 'hands', image: 'dot' },
  ...{ book: 'visit', duration: '1h', figures: { deposit: '£150' } },
  options: {
    plain: { title: 'Plain', price: '£1,250', book: 'visit' },
    carved: { title: 'Carved', price: '£1,980', book: 'visit' },
  },
};
const wrong = (amount: string) => `“${amount}” is not the deposit, which is £150.`;
const PAGE = 'pages./treatments/massage.0';

suite('the deposit of a treatment', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'For a made frame, we take a deposit of £250.': wrong('£250'),
      'We ask for £250 as a deposit when your made frame is ordered.': wrong('£250'),
      'The deposit is £250.': wrong('£250'),
      'A massage needs a deposit of £30.': '“£30” is not a price in the config.',
      'After the deposit, a carved made frame leaves £1,730 to pay.':
        '“£1,730” is not what remains of “Made frame” after the deposit, which is £1,830.',
      'For a made frame, we take a deposit of £150.': undefined,
      'After the deposit, a carved made frame leaves £1,830 to pay.': undefined,
    },
    { 'catalogue.frame': FRAME },
  );
});

suite('the deposit of a treatment, beside that of the clinic', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'For a made frame, we take a deposit of £250.': wrong('£250'),
      'We take a deposit of £250.': '“£250” is not the deposit, which is £20.',
      'For a made frame, we take a deposit of £150.': undefined,
    },
    { 'catalogue.frame': FRAME, 'figures.deposit': '£20', [`${PAGE}.lead`]: 'The deposit is {figures.deposit}.' },
  ));
