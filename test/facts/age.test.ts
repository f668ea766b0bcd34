/** Ages in words, and the day on which something reaches them. */
import * as assert from 'uvu/assert';
import { parseAge } from '../../renderer/facts/age.ts';
import { addMonths } from '../../renderer/facts/date.ts';
import { suite } from '../support/suite.ts';

suite('an age', (test) => {
  for (const [text, months] of [
    ['1 month', 1],
    ['18 months', 18],
    ['1 year', 12],
    ['2 years', 24],
  ] as const)
    test(`“${text}” is ${months} months`, () => assert.equal(parseAge(text), { text, months }));

  for (const text of ['2 year', '1 years', '0 months', '2years', '-1 months', 'two years', '2 years ', '1.5 years'])
    test(`“${text}” is not an age`, () => assert.is(parseAge(text), undefined));
});

suite('a day some months later', (test) => {
  for (const [day, months, later] of [
    ['2026-05-12', 24, '2028-05-12'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
  ] as const)
    test(`${months} months after ${day} is ${later}`, () => assert.is(addMonths(day, months), later));
});
