/** Deposits for some visits, discounts of a plan, courses that save the same, and typed prices of others or of the past. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const NOTE = 'pages./treatments/massage.1.note';
const treatment = (name: string, price: string, duration: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration, book: 'visit', image: 'dot' },
  ...more,
});

type Values = Readonly<Record<string, unknown>>;

/** The severity of each finding of a rule. */
async function severitiesOf(rule: string, values: Values): Promise<readonly string[]> {
  const { site, findings } = await checkedWith(values);
  assert.ok(site, findings.map(({ message }) => message).join());
  return findings.filter((finding) => finding.rule === rule).map(({ severity }) => severity);
}

suite('a deposit for some visits', (test) => {
  for (const [answer, severities] of [
    ['A visit of two hours or longer needs a deposit of {figures.deposit}.', []],
    ['A visit of half an hour or longer needs a deposit of {figures.deposit}.', ['error']],
    ['A deposit of {figures.deposit} is taken for evenings.', ['warning']],
    ['A deposit of {figures.deposit} is taken when you book.', ['error']],
  ] as const)
    test(`after “${answer}”, the page of a massage of an hour has ${severities.length} findings`, async () =>
      assert.equal(
        await severitiesOf('price/deposit', {
          'figures.deposit': '£15',
          'catalogue.retreat': treatment('Retreat', '£190', '3h'),
          [ANSWER]: answer,
        }),
        severities,
      ));
});

suite('a deposit that a text denies', (test) => {
  const DEPOSIT = {
    'figures.deposit': '£15',
    'catalogue.refill': treatment('Refill', '£30', '30min'),
    [NOTE]: 'A deposit of {figures.deposit} is taken for a massage.',
  };
  for (const [answer, severities] of [
    ['A refill is quick. No deposit.', []],
    ['A massage needs no deposit.', ['error']],
  ] as const)
    test(`“${answer}” is ${severities.length === 0 ? 'right' : 'wrong'}`, async () =>
      assert.equal(await severitiesOf('price/deposit', { ...DEPOSIT, [ANSWER]: answer }), severities));
});

suite('percentages', (test) => {
  const courses = (price: string) => ({ packages: [{ label: 'Course of five', sessions: 5, price }] });
  const VALUES = {
    'catalogue.peel': treatment('Peel', 'From £50', '30min', {
      options: {
        face: { title: 'Face', price: '£50', duration: '30min', book: 'visit', ...courses('£200') },
        back: { title: 'Back', price: '£80', duration: '1h', book: 'visit', ...courses('£320') },
      },
    }),
    'catalogue.club': treatment('Calm club', '£32 a month', '1h', { figures: { discount: '15%' } }),
  };
  for (const [answer, severities] of [
    ['Peels cost a fifth less in courses of five, and a massage is £60.', []],
    ['Peels cost a quarter less in courses of five, and a massage is £60.', ['error']],
    ['The Calm club is two visits and 15% off the rest.', []],
    ['The Calm club is two visits and 25% off the rest.', ['warning']],
    ['Join, and have {catalogue.club.figures.discount} off the rest.', []],
  ] as const)
    test(`“${answer}” is ${severities.length === 0 ? 'right' : 'wrong'}`, async () =>
      assert.equal(await severitiesOf('price/saving', { ...VALUES, [ANSWER]: answer }), severities));
});

suite('typed prices', (test) => {
  for (const [answer, severities] of [
    ['A massage is £60.', ['warning']],
    ['In spring, a massage went from £55 to £60.', []],
    ['She had a quotation from another company at £60 for each visit.', []],
    ['With a card of £60 you can come when you like.', []],
  ] as const)
    test(`“${answer}” is ${severities.length === 0 ? 'not ' : ''}reported`, async () =>
      assert.equal(await severitiesOf('price/typed', { [ANSWER]: answer }), severities));
});
