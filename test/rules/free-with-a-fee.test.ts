/** Things that are called free although everybody pays a fee for them, and fees with names of their own. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const check = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
});
const VALUES = {
  'catalogue.check': check('Welcome check', 'Complimentary'),
  'figures.lateFee': '£20',
  'figures.refund': '£5',
};
const adds = (words: string, fee: string) =>
  `“${words}” describes “Welcome check” (Complimentary), but the next words add a fee: “${fee}”.`;

suite('something free with a fee', (test) =>
  testSentences(
    test,
    ['price/free'],
    {
      'The welcome check costs nothing, apart from a registration fee of £20.': adds(
        'costs nothing',
        'registration fee',
      ),
      'Your welcome check is free; we only ask for a registration fee of £8 on the day.': adds(
        'is free',
        'registration fee',
      ),
      'The welcome check is free of charge. You only pay a £5 admin fee.': adds('free of charge', 'admin fee'),
      'The welcome check is free, plus a small booking fee of £5.': adds('is free', 'booking fee'),
      'The welcome check is complimentary, except for the handling charge.': adds('complimentary', 'handling charge'),
      'The welcome check is free; we simply take £10 to hold your slot.': adds('is free', '£10 to hold your slot'),
      'The welcome check is free, with a £10 booking fee.': adds('is free', 'booking fee'),
      'The call is free; we simply take £10 to hold your slot.':
        'After “is free”, the next words add a fee: “£10 to hold your slot”.',
      'The welcome check is free; we only take £10 to hold your slot, and you get it back.': undefined,
      'The welcome check is free, with a cup of tea.': undefined,
      'Parking is free; we only ask for £10 to open the gate.': undefined,
      'The welcome check is free; there is no registration fee.': undefined,
      'The welcome check is free, without any booking fee.': undefined,
      'The welcome check is free; we only ask for a deposit, which you get back.': undefined,
      'The welcome check is free, but a missed one costs the late fee.': undefined,
      'Moving the welcome check is free, apart from the late fee on the day.': undefined,
    },
    VALUES,
  ));

suite('a fee with a name of its own', (test) =>
  testSentences(
    test,
    ['price/unbacked', 'price/contradiction'],
    {
      'The welcome check is free; we simply take £10 to hold your slot.': undefined,
      'Parking is free; we simply take £10 to hold your slot.': '“£10” is not a price in the config.',
      'We simply take £10 to hold your slot.': '“£10” is not a price in the config.',
      'We only ask for a registration fee of £8 on the day.': '“£8” is not a price in the config.',
      'There is a registration fee of £20.': '“£20” is not the price of anything that this sentence names.',
      'If you do not come, there is a fee of £25.': '“£25” is not the late fee, which is £20.',
      'If you do not come, there is a fee of £20.': undefined,
    },
    VALUES,
  ));
