/** Times and dates that are no opening hours, on one site: Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { messages } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const NEW_YEAR = { from: '2027-01-02', to: '2027-01-05', reason: 'New Year' };
const CLOSURES = { 'clinic.closures': [{ from: '2026-12-24', to: '2026-12-29', reason: 'Christmas' }, NEW_YEAR] };

suite('hours of something else', (test) => {
  test('a closure from one day of a month to another states no time', async () =>
    assert.equal(
      await messages('We close from 24 to 29 December 2026, and again from 2 to 5 January 2027.', CLOSURES),
      [],
    ));
  test('another last day of a closure is reported', async () =>
    assert.equal((await messages('We close from 2 to 9 January 2027.', { 'clinic.closures': [NEW_YEAR] })).length, 1));
  const inRow = async (label: string) => {
    const facts = [{ label, text: 'Monday and Tuesday, 10:00–15:00' }];
    const section = { kind: 'explanation', title: 'Getting here', paragraphs: ['By bus or on foot.'], facts };
    const { findings } = await checkedWith({ 'pages./.2': section });
    return findings.filter(({ rule }) => rule === 'content/hours').length;
  };
  test('the row of the telephone states when it is answered', async () => assert.is(await inRow('Telephone'), 0));
  test('the row of the clinic states its hours', async () => assert.is(await inRow('Reception'), 1));
  test('where the clinic drives to people has other hours', async () =>
    assert.equal(await messages('We come on Mondays between seven and eight, within nine miles of the bridge.'), []));
  test('the end of a notice period is no appointment', async () =>
    assert.equal(
      await messages('Cancel two days before. For a visit on Tuesday at 10:00, that is Sunday at 10:00.'),
      [],
    ));
  test('an appointment on a closed day is reported', async () =>
    assert.equal((await messages('For a first visit, come on Sunday at 10:00.')).length, 1));
  test('a break in the next sentence belongs to the hours of the day', async () =>
    assert.equal(
      await messages('Tuesday from 09:00 to 17:00. We close from half past twelve to half past one.', {
        'clinic.hours.tuesday': '09:00–12:30, 13:30–17:00',
      }),
      [],
    ));
});
