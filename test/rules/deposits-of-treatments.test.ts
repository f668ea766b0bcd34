/** Sentences about the deposit that only one treatment has: £150 for a frame here. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
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

const NAMED = {
  'catalogue.frame': { ...FRAME, figures: {} },
  'catalogue.scrub': SCRUB,
  'figures.frameDeposit': '£150',
  'figures.scrubDeposit': '£20',
};

suite('a deposit of the clinic that is named after a treatment', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'The deposit for a made frame is £250.': '“£250” is not the frame deposit, which is £150.',
      'For a scrub, we take a deposit of £30.': '“£30” is not the scrub deposit, which is £20.',
      'For a scrub, you pay £30 up front to reserve the date, and the rest on the day.':
        '“£30” is not the scrub deposit, which is £20.',
      'The deposit for a made frame is £150.': undefined,
      'For a scrub, you pay £20 up front to reserve the date, and the rest on the day.': undefined,
    },
    NAMED,
  );

  test('need not be mentioned on the pages of other treatments', async () => {
    const pages = async (values: Readonly<Record<string, unknown>>) =>
      (await checkedWith({ 'catalogue.scrub': SCRUB, ...values })).findings
        .filter(({ rule }) => rule === 'price/deposit')
        .map(({ page }) => page);
    assert.equal(await pages({ 'figures.scrubDeposit': '£20' }), []);
    assert.equal(await pages({ 'figures.massageDeposit': '£20' }), ['/treatments/massage']);
    assert.equal(await pages({ 'figures.newClientDeposit': '£20' }), ['/treatments/massage']);
  });
});

suite('the page of a treatment with a deposit', (test) => {
  const reported = async (note: string) =>
    (
      await checkedWith({ 'catalogue.massage.figures.deposit': '£20', 'pages./treatments/massage.1.note': note })
    ).findings
      .filter(({ rule }) => rule === 'price/deposit')
      .map(({ message, help }) => `${message} ${help}`);

  test('mentions the deposit', async () => {
    assert.equal(await reported('Prices include towels.'), [
      "The page “/treatments/massage” lists prices, but does not mention the deposit of £20. Quote it below the prices: pricing({ note: '… deposit of {catalogue.massage.figures.deposit} …' }).",
    ]);
    assert.equal(await reported('A deposit of {catalogue.massage.figures.deposit} is taken when you book.'), []);
    assert.equal(await reported('When you book, you pay £20 in advance.'), []);
    assert.equal(await reported('Of the price, £20 is due with the first fitting.'), []);
    assert.equal((await reported('With a course, you save £20.')).length, 1);
  });
});
