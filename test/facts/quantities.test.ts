/** Tests the parser for durations, numbers of sessions and percentages in sentences. */
import * as assert from 'uvu/assert';
import { normalise } from '../../renderer/facts/normalise.ts';
import { areAlike, isWithin, quantitiesIn } from '../../renderer/facts/quantities.ts';
import { suite } from '../support/suite.ts';

const read = (text: string) =>
  quantitiesIn(normalise(text)).map(({ at, length, unit, least, most }) => [
    text.slice(at, at + length),
    least,
    most,
    unit,
  ]);

suite('quantities in a sentence', (test) => {
  for (const [text, ...expected] of [
    ['It takes 20 minutes.', '20 minutes', 20, 20, 'minute'],
    ['a 15-minute consult', '15-minute', 15, 15, 'minute'],
    ['a 15 minute consult', '15 minute', 15, 15, 'minute'],
    ['45min', '45min', 45, 45, 'minute'],
    ['45 mins', '45 mins', 45, 45, 'minute'],
    ['10–15 minutes', '10–15 minutes', 10, 15, 'minute'],
    ['10 to 15 minutes', '10 to 15 minutes', 10, 15, 'minute'],
    ['twenty minutes', 'twenty minutes', 20, 20, 'minute'],
    ['ten to fifteen minutes', 'ten to fifteen minutes', 10, 15, 'minute'],
    ['1h', '1h', 1, 1, 'hour'],
    ['1h 30min', '1h 30min', 90, 90, 'minute'],
    ['1 hour and 30 minutes', '1 hour and 30 minutes', 90, 90, 'minute'],
    ['half an hour', 'half an hour', 30, 30, 'minute'],
    ['a half-hour call', 'half-hour', 30, 30, 'minute'],
    ['an hour', 'an hour', 1, 1, 'hour'],
    ['a full hour', 'a full hour', 1, 1, 'hour'],
    ['an hour and a half', 'an hour and a half', 90, 90, 'minute'],
    ['one hour and three quarters', 'one hour and three quarters', 105, 105, 'minute'],
    ['an hour and ten minutes', 'an hour and ten minutes', 70, 70, 'minute'],
    ['They last two hours ten.', 'two hours ten', 130, 130, 'minute'],
    ['1 hour 45, with a break', '1 hour 45', 105, 105, 'minute'],
    ['It takes an hour. Ten people came.', 'an hour', 1, 1, 'hour'],
    ['for two hours ten times', 'two hours', 2, 2, 'hour'],
    ['free for the first year', 'the first year', 1, 1, 'year'],
    ['two and a half hours', 'two and a half hours', 150, 150, 'minute'],
    ['a quarter of an hour', 'a quarter of an hour', 15, 15, 'minute'],
    ['three quarters of an hour', 'three quarters of an hour', 45, 45, 'minute'],
    ['a whole year', 'a whole year', 1, 1, 'year'],
    ['48 hours’ notice', '48 hours', 48, 48, 'hour'],
    ['24–48h', '24–48h', 24, 48, 'hour'],
    ['two weeks', 'two weeks', 2, 2, 'week'],
    ['3–5 business days', '3–5 business days', 3, 5, 'day'],
    ['12 months', '12 months', 12, 12, 'month'],
    ['a year', 'a year', 1, 1, 'year'],
    ['2.5 years', '2.5 years', 2.5, 2.5, 'year'],
    ['six sessions', 'six sessions', 6, 6, 'session'],
    ['100%', '100%', 100, 100, 'percent'],
    ['50 per cent', '50 per cent', 50, 50, 'percent'],
    ['£60 - 45 minutes', '45 minutes', 45, 45, 'minute'],
    ['£ 60 - 45 minutes', '45 minutes', 45, 45, 'minute'],
    ['GBP 60 - 45 minutes', '45 minutes', 45, 45, 'minute'],
    ['１５ ｍｉｎｕｔｅｓ', '１５ ｍｉｎｕｔｅｓ', 15, 15, 'minute'],
  ] as const)
    test(`“${text}” contains the quantity “${expected[0]}”`, () => assert.equal(read(text), [expected]));

  for (const text of ['£300', 'A4 paper', 'at 10:30', 'N1 9JY', 'hi 5 hikers', 'version 2.1', '7 minis', ''])
    test(`“${text}” contains no quantity`, () => assert.equal(read(text), []));
});

suite('the comparison of quantities', (test) => {
  const [days, hours, range, month, weeks, minutes, year, twelve] = [
    '2 days',
    '48 hours',
    '3–4 months',
    '4 months',
    '17 weeks',
    '20 minutes',
    'a whole year',
    'twelve months',
  ].flatMap((text) => quantitiesIn(normalise(text)));
  if (!days || !hours || !range || !month || !weeks || !minutes || !year || !twelve)
    throw new Error('A quantity was not read.');
  test('two days equal 48 hours', () => assert.ok(areAlike(days, hours) && isWithin(days, hours)));
  test('four months are within three to four months', () => assert.ok(isWithin(month, range)));
  test('three to four months are not within four months', () => assert.not.ok(isWithin(range, month)));
  test('minutes and months cannot be compared', () => assert.not.ok(areAlike(minutes, month)));
  test('weeks and months are compared roughly', () => {
    assert.ok(areAlike(weeks, month) && isWithin(weeks, month));
    assert.not.ok(isWithin(days, month));
  });
  test('a year equals twelve months', () => assert.ok(isWithin(year, twelve) && isWithin(twelve, year)));
});
