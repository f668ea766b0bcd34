/** Words like “free” whose meaning depends on who acts or pays, on the question, or on a fee of the config. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';
const FEES = {
  'figures.duplicateCard': '£9',
  'figures.retest': '£30',
  'figures.gpLetter': '£25',
  'figures.translatedReport': '£40',
};

async function findingsWith(values: Readonly<Record<string, unknown>>) {
  const { findings } = await checkedWith({ ...FEES, ...values });
  return findings.filter(({ rule }) => rule === 'price/free');
}

const messagesWith = async (question: string, answer: string): Promise<readonly string[]> =>
  (await findingsWith({ [QUESTION]: { question, answer } })).map(({ message }) => message);

/** Questions and answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  [
    'What is new?',
    'A massage is free, and we look at how you move.',
    '“is free” describes “Massage” (£60 per session).',
  ],
  ['What is new?', 'Parking is free, and we look after your coat during a massage.'],
  ['What does a massage cost?', 'It costs nothing.', '“costs nothing” describes “Massage” (£60 per session).'],
  ['What is the price of a massage?', 'Nothing at all.', '“Nothing at all” describes “Massage” (£60 per session).'],
  ['How much is a massage?', 'Nothing at all.', '“Nothing at all” describes “Massage” (£60 per session).'],
  ['How much does it cost to move a massage?', 'Nothing at all.'],
  ['What is left of the pain after a massage?', 'Nothing.'],
  ['What if I am ill?', 'Tell us a day before your massage, and it costs you nothing.'],
  ['Is it worth it?', 'If your neck is well, you would be paying us for a massage for nothing.'],
  ['Who pays?', 'The health board pays nothing towards a massage.'],
  ['Can I do it myself?', 'Your own hands do it for nothing, without a massage.'],
  ['I have lost my card.', 'We reprint it for nothing.', '“for nothing” describes “duplicate card” (£9).'],
  ['I have lost my card.', 'If it was our mistake, we reprint it for nothing.'],
  // a translated report is not late
  ['Do you translate?', 'A translated report is free.', '“is free” describes “translated report” (£40).'],
  ['Must I come twice?', 'A retest is free.', '“is free” describes “retest” (£30).'],
  ['Must I come twice?', 'If the machine fails, we repeat the test free of charge.'],
  [
    'Does my GP hear from you?',
    'If your GP needs it, we write to them at our own expense.',
    '“at our own expense” describes “gp letter” (£25).',
  ],
];

suite('free in other words', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesWith(question, answer), message === undefined ? [] : [message]));

  test('the help for something that is free under a condition does not suggest a price of “Complimentary”', async () => {
    const [finding] = await findingsWith({ [`${QUESTION}.answer`]: 'If you are not happy, your massage is free.' });
    assert.equal(
      finding?.help,
      'Remove it. If it does cost nothing in this case, accept this with the reason: others still pay the price.',
    );
  });
});
