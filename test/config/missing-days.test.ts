import * as assert from 'uvu/assert';
import { daysMeant } from '../../renderer/config/mistakes/days-meant.ts';
import { parse } from '../../renderer/config/parse.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

suite('the days that a name means', (test) => {
  const cases = {
    'monday-friday': ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    'Tue–Thurs': ['tuesday', 'wednesday', 'thursday'],
    monToWed: ['monday', 'tuesday', 'wednesday'],
    weekend: ['saturday', 'sunday'],
    'sat & sun': ['saturday', 'sunday'],
    'mon, wed, fri': ['monday', 'wednesday', 'friday'],
    sat: ['saturday'],
    monthly: [],
    christmas: [],
  };
  for (const [name, days] of Object.entries(cases))
    test(`“${name}” means ${days.length === 0 ? 'no day' : days.join(', ')}`, () =>
      assert.equal(daysMeant(name), days));
});

suite('days that are missing in the hours', (test) => {
  const found = (hours: unknown) =>
    parse(withValues(minimal, { 'clinic.hours': hours })).unreadable.map(({ path, message, help }) => [
      path?.join('.'),
      message,
      help,
    ]);
  const { saturday: _, sunday: __, ...weekdays } = minimal.clinic.hours;

  test('are one finding, with a line for each', () =>
    assert.equal(found(weekdays), [
      [
        'clinic.hours.saturday',
        '“saturday” and “sunday” are missing.',
        "Write a line for each, with its times or 'closed': saturday: 'closed', sunday: 'closed',",
      ],
    ]));

  test('that no other name means are one finding', () =>
    assert.equal(
      found({ 'mon-fri': '10:00–18:00' }).map(([path]) => path),
      ['clinic.hours.saturday', 'clinic.hours.mon-fri'],
    ));
});
