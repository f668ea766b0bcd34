/** Amounts that cannot be right beside the other amounts of the config, such as those with a digit too many. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const messagesWith = async (rule: string, values: Readonly<Record<string, unknown>>) =>
  (await checkedWith(values)).findings.flatMap((finding) => (finding.rule === rule ? [finding.message] : []));

const PAIR = {
  ...{ name: 'Pair', includes: ['massage', 'scrub'], description: 'Both.', features: [], book: 'visit' },
  ...{ ctaText: 'Book both', comparedWith: 'bought separately' },
};
const offer = (price: string, values: Readonly<Record<string, unknown>> = {}) =>
  messagesWith('price/genuine', {
    'catalogue.scrub': { ...SCRUB, book: 'visit', price: '£40' },
    'offers.pair': { ...PAIR, price },
    ...values,
  });

suite('the price of an offer', (test) => {
  test('is reported if it is less than one of its parts costs alone', async () => {
    assert.equal(await offer('£9'), [
      '“£9” for 2 treatments is less than half of what one of them costs alone, £60 per session.',
    ]);
    assert.equal(await offer('£90', { 'catalogue.scrub.price': '£400' }), [
      '“£90” for 2 treatments is less than half of what one of them costs alone, £400.',
    ]);
  });

  test('is not reported if one part is a gift', async () => assert.equal(await offer('£60'), []));
});

const deposit = (values: Readonly<Record<string, unknown>>) => messagesWith('price/deposit', values);
const NOTE = 'pages./treatments/massage.1.note';

suite('a deposit', (test) => {
  test('of the clinic is reported above its highest price, that of a course', async () => {
    const values = (text: string) => ({ 'figures.deposit': text, [NOTE]: 'The deposit is {figures.deposit}.' });
    assert.equal(await deposit(values('£251')), ['The deposit “£251” is more than the highest price, £250.']);
    assert.equal(await deposit(values('£250')), []);
    assert.equal(await deposit(values('20%')), []);
  });

  test('of a treatment is reported above the prices of that treatment', async () =>
    assert.equal(
      await deposit({
        'catalogue.scrub': { ...SCRUB, price: '£400' },
        'catalogue.massage.figures.deposit': '£300',
        [NOTE]: 'The deposit is {catalogue.massage.figures.deposit}.',
      }),
      ['The deposit “£300” is more than this treatment costs, £250.'],
    ));
});
