/** Amounts that the clinic does not charge today, and limits of all its prices. */
import * as assert from 'uvu/assert';
import { asked, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';

async function findingsIn(answer: string, values: Readonly<Record<string, unknown>> = {}): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...values, [ANSWER]: answer });
  return findings.filter(({ rule }) => rule.startsWith('price/')).map(({ rule, message }) => `${rule}: ${message}`);
}

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'When we opened in 2009, a massage cost £35.': undefined,
  'A massage used to cost £35.': undefined,
  'In 2009, a massage of an hour was £35 in this street.': undefined,
  'On the NHS, prices differ from ours. A massage: £45, or {catalogue.massage.amount}.': undefined,
  'Her grandmother charged £2 and a cake.': undefined,
  'If you find the same for £20 less, tell us.': undefined,
  'Nothing in this house costs more than £70. We are proud of the £70.': undefined,
  'In 2026, a massage costs £35.': 'price/contradiction: “£35” is not a price of “Massage” (£60 per session).',
  'You are charged £35 for a massage.': 'price/unbacked: “£35” is not a price in the config.',
  'We charged £35 for a massage.': 'price/unbacked: “£35” is not a price in the config.',
  'The gym charges £35.': 'price/unbacked: “£35” is not a price in the config.',
  'Nothing in this house costs more than £60.': undefined,
  'Nothing in this house costs more than £70.': undefined,
  'Nothing in this house costs more than £50.':
    'price/contradiction: “£50” is not the highest price: “Massage” costs £60.',
  'No treatment is over £50.': 'price/contradiction: “£50” is not the highest price: “Massage” costs £60.',
  'Nothing costs less than £80.': 'price/contradiction: “£80” is not the lowest price: “Massage” costs £60.',
  'Nothing at the hospital costs less than £80.': 'price/unbacked: “£80” is not a price in the config.',
};

suite('an amount that is no price of today', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      assert.equal(await findingsIn(sentence), message === undefined ? [] : [message]);
    });

  test('the key of a category, which visitors do not see, is not its name', async () => {
    const sentence = 'For cold hands, a bag of wheat is £12.';
    assert.equal(await findingsIn(sentence, { 'categories.hands.name': 'Treatments' }), [
      'price/unbacked: “£12” is not a price in the config.',
    ]);
  });
});

suite('the answer to a question about the prices of others', (test) =>
  testAnswers(
    test,
    async (question, answer) =>
      (await checkedWith(asked(question, answer))).findings
        .filter(({ rule }) => rule === 'price/contradiction')
        .map(({ message }) => message),
    [
      ['What do others charge?', 'A massage is between £45 and £95 in the places whose lists we read in May.'],
      ['What would I pay elsewhere?', 'A massage is £45 at the gym and £95 in the hotel.'],
      [
        'What do others charge?',
        'Others are dearer: a massage here is £45.',
        '“£45” is not a price of “Massage” (£60 per session).',
      ],
      ['What do you charge?', 'A massage is £45.', '“£45” is not a price of “Massage” (£60 per session).'],
    ],
  ));
