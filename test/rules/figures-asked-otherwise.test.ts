/** Answers that state a figure in few words: a walk, how early to come, a warning, vouchers without an end. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';
const FIGURES = {
  'figures.station': 'six minutes',
  'figures.arrival': '10 minutes',
  'figures.voucherValidity': '12 months',
  'figures.opened': '2015',
};

async function messagesFor(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...FIGURES, [QUESTION]: question, [ANSWER]: answer });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const differs = (words: string, name: string, value: string) => `“${words}” differs from “${name}”, which is ${value}.`;
const opened = (words: string) => `“${words}” does not match “opened”, which is 2015.`;

/** Questions, their answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['How far is the station?', 'Twenty minutes on foot.', differs('Twenty minutes', 'station', 'six minutes')],
  ['How far is the station?', 'Six minutes on foot.'],
  ['How far is the harbour?', 'Twenty minutes on foot.'],
  ['Must I be early?', 'Be here twenty minutes before, please.', differs('twenty minutes', 'arrival', '10 minutes')],
  ['Must I be early?', 'Be here ten minutes before, please.'],
  ['What if I cannot come?', 'Three days’ warning, please.', differs('Three days', 'notice', '24 hours')],
  ['What if I cannot come?', 'A day’s warning is enough.'],
  ['What if I cannot come?', 'Ring us two hours before.', differs('two hours', 'notice', '24 hours')],
  ['Do vouchers run out?', 'No, never.', differs('No, never', 'voucher validity', '12 months')],
  ['Do vouchers run out?', 'No.', differs('No', 'voucher validity', '12 months')],
  ['Do vouchers run out?', 'Yes, after a year.'],
  ['Do vouchers run out at Christmas?', 'No.'],
  ['When do vouchers run out?', 'A year after you bought them.'],
  [
    'May I give one away?',
    'A gift voucher will never go out of date.',
    differs('never go out of date', 'voucher validity', '12 months'),
  ],
  ['How long have you been here?', 'For over twenty years.', opened('twenty')],
  ['How long have you been here?', 'For over ten years.'],
  ['How long have you been here?', 'Since two thousand and six.', opened('two thousand and six')],
  ['How long have you been here?', 'Since twenty fifteen.'],
  ['Who are you?', 'We have been in this house since nineteen ninety-nine.', opened('nineteen ninety-nine')],
  ['Who are you?', 'We have been in this house since 2019.'],
  ['How long have you had the dog?', 'For over twenty years.'],
];

suite('figures in short answers', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesFor(question, answer), message === undefined ? [] : [message]));
});
