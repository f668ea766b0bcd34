/** Durations and hours beside clauses about nobody, comparisons, and what visitors have read or heard elsewhere. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const QUESTION = 'pages./.1.questions.0.question';
const LEAD = 'pages./treatments/massage.0.lead';

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings
    .filter(({ rule }) => rule === 'content/one-fact' || rule === 'content/hours')
    .map(({ message }) => message);
}

const TWO_HOURS = '“two hours” is not the duration of “Massage”, which is 1 hour.';

/** The lead of the page of a massage of one hour, and the message of the check about it. */
const LEADS: Readonly<Record<string, string | undefined>> = {
  'Nobody waits outside: you spend two hours with us.': TWO_HOURS,
  'No one is waiting, and you spend two hours with us.': TWO_HOURS,
  'Nobody waits outside: you spend an hour with us.': undefined,
  'Nobody waits for two hours.': undefined,
  'Keep two hours free if you are new: the massage itself is no longer.': undefined,
};

/** Questions, their answers, and the message of the check. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['How long is a massage?', 'An hour, twice as long as a cupping.'],
  [
    'How long is a massage?',
    'Half an hour, as long as a cupping.',
    '“Half an hour” is not the duration of “Massage”, which is 1 hour.',
  ],
  ['How long is a cupping?', 'Half an hour, thirty minutes less than a massage.'],
  [
    'How long is a cupping?',
    'An hour, as long as a massage.',
    '“An hour” is not the duration of “Cupping”, which is 30 minutes.',
  ],
  ['A friend told me that you are open on Sundays. Right?', 'No, we are closed then.'],
  ['My last therapist wanted a week’s notice. Do you?', 'A day is enough.'],
  [
    'You are open on Sundays. May I bring my dog?',
    'Of course.',
    '“Sundays” differs from the opening hours: the clinic is closed on Sundays.',
  ],
  ['Are you ever late?', 'On Fridays we begin later than on other weekdays, and stay until half past twelve.'],
  [
    'Are you ever late?',
    'On Fridays we begin later than on other weekdays, and stay until one.',
    '“one” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
  ],
];

suite('clauses about nobody, and comparisons', (test) => {
  for (const [lead, message] of Object.entries(LEADS))
    test(`${lead} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesWith({ [LEAD]: lead }), message === undefined ? [] : [message]));

  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await messagesWith({ [QUESTION]: question, [ANSWER]: answer }),
        message === undefined ? [] : [message],
      ));
});
