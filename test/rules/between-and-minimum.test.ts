/** Ranges after “between”, minimum times, fees for short notice, free calls and the day of a named closure. */

import { pricing, treatmentHero } from 'clinic-site';
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'figures.healing': 'six to eight weeks',
  'figures.minimumVisit': 'three hours',
  'figures.lateFee': '£30',
  'clinic.closures': [{ from: '2027-03-11', to: '2027-03-12', reason: 'Staff training' }],
};

const SENTENCES: Sentences = {
  'Healing takes between six and eight weeks.': undefined,
  'Healing usually takes between 6 and 8 weeks.': undefined,
  'Healing takes between four and eight weeks.':
    '“four and eight weeks” differs from “healing”, which is six to eight weeks.',
  'We come to your office for at least three hours.': undefined,
  'We can come to your office for five hours.': undefined,
  'We come to your office for at least two hours.': '“two hours” differs from “minimum visit”, which is three hours.',
  'We are closed on Friday 12 March 2027 for staff training.': undefined,
  'The practice is closed for staff training on 11 March.': undefined,
  'We are closed on Friday 19 March 2027 for staff training.':
    '“19 March 2027” differs from the closure in the config: 11 March 2027 to 12 March 2027.',
  'The practice is closed on 19 March for the wedding of our founder.': undefined,
};

suite('a range, a minimum or a closed day in a sentence', (test) => {
  testSentences(test, ['content/one-fact', 'content/hours'], SENTENCES, VALUES);
});

const FEES: Sentences = {
  'Please give us a day’s notice; otherwise we charge £30.':
    '“£30” is typed here although a fact of the config states it.',
  'With less than a day’s notice we charge £30.': '“£30” is typed here although a fact of the config states it.',
  'With less than two days’ notice we charge £40.': '“£40” is not the late fee, which is £30.',
  'If you give us less than a day’s notice, we charge £40.': '“£40” is not the late fee, which is £30.',
};

suite('a fee for short notice', (test) => {
  testSentences(test, ['price/unbacked', 'price/typed', 'price/contradiction'], FEES, VALUES);
});

/** The page of a call that costs nothing, beside a first appointment that costs £60. */
const callPage = (lead: string) => ({
  'catalogue.call': {
    category: 'hands',
    name: 'Telephone consultation',
    description: 'Ten minutes.',
    price: 'Complimentary',
    duration: '10min',
    book: 'visit',
  },
  'routes./treatments/call': { title: 'Call', description: 'Ten minutes.', name: 'Call', treatment: 'call' },
  'pages./treatments/call': [treatmentHero({ lead, image: 'dot', trust: ['By telephone'] }), pricing()],
});

suite('a call that costs nothing', (test) => {
  const isCalledFree = async (lead: string) => {
    const { findings } = await checkedWith(callPage(lead));
    return findings.filter(({ rule }) => rule === 'price/free').map(({ message }) => message);
  };

  test('can be called free on its own page', async () =>
    assert.equal(await isCalledFree('There is nothing to pay for the call and no obligation to book afterwards.'), []));

  test('does not make another treatment free', async () =>
    assert.equal(await isCalledFree('There is nothing to pay for the massage.'), [
      '“There is nothing to pay for” describes “Massage” (£60 per session).',
    ]));
});
