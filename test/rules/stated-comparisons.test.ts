/** Comparisons of two prices without an amount. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const item = (name: string, price: string) => ({
  ...{
    name,
    price,
    category: 'hands',
    description: `${name}, by hand.`,
    duration: '30min',
    book: 'visit',
    image: 'dot',
  },
});
/** “Massage” is £60. */
const VALUES = {
  'catalogue.scrub': item('Salt scrub', '£30'),
  'catalogue.wrap': item('Warm wrap', '£80'),
  'catalogue.bath': {
    ...item('Milk bath', '£40'),
    price: 'From £40',
    options: {
      short: { title: 'Short', price: '£40', book: 'visit' },
      long: { title: 'Long', price: '£90', book: 'visit' },
    },
  },
};

const ANSWER = 'pages./.1.questions.0.answer';

async function findingsFor(text: string, path = ANSWER): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...VALUES, [path]: text });
  return findings
    .filter(({ rule }) => rule === 'price/contradiction' || rule === 'price/saving')
    .map(({ message }) => message);
}

const PRICES = { Massage: '£60', 'Salt scrub': '£30', 'Warm wrap': '£80' } as const;
const untrue = (words: string, first: keyof typeof PRICES, second: keyof typeof PRICES): string =>
  `“${words}” is not true of the prices of “${first}” (${PRICES[first]}) and “${second}” (${PRICES[second]}).`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'A salt scrub costs half as much as a massage.': undefined,
  'A warm wrap costs half as much as a massage.': untrue('costs half as much as', 'Warm wrap', 'Massage'),
  'A massage costs exactly what a warm wrap does.': untrue('costs exactly what', 'Massage', 'Warm wrap'),
  'A massage is twice the price of a salt scrub.': undefined,
  'A massage is three times the price of a salt scrub.': untrue('is three times the price of', 'Massage', 'Salt scrub'),
  'A warm wrap costs a third more than a massage.': undefined,
  'A warm wrap costs a quarter less than a massage.': untrue('costs a quarter less than', 'Warm wrap', 'Massage'),
  'Two salt scrubs cost less than a massage.': untrue('cost less than', 'Salt scrub', 'Massage'),
  'Two salt scrubs cost as much as a massage.': undefined,
  'A salt scrub costs a quarter less than a milk bath, short.': undefined,
  'A warm wrap costs less than two massages.': undefined,
  'A warm wrap costs less than three salt scrubs.': undefined,
  'A salt scrub and a massage cost more than a warm wrap.': undefined,
  'A massage and a salt scrub cost more than a warm wrap.': undefined,
  'A massage costs less than a salt scrub and a warm wrap.': undefined,
  'A warm wrap is dearer than a massage.': undefined,
  'A massage is dearer than a warm wrap.': untrue('is dearer than', 'Massage', 'Warm wrap'),
  'A warm wrap is half as warm as a massage.': undefined,
  'A massage does not cost more than a warm wrap.': undefined,
  'Elsewhere, clinics charge twice what a massage costs here.': undefined,
  'A milk bath costs less than a massage.': undefined,
  'A massage is warmer than a salt scrub.': undefined,
  'A salt scrub costs half of what a massage costs.': undefined,
  'A warm wrap costs half of what a massage costs.': untrue('costs half of what', 'Warm wrap', 'Massage'),
  // “Massage” is the first appointment.
  'A salt scrub is half the price of a first massage.': undefined,
  'A warm wrap is half the price of a first massage.': untrue('is half the price of', 'Warm wrap', 'Massage'),
  'A warm wrap costs less than your first visit.': untrue('costs less than', 'Warm wrap', 'Massage'),
  'A salt scrub costs less than your first visit.': undefined,
  'A massage costs half as much as a first warm wrap.': undefined,
  'Coming back costs half as much as the first visit.': undefined,
};

/** Descriptions of the warm wrap, and the message of the check about each. */
const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  'Coming back for another one costs half as much as the first visit.': untrue(
    'costs half as much as',
    'Warm wrap',
    'Massage',
  ),
  'Coming back for another one costs more than the first visit.': undefined,
};

suite('a comparison of prices without an amount', (test) => {
  for (const [sentence, expected] of Object.entries(SENTENCES))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsFor(sentence), expected === undefined ? [] : [expected]));

  for (const [sentence, expected] of Object.entries(DESCRIPTIONS))
    test(`${sentence} of the warm wrap ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await findingsFor(sentence, 'catalogue.wrap.description'),
        expected === undefined ? [] : [expected],
      ));
});
