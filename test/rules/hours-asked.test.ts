/** Answers whose hours the question or a comparison explains, on the smallest site: Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { ANSWER, messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const THURSDAY = 'differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.';
const LATE_THURSDAY = { 'clinic.hours.thursday': '09:00–20:00' };

/** Questions, their answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly (readonly [string, string, string | undefined])[] = [
  ['Are you open on Thursdays?', 'All day, until seven, like the bakery next door.', `“seven” ${THURSDAY}`],
  ['Are you open on Thursdays?', 'All day, until five, like the bakery next door.', undefined],
  ['How early can I come on a Thursday?', 'Not before ten.', `“ten” ${THURSDAY}`],
  ['How early can I come on a Thursday?', 'Not before nine, as we walk the dog.', undefined],
  [
    'When does the door open?',
    'At eight sharp, Monday to Tuesday without exception.',
    '“eight” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
  ['When does the door open?', 'At nine sharp, Monday and Tuesday.', undefined],
  ['Is there somebody on Thursdays?', 'Yes, until six.', `“six” ${THURSDAY}`],
  ['Is there somebody on Thursdays?', 'Yes, until five.', undefined],
  ['Is there anyone on Saturdays?', 'No.', undefined],
  ['Are you open in the evening?', 'On Thursdays, for dressings.', `“Thursdays” ${THURSDAY}`],
  ['Are you open in the evening?', 'Only on Thursdays.', `“Thursdays” ${THURSDAY}`],
  ['Are you open in the evening?', 'On Thursdays the choir sings next door.', undefined],
  ['Are you open in the morning?', 'On Thursdays, for dressings.', undefined],
  ['When is it quiet?', 'On Thursday mornings, from half past nine to eleven.', undefined],
  ['What times of the day are busiest?', 'Thursdays, from ten until noon.', undefined],
  ['When can I ring?', 'On Thursdays, from ten until noon.', undefined],
  ['When is it quiet?', 'On Thursdays, from six to eight in the evening.', `“six to eight in the evening” ${THURSDAY}`],
  ['When is it open?', 'On Thursdays, from half past nine to eleven.', `“half past nine to eleven” ${THURSDAY}`],
  ['When is it quiet?', 'On Thursdays we open at ten.', `“ten” ${THURSDAY}`],
  ['When can I come?', 'It is quietest on Thursdays, from one to three.', undefined],
  ['When can I come?', 'On Thursdays until five, with an hour for lunch from half past twelve.', undefined],
  ['When can I come?', 'On Thursdays from half past twelve.', `“half past twelve” ${THURSDAY}`],
  ['When can I come?', 'On the last Friday of the month we close at eleven.', undefined],
];

suite('hours in answers', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messages(answer, { [QUESTION]: question }), message === undefined ? [] : [message]));

  test('an evening is right on the day on which the clinic is open late', async () =>
    assert.equal(
      await messages('On Thursdays, for dressings.', { ...LATE_THURSDAY, [QUESTION]: 'Are you open in the evening?' }),
      [],
    ));

  test('the last patients leave before the clinic closes, or then', async () => {
    assert.equal(await messages('On Mondays the last patients leave at half past four.'), []);
    assert.equal(await messages('On Mondays the last patients leave at five.'), []);
    assert.equal(await messages('On Mondays the last patients leave at nine.'), [
      '“nine” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
    ]);
    assert.equal(await messages('On Mondays the last patients leave at six.'), [
      '“six” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
    ]);
  });

  test('a message says how a time was read, and where the hours of a closed day are set', async () => {
    const helpOf = async (answer: string) =>
      (await checkedWith({ [ANSWER]: answer })).findings.find(({ rule }) => rule === 'content/hours')?.help;
    assert.is(
      await helpOf('On Mondays we open at ten.'),
      'It is read as an opening time. Quote the hours: {clinic.hours.monday}. If the sentence is right, correct clinic.hours.monday.',
    );
    assert.is(
      await helpOf('On Mondays we close for lunch from one to two.'),
      'Change or remove the sentence. If the sentence is right, correct clinic.hours.monday.',
    );
    assert.is(
      await helpOf('We are open on Sundays.'),
      'Change or remove the sentence. If the clinic is open on Sundays, correct clinic.hours.sunday.',
    );
  });
});

suite('the day that is late', (test) => {
  const lateHelp = async (answer: string) =>
    (await checkedWith({ ...LATE_THURSDAY, [ANSWER]: answer })).findings.find(({ rule }) => rule === 'content/hours')
      ?.help;
  const HELP =
    'Change or remove the sentence. If the sentence is right, correct clinic.hours.monday. If you mean Thursday, correct the day.';

  test('a wrong day of the late evening can be a mistake for the right one', async () => {
    assert.is(await lateHelp('Our late evening is Monday.'), HELP);
    assert.is(await lateHelp('We are open late on Mondays.'), HELP);
    assert.is(
      await lateHelp('Our late evening is Monday, when the last appointment starts at 7pm.'),
      `It is read as the time of an appointment. ${HELP}`,
    );
    assert.is(await lateHelp('Our late evening is Thursday, when the last appointment starts at 7pm.'), undefined);
  });
});

const CHRISTMAS = { 'clinic.closures': [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }] };
const BACK = { ...CHRISTMAS, [QUESTION]: 'When are you back after Christmas?' };

suite('closures in answers', (test) => {
  test('the month of the day after a closure goes without saying', async () => {
    assert.equal(await messages('On Monday the fourth.', BACK), []);
    assert.equal(await messages('On Tuesday the fifth, with cake.', BACK), [
      '“fifth” is not the first open day after the closure in the config: 24 December 2026 to 3 January 2027.',
    ]);
  });

  test('one weekday of a month is a special day if the config has other hours then', async () => {
    const closed = { 'clinic.closures': [{ from: '2027-05-03', reason: 'Early May bank holiday' }] };
    assert.equal(await messages('On the first Monday in May we keep our usual hours.', closed), [
      '“first Monday in May” differs from the hours on 3 May 2027: closed.',
    ]);
    assert.equal(await messages('On the first Monday in May we are closed.', closed), []);
    assert.equal(await messages('On the second Monday in May we keep our usual hours.', closed), []);
  });

  test('a desk that is staffed, and the usual hours, mean that the clinic is open', async () => {
    const message = '“Between Christmas and New Year” differs from the hours on 29 December 2026: closed.';
    assert.equal(await messages('Between Christmas and New Year the desk is staffed.', CHRISTMAS), [message]);
    assert.equal(await messages('Between Christmas and New Year the desk is not staffed.', CHRISTMAS), []);
    assert.equal(await messages('We are closed between Christmas and New Year, as usual.', CHRISTMAS), []);
    assert.equal(await messages('We are open again after 3 January.', CHRISTMAS), []);
    assert.equal(await messages('Our usual hours return after 3 January.', CHRISTMAS), []);
  });
});
