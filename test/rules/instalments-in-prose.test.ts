/** Numbers of instalments in sentences. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const miscounted = (count: string) =>
  `“${count}” is not the number of instalments of “Quick hands”, which are 2 x £90.`;

const programme = (name: string, price: string, instalments: string) => ({
  ...{ name, department: 'main', schedule: '6 sessions over 12 weeks', description: 'Words.', book: 'visit' },
  ...{ price, instalments },
});
const SITE = {
  'programmes.calm': programme('Calm hands', '£360', '3 x £120'),
  'programmes.strong': programme('Strong hands', '£480', '4 x £120'),
  'programmes.quick': programme('Quick hands', '£180', '2 x £90'),
};

async function findingsIn(answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, 'pages./.1.questions.0.answer': answer });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'You can pay in six payments of £120.': '“six” differs from the instalments of “Calm hands”, which are 3 x £120.',
  'You can pay in 4 monthly instalments of £120.': undefined,
  'Three equal payments of £120 are possible.': undefined,
  'Quick hands can be paid in three instalments of £60.':
    '“three” differs from the instalments of “Quick hands”, which are 2 x £90.',
  'Quick hands can be paid in two instalments of £90.': undefined,
  'You can pay a taxi in two payments of £8.': undefined,
};

/** The same for sentences without an amount. */
const WITHOUT_AMOUNT: Sentences = {
  'Spread Quick hands over six monthly payments.': miscounted('six'),
  'The price of Quick hands can be split into five parts.': miscounted('five'),
  'You pay for Quick hands by 3 instalments.': miscounted('3'),
  'Spread Quick hands over two monthly payments.': undefined,
  'The price of Quick hands can be split into two instalments.': undefined,
  'Quick hands is a course into five parts of which you grow.': undefined,
  'You can spread the cost over four payments.': undefined,
};

suite('a number of instalments without their amount', (test) =>
  testSentences(test, ['price/instalments', 'content/one-fact'], WITHOUT_AMOUNT, SITE));

suite('a number of instalments', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsIn(sentence), message === undefined ? [] : [message]));

  test('the advice for a wrong number is the right one, written like it', async () => {
    const { findings } = await checkedWith({
      ...SITE,
      'pages./.1.questions.0.answer': 'Quick hands can be paid in 3 instalments of £90.',
      'catalogue.massage.description': 'Quick hands can be paid in three instalments of £90.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ help }) => help),
      ['Write “two” instead.', 'Write “2” instead.'],
    );
  });
});
