/** Tests the parser for opening hours in sentences. */
import * as assert from 'uvu/assert';
import { normalise } from '../../renderer/facts/normalise.ts';
import { openingTimesIn } from '../../renderer/facts/opening-times.ts';
import { suite } from '../support/suite.ts';

const read = (text: string) =>
  openingTimesIn(normalise(text)).map(({ at, length, days, opens, closes }) => [
    text.slice(at, at + length),
    days.map((day) => day.slice(0, 3)).join(' '),
    opens,
    closes,
  ]);

suite('opening hours in a sentence', (test) => {
  for (const [text, ...expected] of [
    ['Tuesday 13:00–18:00', '13:00–18:00', 'tue', 780, 1080],
    ['Open on Tuesdays from 1pm to 6pm.', '1pm to 6pm', 'tue', 780, 1080],
    ['Tue: 1 pm - 6 pm', '1 pm - 6 pm', 'tue', 780, 1080],
    ['Saturday and Sunday, 10.00 until 18.00', '10.00 until 18.00', 'sat sun', 600, 1080],
    ['Mon–Wed 9am–noon', '9am–noon', 'mon tue wed', 540, 720],
    ['Friday to Monday 09:30-12:00', '09:30-12:00', 'fri sat sun mon', 570, 720],
    ['Mon, Wed & Fri 10:00–18:00', '10:00–18:00', 'mon wed fri', 600, 1080],
  ] as const)
    test(`“${text}” contains the opening hours “${expected[0]}”`, () => assert.equal(read(text), [expected]));

  test('two periods of one day are both found', () =>
    assert.equal(read('Mon 9am–12.30pm and 1.30pm–6pm; Tue 10:00–12:00, 13:00–17:00'), [
      ['9am–12.30pm', 'mon', 540, 750],
      ['1.30pm–6pm', 'mon', 810, 1080],
      ['10:00–12:00', 'tue', 600, 720],
      ['13:00–17:00', 'tue', 780, 1020],
    ]));

  test('a day without times after several periods is skipped', () =>
    assert.equal(
      read('Tuesday 13:00–18:00; Wednesday, Saturday and Sunday 10:00–18:00; Monday closed').map(([, days]) => days),
      ['tue', 'wed sat sun'],
    ));

  for (const text of ['On Tuesday we open.', 'from 10:00 to 12:00', 'Sunday 25:00–26:00', 'Satin 10:00–11:00', ''])
    test(`“${text}” contains no opening hours`, () => assert.equal(read(text), []));
});
