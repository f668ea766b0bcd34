/** Tests amounts that visitors have, that others pay for them, or that divide a price, and what follows from them. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving', 'price/free', 'price/vat'];
const treatment = (name: string, price: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '20min', book: 'visit', image: 'dot' },
  ...more,
});
const KENNEL = {
  'catalogue.groom': treatment('Full groom', '£52', { figures: { deposit: '£15' } }),
  'catalogue.nails': treatment('Nail clip', '£14', { figures: { deposit: '£15' } }),
  'catalogue.swim': treatment('Pool hour', '£38'),
};

suite('amounts of visitors and of others', (test) =>
  testSentences(
    test,
    RULES,
    {
      'My insurer pays me £30 a year, and the rest is mine.': undefined,
      'Some cash plans give back part of the bill, often up to £45 a year.': undefined,
      'In May we rang six other groomers: a groom was between £40 and £70.': undefined,
      'A groom is £70 with us.': '“£70” is not a price of “Full groom” (£52).',
      'Ten years ago I had a van, £900 in the bank and no dog.': undefined,
      'A cousin spent £410 on a groomer in London.': undefined,
      'Last year the average was £44, a little less than a groom.': undefined,
      'Grooming leaves me with £17 an hour before tax.': undefined,
      'A groom is £52 before tax.': '“£52 before tax” quotes prices without VAT.',
      // parts of a price
      'Of £52 for a groom, £20 goes to the groomer, £18 on rent and £14 on shampoo.': undefined,
      // free
      'Five things that cost nothing, and when a groom helps.': undefined,
      'For a short coat, a groom is money for nothing.': undefined,
      'We have a groom that costs nothing.': '“costs nothing” describes “Full groom” (£52).',
    },
    KENNEL,
  ));

const asked = (question: string, answer: string) => ({
  'pages./.1.questions': [{ question, answer }],
});

suite('answers that compute with other amounts', (test) => {
  const reported = async (question: string, answer: string): Promise<readonly string[]> => {
    const { site, findings } = await checkedWith({ ...KENNEL, ...asked(question, answer) });
    assert.ok(site, findings.map(({ message }) => message).join());
    return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
  };
  test('change from the money of a visitor is not reported', async () =>
    assert.equal(await reported('I have £60. What can I have?', 'A full groom and change of £8.'), []));
  test('wrong change from the money of a visitor is reported', async () =>
    assert.equal(await reported('I have £60. What can I have?', 'A full groom and change of £9.'), [
      '“£9” is not a price of “Full groom” (£52).',
    ]));
  test('parts that do not add up to the price are reported', async () =>
    assert.equal(
      await reported('Where does it go?', 'Of £52 for a groom, £20 goes to me, £18 on rent and £17 on soap.'),
      [
        '“£20” is not a price of “Full groom” (£52).',
        '“£18” is not a price of “Full groom” (£52).',
        '“£17” is not a price of “Full groom” (£52).',
      ],
    ));
  test('what is left after others have paid is not reported', async () =>
    assert.equal(await reported('My employer pays £30 towards it. What is left?', 'For a pool hour, £8.'), []));
  test('a wrong rest after others have paid is reported', async () =>
    assert.equal(await reported('My employer pays £30 towards it. What is left?', 'For a pool hour, £9.'), [
      '“£9” is not a price of “Pool hour” (£38).',
    ]));
});
