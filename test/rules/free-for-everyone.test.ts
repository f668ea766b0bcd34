/** “Free” beside something complimentary of the same category, and answers that call something free without the word. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hearing', description: 'Words.', duration: '30min', book: 'visit', image: 'dot' };
const CLINIC = {
  'categories.hearing': {
    name: 'Hearing tests',
    anchor: 'hearing',
    description: 'Tones.',
    image: 'dot',
    route: '/treatments',
  },
  'catalogue.short-test': { ...shared, name: 'Screening hearing test', price: 'Complimentary' },
  'catalogue.full-test': { ...shared, name: 'Full hearing test', price: '£70' },
  'figures.parking': '£3',
  'evidence.parking': 'Sign at the car park, May 2026',
};
const QUESTION = 'pages./.1.questions.0';

async function messagesWith(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...CLINIC, [QUESTION]: { question, answer } });
  return findings.filter(({ rule }) => rule === 'price/free').map(({ message }) => message);
}

const FULL = '“Full hearing test” (£70).';
const CASES: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['What is new?', 'Hearing tests are free for everybody.', `“are free” describes ${FULL}`],
  ['What is new?', 'All hearing tests are free of charge.', `“free of charge” describes ${FULL}`],
  ['What is new?', 'Full hearing tests are free in May.', `“are free” describes ${FULL}`],
  ['What is new?', 'Screening hearing tests are free in May.'],
  ['What is new?', 'Hearing tests are free for everybody over 55.'],
  ['What is new?', 'Hearing tests can be free.'],
  ['Is the full hearing test free?', 'It is, every day.', `“It is” says that this is free: ${FULL}`],
  ['Is the screening hearing test free?', 'It is, every day.'],
  ['Does a full hearing test cost anything?', 'No, nobody pays.', `“No” says that this is free: ${FULL}`],
  ['Does a full hearing test cost anything?', 'Not if you are over 55.'],
  ['Is your car park free?', 'Yes, all day.', '“Yes” says that this is free: “parking” (£3).'],
  ['Is your car park free?', 'No, sadly.'],
  ['Do I have to pay for parking?', 'No, that is free.', '“No” says that this is free: “parking” (£3).'],
  ['Is there free parking?', 'Yes, in the street behind the church.'],
  ['Do you charge for towels at a full hearing test?', 'No.'],
];

suite('free beside something complimentary', (test) => {
  for (const [question, answer, message] of CASES)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesWith(question, answer), message === undefined ? [] : [message]));

  test('a visit of several that is free is reported once, as a saving', async () => {
    const { findings } = await checkedWith({
      'pages./treatments/massage.1.text': 'Book seven and the eighth is free.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule.startsWith('price/')).map(({ rule }) => rule),
      ['price/saving'],
    );
  });

  test('the help quotes the words that the text contains', async () => {
    const { findings } = await checkedWith({ [`${QUESTION}.answer`]: 'A massage is on the house.' });
    assert.equal(
      findings.find(({ rule }) => rule === 'price/free')?.help,
      'Remove “is on the house”. If it costs nothing for everybody, write “Complimentary” as its price.',
    );
  });
});
