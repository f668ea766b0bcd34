/** The first and last days of closures in answers, and days whose month another part of the text names. */
import { type Answered, type AnsweredQuestion, testAnswers } from '../support/answered-questions.ts';
import { messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const CLOSED = {
  'clinic.closures': [
    { from: '2026-12-24', to: '2027-01-03', reason: 'Christmas and New Year' },
    { from: '2027-08-09', to: '2027-08-20', reason: 'Summer holidays' },
  ],
};
const CHRISTMAS = 'the closure in the config: 24 December 2026 to 3 January 2027.';
const SUMMER = 'the closure in the config: 9 August 2027 to 20 August 2027.';
const back = (closure: string) => `is not the first open day after ${closure}`;
const first = (closure: string) => `is not the first day of ${closure}`;
const last = (closure: string) => `is not the last day of ${closure}`;

/** Questions, answers, and the message about each. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['When do you reopen after Christmas?', 'On 7 January.', `“7 January” ${back(CHRISTMAS)}`],
  ['When do you reopen after Christmas?', 'On 4 January.'],
  ['When are you back in January?', 'On Friday the 8th, with new towels.', `“the 8th” ${back(CHRISTMAS)}`],
  ['When are you back in January?', 'On Monday the 4th.'],
  ['Are you away?', 'We reopen after the Christmas break on Saturday 2 January.', `“2 January” ${back(CHRISTMAS)}`],
  ['Are you away?', 'We are back after Christmas on 6 January.', `“6 January” ${back(CHRISTMAS)}`],
  ['Are you away?', 'We are back after our summer holidays on Monday 16 August.', `“16 August” ${back(SUMMER)}`],
  ['Are you away?', 'We reopen after the Christmas break on Monday 4 January.'],
  ['Are you away?', 'We are back after our summer holidays on Monday 23 August.'],
  [
    'Are you away?',
    'We are back on Monday 4 January 2027 at half past nine.',
    '“half past nine” differs from the hours on 4 January 2027: 09:00–17:00.',
  ],
  ['Are you away?', 'We are back on Monday 4 January 2027, at nine.'],
  ['Are you away?', 'We rest over the summer holidays, then close, so that the next day is Monday 23 August.'],
  [
    'When are you closed in August?',
    'For the summer holidays from Monday 9 August, so that the next day is Tuesday 24 August.',
    `“24 August” ${back(SUMMER)}`,
  ],
  ['Are you away?', 'We ring you back after an operation on 6 January.'],
  [
    'Are you away?',
    'After the Christmas break, the phones are answered again from Saturday 2 January.',
    `“2 January” ${back(CHRISTMAS)}`,
  ],
  ['Are you away?', 'Our reception is staffed again on 6 January.', `“6 January” ${back(CHRISTMAS)}`],
  ['Are you away?', 'We answer the telephone again from 6 January.', `“6 January” ${back(CHRISTMAS)}`],
  ['Are you away?', 'The phones are answered again from Monday 4 January.'],
  ['Are you away?', 'We answer your letter again by 6 January.'],
  ['How long are you closed in summer?', 'From 9 to 27 August.', `“27 August” ${last(SUMMER)}`],
  ['How long are you closed in summer?', 'From 9 to 20 August.'],
  ['When are you on holiday?', 'In August, from the second to the twentieth.', `“the second” ${first(SUMMER)}`],
  ['When are you on holiday?', 'In August, from the ninth to the twentieth.'],
  ['When can I see you in August?', 'From the twenty-fifth, by the side door.'],
  [
    'Are you away?',
    'We shut on Christmas Eve and are back on Monday 4 January, and on 23 December you can still collect a voucher.',
  ],
  ['Are you away?', 'We are closed from 24 December to 3 January, and on 22 December we are open as usual.'],
  [
    'Are you away?',
    'We are closed from 24 December to 3 January, and on New Year’s Eve you can still collect a voucher.',
    `“New Year’s Eve” differs from ${CHRISTMAS}`,
  ],
  [
    'Are you away?',
    'We are closed between 24 December and 2 January, with nobody at the desk.',
    `“2 January” ${last(CHRISTMAS)}`,
  ],
  ['Are you away?', 'We close at noon on the 23rd and come back on Monday 4 January.'],
  [
    'Are you away?',
    'We close at noon on the 21st and come back on Monday 4 January.',
    `“the 21st” is not the last day before ${CHRISTMAS}`,
  ],
  ['When is the pool closed?', 'From 2 to 27 August.'],
];

suite('closures in answers', (test) => {
  const messagesAbout: Answered = (question, answer) => messages(answer, { ...CLOSED, [QUESTION]: question });
  testAnswers(test, messagesAbout, ANSWERS);
});
