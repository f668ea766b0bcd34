/** Sentences that deny a lunch break; the smallest site has one on Tuesdays here. */
import * as assert from 'uvu/assert';
import { LUNCH, messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const TUESDAY = 'differs from the opening hours on Tuesday, which have a break: 09:00–12:30, 13:30–17:00.';

const MONDAY = 'differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.';

const STATED = 'differs from the opening hours: the clinic is open 09:00–12:30 and 13:30–17:00 on Tuesdays.';

/** Sentences, and the message about each; `undefined` for those that must not be reported. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'We do not close for lunch on any day.': `“We do not close for lunch” ${TUESDAY}`,
  'The practice never shuts over lunch.': `“The practice never shuts over lunch” ${TUESDAY}`,
  'The salon never shuts over lunch.': `“The salon never shuts over lunch” ${TUESDAY}`,
  'Our studio stays open over lunch.': `“Our studio stays open over lunch” ${TUESDAY}`,
  'Reception does not close for lunch.': `“Reception does not close for lunch” ${TUESDAY}`,
  'We work right through lunch.': `“We work right through lunch” ${TUESDAY}`,
  'We work through lunch on Mondays.': undefined,
  'We close for lunch on Tuesdays.': undefined,
  'The practice shuts for lunch on Mondays and Tuesdays.': `“Mondays and Tuesdays” ${MONDAY}`,
  'A small team: we close for lunch from Monday to Friday.': `“Monday to Friday” ${MONDAY}`,
  'On Mondays we do not close for lunch.': undefined,
  'We close for lunch on Mondays only if nobody is waiting.': undefined,
  'There is no lunch break on Tuesdays.': `“There is no lunch break” ${TUESDAY}`,
  'We have no lunch break on Mondays.': undefined,
  'We do not close for lunch, except on Tuesdays.': undefined,
  'We are open at lunchtime.': `“We are open at lunchtime” ${TUESDAY}`,
  'The practice stays open over lunch.': `“The practice stays open over lunch” ${TUESDAY}`,
  'We are open straight through from nine to five thirty.': `“We are open straight through” ${TUESDAY}`,
  'We are open right through.': `“We are open right through” ${TUESDAY}`,
  'On Tuesdays we are open straight through from nine to five.': `“nine to five” ${STATED}`,
  'Come in on Tuesdays at lunchtime: we are open straight through from nine to five.': `“nine to five” ${STATED}`,
  'On Mondays we are open straight through from nine to five.': undefined,
  'On Mondays we are open at lunchtime.': undefined,
  'On Tuesdays we are open at lunchtime.': `“open at lunchtime” ${STATED}`,
  'We are open right through lunch on Mondays and Tuesdays.': `“open right through lunch on Mondays and Tuesdays” ${STATED}`,
  'We are open over lunch on Wednesdays.':
    '“open over lunch on Wednesdays” differs from the opening hours: the clinic is closed on Wednesdays.',
  'We do not shut at midday: the practice is open right through lunch on Tuesdays.': `“open right through lunch on Tuesdays” ${STATED}`,
  'We never close at noon on Mondays.': undefined,
  'We do not close until 7pm on Tuesdays.': `“7pm” ${STATED}`,
  'We are open right through the winter.': undefined,
  'We are not open at lunchtime.': undefined,
  'We are open at lunchtime when a patient asks for it.': undefined,
  'Between 12:30 and 1:30pm on Tuesdays, when we close for lunch, nobody answers.': undefined,
  'It is quiet between half past twelve and half past one on Tuesdays, when we are at lunch.': undefined,
  'Between 12:30 and 1:30pm on Tuesdays we close for lunch.': undefined,
  'Between 12 and 2pm on Tuesdays we close for lunch.': `“Between 12 and 2pm” ${STATED}`,
  'On Tuesdays we see people from nine right through to five.': `“nine right through to five” ${STATED}`,
  'We close for lunch from 1pm to 2pm.': '“1pm to 2pm” differs from the opening hours of every day.',
  'The lunch break is from one to two.': '“one to two” differs from the opening hours of every day.',
  'Our lunch break is from one to two on Tuesdays.': `“one to two” ${STATED}`,
  'The phones are quiet between one and two on Tuesdays because that is when we have our lunch.': `“between one and two” ${STATED}`,
  'We close for lunch from half past twelve to half past one.': undefined,
  'Our lunch break is from 12:30 to 1:30pm.': undefined,
  'The phones are quiet between half past twelve and half past one on Tuesdays because that is when we have our lunch.':
    undefined,
  'Lunch from one to two, when nobody answers the phone.': '“one to two” differs from the opening hours of every day.',
  'On Tuesdays we have lunch from one to two, when nobody answers the phone.': `“one to two” ${STATED}`,
  'Nobody answers the phone between one and two on Tuesdays, when we have lunch.': `“between one and two” ${STATED}`,
  'We take lunch from one to two on Tuesdays, and the phone is not answered then.': `“one to two” ${STATED}`,
  'Lunch from half past twelve to half past one, when nobody answers the phone.': undefined,
  'The café serves lunch from one to two, when the queue is long.': undefined,
  'Hannah has her lunch between one and two.': undefined,
  'You can eat lunch from one to two hours after your visit.': undefined,
  'If you cannot get away before lunch, try a Monday, since we are here from 9 am to 5 pm then.': undefined,
  'The café serves lunch from twelve to two.': undefined,
  'The café is open at lunchtime.': undefined,
  'The café does not close for lunch.': undefined,
};

suite('denied lunch breaks', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${message === undefined ? 'no finding' : 'a finding'}: ${sentence}`, async () =>
      assert.equal(await messages(sentence, LUNCH), message === undefined ? [] : [message]));

  test('a short no denies the break that the question names', async () => {
    const asked = { ...LUNCH, [QUESTION]: 'Do you close for lunch?' };
    assert.equal(await messages('No.', asked), [`“No” ${TUESDAY}`]);
    assert.equal(await messages('No. Only on Tuesdays.', asked), []);
    assert.equal(await messages('No.', { [QUESTION]: 'Do you close for lunch?' }), []);
  });

  test('a break on no day is nothing to deny', async () =>
    assert.equal(await messages('We do not close for lunch on any day.'), []));
});
