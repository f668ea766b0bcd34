/** Opening hours in answers, which are read with their questions; a question states nothing. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { ANSWER, LUNCH, messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

suite('opening hours in answers', (test) => {
  for (const [question, answer] of [
    ['Are you open at weekends?', 'No.'],
    ['Are you open on Sundays?', 'No, nor on bank holidays.'],
    ['Do you work at weekends?', 'On Thursdays and Fridays, never on Sundays.'],
    ['Can I come on a Friday?', 'Yes, from nine until half past twelve.'],
    ['Can I come on a Friday afternoon?', 'No. Our last appointment on Fridays begins at noon.'],
    ['Do you close for lunch?', 'On Tuesdays, from half past twelve until half past one.'],
    ['When are you open?', 'Monday, Tuesday, Thursday and Friday.'],
    ['Are you open on Fridays?', 'Yes. Until half past twelve.'],
    [
      'When are you open?',
      'Tuesday from nine to five with lunch from half past twelve to half past one, Thursday from nine to five.',
    ],
    ['When are you open?', 'Tuesday nine to five with a lunch break, Thursday nine to five.'],
    ['Are you open on Saturdays?', 'On Mondays and Tuesdays only.'],
    ['Are you closed on Mondays?', 'No.'],
    ['Are you open every day?', 'No.'],
    ['When do you close on Fridays?', 'At half past twelve.'],
    ['Are you open on Saturdays?', 'Most of us spend Saturdays with our families.'],
    ['What about Saturdays?', 'We are closed.'],
    ['Is the pool open on Sundays?', 'Yes, from ten until four.'],
    ['Where can I go at weekends?', 'The chemist by the station is open on Saturdays from 10am to 4pm.'],
  ] as const)
    test(`no finding: ${question} ${answer}`, async () =>
      assert.equal(await messages(answer, { ...LUNCH, [QUESTION]: question }), []));

  for (const [question, answer, message] of [
    ['Are you open on Sundays?', 'Yes.', '“Yes” differs from the opening hours: the clinic is closed on Sundays.'],
    [
      'Are you open on Mondays?',
      'No.',
      '“No” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
    ],
    [
      'Are you open on Fridays?',
      'Yes, all day from 9 to 5.',
      '“9 to 5” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ],
    [
      'Are you open on Fridays?',
      'Yes. We are here from nine until one.',
      '“nine until one” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ],
    [
      'When do you close on Fridays?',
      'At one.',
      '“one” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ],
    [
      'When are you open?',
      'Tuesday to Friday.',
      '“Tuesday to Friday” differs from the opening hours: the clinic is closed on Wednesdays.',
    ],
    [
      'Can I come late in the week?',
      'Yes, on Fridays and on Saturday mornings.',
      '“Saturday mornings” differs from the opening hours: the clinic is closed on Saturdays.',
    ],
    [
      'When do you open on Tuesdays?',
      'At nine on Tuesdays, and we work through lunch.',
      '“nine” differs from the opening hours: the clinic is open 09:00–12:30 and 13:30–17:00 on Tuesdays.',
    ],
    [
      'Do you close for lunch?',
      'Only on Thursdays, between one and two.',
      '“between one and two” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
    ],
    [
      'When are you open?',
      'Tuesday from nine to five with lunch from half past twelve to half past one, Thursday from nine to six.',
      '“nine to six” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
    ],
    [
      'What about Saturdays?',
      'We are open.',
      '“We are open” differs from the opening hours: the clinic is closed on Saturdays.',
    ],
    [
      'Why are you closed on Mondays?',
      'We rest.',
      '“Mondays” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
    ],
  ] as const)
    test(`a finding: ${question} ${answer}`, async () =>
      assert.equal(await messages(answer, { ...LUNCH, [QUESTION]: question }), [message]));

  test('a question and its answer in one text are read together', async () => {
    assert.equal(await messages('Are you open on Wednesdays? No. Are you open on Mondays? Yes, until five.'), []);
    assert.equal(await messages('Are you open on Mondays? Yes, until six.'), [
      '“six” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
    ]);
  });

  test('an answer can quote the hours', async () => {
    const { findings } = await checkedWith({ [QUESTION]: 'Are you open on Fridays?', [ANSWER]: 'Yes, until six.' });
    assert.ok(
      findings.some(
        ({ help }) =>
          help ===
          'It is read as a closing time. Quote the hours: {clinic.hours.friday}. If the sentence is right, correct clinic.hours.friday.',
      ),
    );
  });
});
