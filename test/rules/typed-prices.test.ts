/** Typed amounts that equal a fact: what the advice says that they can mean, and those that belong to something else. */
import * as assert from 'uvu/assert';
import { ANSWER, SCRUB, TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { shortAndLong } from '../../renderer/check/rules/price/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'figures.nhsCharge': '£45',
  'catalogue.scrub': { ...SCRUB, price: 'From £60', options: shortAndLong() },
  'catalogue.cupping': { ...SCRUB, name: 'Cupping' },
};

const adviceOn = async (sentence: string, values = {}): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...VALUES, ...values, [ANSWER]: sentence });
  return findings.filter(({ rule }) => rule.startsWith('price/')).map(({ rule, help }) => `${rule} ${help}`);
};

const OTHERWISE = 'Otherwise, name it in “figures” and quote that, or accept it.';
const SCRUBS = 'if it means “Scrub”, quote it: {catalogue.scrub.amount}';
const SHORT = 'f it means “Short” of “Scrub”, quote it: {catalogue.scrub.options.short.price}';

suite('the advice about an amount that several facts state', (test) => {
  const MEANT: Readonly<Record<string, string>> = {
    'A short scrub costs £60.': `I${SHORT}`,
    'A scrub starts from £60.': `I${SCRUBS.slice(1)}`,
    'A scrub costs £60.': `I${SCRUBS.slice(1)}; i${SHORT}`,
    'On the NHS it is £45.': 'If it means the nhs charge, quote it: {figures.nhsCharge}',
  };
  for (const [sentence, meant] of Object.entries(MEANT))
    test(`names the facts whose names it uses: ${sentence}`, async () =>
      assert.equal(await adviceOn(sentence), [`price/typed ${meant}. ${OTHERWISE}`]));

  test('names the price of a programme, and not the equal sum of its instalments', async () => {
    const course = { name: 'Six', department: 'main', schedule: '6 sessions over 8 weeks', description: 'Six.' };
    const six = { ...course, price: '£420', instalments: '3 x £140', book: 'visit' };
    assert.equal(await adviceOn('Six costs £420.', { 'programmes.six': six }), [
      `price/typed If it means “Six”, quote it: {programmes.six.price}. ${OTHERWISE}`,
    ]);
  });
});

suite('an amount that equals the price of what a sentence names', (test) => {
  for (const sentence of [
    'On the NHS, a massage costs £60.',
    'A massage at the hospital costs £60.',
    'The council charges £60 for a massage.',
    'Elsewhere a massage costs £60.',
    'A massage by another company is £60.',
    'In 2014, a massage cost £60.',
    'A massage is £60 more than a walk.',
  ])
    test(`is not reported if it belongs to others or is another amount: ${sentence}`, async () =>
      assert.equal(await adviceOn(sentence), []));

  for (const sentence of ['A massage costs £60.', 'With insurance, we charge £60 for a massage.'])
    test(`is reported if the clinic charges it: ${sentence}`, async () =>
      assert.equal(await adviceOn(sentence), [
        `price/typed If it means “Massage”, quote it: {catalogue.massage.amount}. ${OTHERWISE}`,
      ]));

  test('may stay as a quoted figure of its own', async () =>
    assert.equal(await adviceOn('A massage voucher is {figures.voucher}.', { 'figures.voucher': '£60' }), []));
});

suite('an amount in a policy', (test) => {
  const rulesOf = async (text: string) => {
    const { findings } = await checkedWith({ ...TERMS_PAGE, 'figures.paint': '£10' }, { 'policies/terms.md': text });
    return findings.map(({ rule }) => rule).filter((rule) => rule.startsWith('price/'));
  };

  test('is not the fee for something that the text does not mention', async () => {
    assert.equal(await rulesOf('## Shoes\n\nInsoles: £10.\n'), []);
    assert.equal(await rulesOf('## Warts\n\nThere is a paint. Later: £10.\n'), ['price/typed']);
  });
});
