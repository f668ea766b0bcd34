/** Which pages with prices mention the deposit of the config, and for which of them it is taken. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const NOTE = 'pages./treatments/massage.1.note';
const ANSWER = 'pages./.1.questions.0.answer';
const LEAD = 'pages./surgery.0.lead';

const CUPPING = {
  'catalogue.cupping': {
    category: 'hands',
    name: 'Cupping',
    description: 'Glass cups on the back.',
    price: '£90',
    duration: '1h',
    book: 'visit',
    image: 'dot',
  },
};

async function pagesReported(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ 'figures.deposit': '£15', ...CUPPING, ...values });
  return findings.filter(({ rule }) => rule === 'price/deposit').map(({ page = '' }) => page);
}

const MASSAGE = ['/treatments/massage'];

suite('a deposit on pages with prices', (test) => {
  for (const [note, reported] of [
    ['A deposit of {figures.deposit} is taken when you book.', []],
    ['We take fifteen pounds as a deposit.', []],
    ['£15 holds your place.', []],
    ['Bookings need {figures.deposit} beforehand.', []],
    ['We need no deposits.', []],
    ['With the leaflet, you save £15.', MASSAGE],
    ['You pay after your visit.', MASSAGE],
  ] as const)
    test(`“${note}” ${reported.length === 0 ? 'mentions' : 'does not mention'} the deposit`, async () =>
      assert.equal(await pagesReported({ [NOTE]: note }), reported));

  test('a treatment with a deposit of its own needs no other', async () =>
    assert.equal(
      await pagesReported({
        'catalogue.massage.figures': { lasts: '2 days', deposit: '£25' },
        [NOTE]: 'The deposit is {catalogue.massage.figures.deposit}.',
      }),
      [],
    ));

  for (const [answer, reported] of [
    ['For cupping, we take a deposit of {figures.deposit}.', []],
    ['Only cupping needs a deposit of £15.', []],
    ['A programme needs a deposit of {figures.deposit}.', []],
    ['For a massage, we take a deposit of {figures.deposit}.', MASSAGE],
    ['We take a deposit of {figures.deposit}.', MASSAGE],
    ['A deposit of £15 secures every booking. For cupping, the deposit of £15 is taken off the price.', MASSAGE],
  ] as const)
    test(`after “${answer}”, the page of massage ${reported.length === 0 ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await pagesReported({
          'programmes.six': {
            ...{ name: 'Six', department: 'main', schedule: '6 sessions over 8 weeks', price: '£300' },
            ...{ description: 'Six visits.', book: 'visit' },
          },
          [ANSWER]: answer,
        }),
        reported,
      ));

  /** Cupping is in a category of its own, whose page is “/surgery”. */
  const SURGERY = {
    'categories.operations': { name: 'Small surgery', anchor: 'surgery', route: '/surgery', description: 'One day.' },
    'catalogue.cupping.category': 'operations',
    'routes./surgery': { title: 'Surgery', description: 'Surgery.', name: 'Surgery', category: 'operations' },
    'pages./surgery': [{ kind: 'treatmentCards', category: 'operations' }],
  };
  for (const [path, text, reported] of [
    [ANSWER, 'We take a deposit of {figures.deposit} only for small surgery.', []],
    [ANSWER, 'For operations, we take a deposit of {figures.deposit}.', []],
    [ANSWER, 'When you book an operation, we take a deposit of {figures.deposit}.', []],
    [ANSWER, 'For every planned operation we take a deposit of {figures.deposit}.', []],
    [LEAD, 'We take a deposit of {figures.deposit} for procedures.', []],
    [LEAD, 'We take a deposit of {figures.deposit} for these.', []],
    [LEAD, 'We take a deposit of {figures.deposit} for every booking.', MASSAGE],
    [LEAD, 'We take a deposit of {figures.deposit} for the first appointment.', MASSAGE],
    [LEAD, 'We take a deposit of {figures.deposit}.', MASSAGE],
  ] as const)
    test(`after “${text}”, the page of another category ${reported.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      const lead = { kind: 'hero', title: 'Surgery', lead: text };
      const page = { 'pages./surgery': [lead, ...SURGERY['pages./surgery']] };
      assert.equal(await pagesReported({ ...SURGERY, ...(path === LEAD ? page : { [path]: text }) }), reported);
    });

  test('a deposit that is named after the key of a category is for its treatments only', async () => {
    assert.equal(
      await pagesReported({ ...SURGERY, 'figures.deposit': undefined, 'figures.operationDeposit': '£15' }),
      [],
    );
    assert.equal(
      await pagesReported({ ...SURGERY, 'figures.deposit': undefined, 'figures.handsDeposit': '£15' }),
      MASSAGE,
    );
  });

  test('the help says how to limit the deposit to some treatments', async () => {
    const { findings } = await checkedWith({ 'figures.deposit': '£15' });
    assert.equal(
      findings.filter(({ rule }) => rule === 'price/deposit').map(({ help }) => help),
      [
        "Quote it below the prices: pricing({ note: '… deposit of {figures.deposit} …' }). If only some treatments take the deposit, name the figure after their category or one of them, like “consultationDeposit”, or say once for which: “We take a deposit of {figures.deposit} only for …”; then only their pages must mention it.",
      ],
    );
  });
});
