/** Instalments of treatments, of their options and of their courses: on pages, in quotations and in the check. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** The treatment “Massage” (£60 per session, a course of five at £250) with options that have courses of their own. */
const SITE = {
  'catalogue.massage.price': 'From £60 per session',
  'catalogue.massage.packages': [{ label: 'Course of five', sessions: 5, price: '£250', instalments: '5 x £50' }],
  'catalogue.massage.options': {
    hands: {
      title: 'Two hands',
      price: '£60',
      instalments: '3 x £20',
      book: 'visit',
      packages: [{ label: 'Block of ten', sessions: 10, price: '£500', instalments: '4 x £125' }],
    },
    stones: { title: 'Hot stones', price: '£90', book: 'visit' },
  },
};
const ANSWER = 'pages./.1.questions.0.answer';

async function textOn(route: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const { site, findings } = await checkedWith(values);
  assert.equal(
    findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    [],
  );
  const html = (await site?.pages.find((page) => page.route === route)?.html()) ?? '';
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

async function messagesOf(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...values });
  return findings.filter(({ rule }) => /^price\/(?!typed)|one-fact/.test(rule)).map(({ message }) => message);
}

suite('the instalments of an option or a course', (test) => {
  test('are in the price table, with their total', async () => {
    const table = await textOn('/treatments', { ...SITE, 'pages./treatments.0': { kind: 'priceTable' } });
    for (const line of ['or 3 x £20 = £60 in all', 'or 4 x £125 = £500 in all', 'or 5 x £50 = £250 in all'])
      assert.match(table, line);
  });

  test('are on the generated page of the treatment', async () => {
    const page = await textOn('/treatments/massage', SITE);
    for (const line of ['or 3 x £20 = £60 in all', 'or 4 x £125 = £500 in all', 'or 5 x £50 = £250 in all'])
      assert.match(page, line);
  });

  const QUOTED = {
    'catalogue.massage.options.hands.instalment': '£20',
    'catalogue.massage.options.hands.total': '£60',
    'catalogue.massage.options.hands.packages.0.instalment': '£125',
    'catalogue.massage.packages.0.total': '£250',
    'catalogue.massage.packages.0.instalment': '£50',
  };
  for (const [path, shown] of Object.entries(QUOTED))
    test(`can be quoted: {${path}}`, async () =>
      assert.match(await textOn('/', { ...SITE, [ANSWER]: `It is {${path}}.` }), `It is ${shown}.`));

  test('add up to the price', async () =>
    assert.equal(await messagesOf({ 'catalogue.massage.options.hands.packages.0.instalments': '4 x £130' }), [
      '“4 x £130” adds up to £520, £20 more than £500.',
    ]));

  test('may follow a first payment', async () => {
    const values = {
      'catalogue.massage.options.stones.price': '£1,650',
      'catalogue.massage.options.stones.instalments': '£300 + 10 x £135',
      [ANSWER]: 'For hot stones you pay £300, and then ten instalments of £135.',
    };
    assert.equal(await messagesOf(values), []);
    assert.match(await textOn('/treatments/massage', { ...SITE, ...values }), 'or £300 + 10 x £135 = £1,650 in all');
    const quoting = { ...values, [ANSWER]: 'You pay {catalogue.massage.options.stones.firstPayment} first.' };
    assert.match(await textOn('/', { ...SITE, ...quoting }), 'You pay £300 first.');
    const { findings } = await checkedWith({
      ...SITE,
      ...values,
      'catalogue.massage.options.stones.instalments': '£300 + 10 x £130',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'price/instalments').map(({ message, help }) => [message, help]),
      [
        [
          '“£300 + 10 x £130” adds up to £1,600, £50 less than £1,650.',
          'Write “£300 + 10 x £135” or correct the price, or accept it with a reason.',
        ],
      ],
    );
  });

  test('are known in sentences', async () =>
    assert.equal(
      await messagesOf({ [ANSWER]: 'A massage with two hands can be paid in three instalments of £20.' }),
      [],
    ));

  test('of a course have a number that sentences state', async () =>
    assert.equal(await messagesOf({ [ANSWER]: 'The massage course of five can be paid in six instalments of £50.' }), [
      '“six” differs from the instalments of “Course of five” of “Massage”, which are 5 x £50.',
    ]));

  test('have a number that sentences state', async () =>
    assert.equal(await messagesOf({ [ANSWER]: 'A massage with two hands can be paid in six instalments of £20.' }), [
      '“six” differs from the instalments of “Two hands” of “Massage”, which are 3 x £20.',
    ]));
});
