/** Amounts that a sentence computes from parts: courses in a sum, savings on each session, the rest of an offer. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';
const OFFER = {
  ...{ name: 'Both Hands', price: '£95', includes: ['massage', 'scrub'], description: 'Both.', features: [] },
  ...{ book: 'visit', ctaText: 'Book' },
};
const SITE = {
  'catalogue.scrub': SCRUB,
  'offers.both-hands': OFFER,
  'programmes.six': {
    ...{ name: 'Six', department: 'main', schedule: '6 sessions over 8 weeks', price: '£300', instalments: '3 x £100' },
    ...{ description: 'Six.', book: 'visit' },
  },
  'figures.deposit': '£20',
  'pages./treatments/massage.1.note': 'A deposit of {figures.deposit} is taken when you book.',
};

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...values });
  return findings
    .filter(({ rule }) => rule.startsWith('price/') && rule !== 'price/typed' && rule !== 'price/genuine')
    .map(({ message }) => message);
}

const NOT_THE_DIFFERENCE =
  '“fifteen pounds fifty” is not the difference between the prices that this sentence compares.';

/** Questions and answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['What is the sum?', 'A scrub and five massages as a course come to £295.'],
  ['What is the sum?', 'A scrub and five massages booked one by one come to £345.'],
  ['What do I save with the massage course?', 'With five massages, £10 a session, fifty in all.'],
  [
    'Is a course cheaper?',
    'With the five, every massage comes £8 cheaper.',
    '“£8” is not the saving on each session of “Course of five”, which is £10.',
  ],
  ['What is left to pay?', 'The deposit is {figures.deposit}, and on the programme that leaves £280.'],
  ['Can I spread the cost?', 'Yes, in three parts of £100.'],
  ['Is a massage dear?', 'For that money you could take a scrub and still have fifteen pounds left.'],
  ['Is it dearer than a scrub?', 'A massage costs fifteen pounds fifty more than a scrub.', NOT_THE_DIFFERENCE],
  ['Is it dear?', 'You get change from a hundred pounds for a massage.'],
  ['Is it true that a massage costs £80?', 'No, that was another practice.'],
  ['Does a massage cost £80?', 'Yes.', '“£80” is not a price of “Massage” (£60 per session).'],
  ['Do you have a deposit of £50, like the place that asked £50?', 'No, less than half of that.'],
  [
    'Is there a fee for members?',
    'It costs a dozen pounds each month.',
    '“a dozen pounds” is not a price in the config.',
  ],
];

suite('an amount of parts', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesWith({ [QUESTION]: { question, answer } }), message === undefined ? [] : [message]));

  test('the text of an offer can say what one part costs beside the others', async () =>
    assert.equal(
      await messagesWith({
        'offers.both-hands.description': 'With a massage, the scrub is £35 instead of forty-five.',
      }),
      [],
    ));

  test('a share in the text of an offer is compared with the saving of the offer, and not with courses', async () =>
    assert.equal(
      await messagesWith({ 'offers.both-hands.description': 'Both visits together save almost a quarter.' }),
      ['“save almost a quarter” does not match any saving in the prices. The highest saving is 10%.'],
    ));
});
