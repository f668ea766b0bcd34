import * as assert from 'uvu/assert';
import { type DayHours, parseHours, WEEKDAYS } from '../../renderer/facts/hours.ts';
import { hoursInWords, openHoursInBrief, openingScale, type Week } from '../../renderer/facts/week.ts';
import { suite } from '../support/suite.ts';

const CLOSED: DayHours = { kind: 'closed', text: 'Closed' };
const hours = (text: string): DayHours => parseHours(text) ?? CLOSED;

/** Returns a week from Monday to Sunday; '' is a closed day. */
const week = (...texts: readonly string[]): Week => {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = WEEKDAYS.map((_, index) =>
    hours(texts[index] ?? ''),
  );
  return {
    monday: monday ?? CLOSED,
    tuesday: tuesday ?? CLOSED,
    wednesday: wednesday ?? CLOSED,
    thursday: thursday ?? CLOSED,
    friday: friday ?? CLOSED,
    saturday: saturday ?? CLOSED,
    sunday: sunday ?? CLOSED,
  };
};

suite('a week of opening hours', (test) => {
  for (const [texts, brief] of [
    [
      ['', '13:00–18:00', '10:00–18:00', '', '', '10:00–18:00', '10:00–18:00'],
      'Tue 13:00–18:00, Wed 10:00–18:00, Sat–Sun 10:00–18:00',
    ],
    [['09:00–17:00', '09:00–17:00', '09:00–17:00', '11:00–19:00'], 'Mon–Wed 09:00–17:00, Thu 11:00–19:00'],
    [WEEKDAYS.map(() => '09:00–17:00'), 'Mon–Sun 09:00–17:00'],
    [['', '09:00–17:30', '09:00–17:30', '09:00–13:00, 14:00–19:00', '09:00–17:30', '09:00–13:00'], 'Tue–Sat'],
    [[], ''],
  ] as const)
    test(`the brief form joins consecutive days with the same hours: “${brief}”`, () =>
      assert.is(openHoursInBrief(week(...texts)), brief));

  test('days with the same hours are listed together, open days first', () =>
    assert.is(
      hoursInWords(week('', '13:00–18:00', '10:00–18:00', '', '', '10:00–18:00', '10:00–18:00')),
      'Tuesday 13:00–18:00; Wednesday, Saturday and Sunday 10:00–18:00; Monday, Thursday and Friday closed',
    ));

  test('the bars of a week share a scale of full hours', () =>
    assert.equal(openingScale(week('', '13:30–18:15', '09:45–17:00')), { from: 9 * 60, to: 19 * 60 }));

  test('a day with a break is shown as open from its first opening to its last closing', () => {
    assert.equal(hours('09:00–12:30, 13:30–18:00'), {
      kind: 'open',
      text: '09:00–12:30, 13:30–18:00',
      times: [
        { opens: 540, closes: 750 },
        { opens: 810, closes: 1080 },
      ],
    });
    const parted = week('09:00–12:30, 13:30–18:00', '10:00–12:00');
    assert.equal(openingScale(parted), { from: 9 * 60, to: 18 * 60 });
    assert.match(hoursInWords(parted), 'Monday 09:00–12:30, 13:30–18:00; Tuesday 10:00–12:00; Wednesday');
  });

  test('a hyphen in hours is shown as an en dash', () =>
    assert.equal(hours('09:00-12:30, 13:30–18:00'), hours('09:00–12:30, 13:30–18:00')));

  for (const text of [
    '13:30–18:00, 09:00–12:30',
    '09:00–13:00, 13:00–18:00',
    '09:00–12:30,13:30–18:00',
    '09:00–12:30, ',
  ])
    test(`“${text}” are not valid opening hours`, () => assert.is(parseHours(text), undefined));

  test('a week without opening hours has no scale', () => assert.is(openingScale(week()), undefined));
});
