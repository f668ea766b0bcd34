import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { dateIn, endOfDay } from '../../renderer/facts/date.ts';
import { NO_CACHE } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('the date in a time zone', (test) => {
  for (const [zone, at, date] of [
    ['Europe/London', '2026-07-06T22:59:59Z', '2026-07-06'],
    ['Europe/London', '2026-07-06T23:30:00Z', '2026-07-07'],
    ['Europe/London', '2026-11-16T23:30:00Z', '2026-11-16'],
    ['Asia/Kolkata', '2026-11-16T18:29:00Z', '2026-11-16'],
    ['Asia/Kolkata', '2026-11-16T18:30:00Z', '2026-11-17'],
    ['America/St_Johns', '2026-11-17T03:29:00Z', '2026-11-16'],
    ['America/St_Johns', '2026-11-17T03:30:00Z', '2026-11-17'],
    ['America/Los_Angeles', '2026-12-31T23:30:00Z', '2026-12-31'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-11-16T10:00:00Z', '2026-11-17'],
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
    ['Africa/Cairo', '2026-10-29T20:59:59Z', '2026-10-29'],
    ['Africa/Cairo', '2026-10-29T21:30:00Z', '2026-10-29'],
    ['Africa/Cairo', '2026-10-29T22:00:00Z', '2026-10-30'],
  ] as const)
    test(`at ${at} it is ${date} in ${zone}`, () => assert.is(dateIn(new Date(at), zone), date));

  test('the program asks the clock for the date in the given time zone', () => {
    const { today } = nodeIo({ cache: NO_CACHE, progress: () => undefined });
    // The clocks of these islands are 25 hours apart, so their dates differ at any moment.
    assert.ok(today('Pacific/Kiritimati') > today('Pacific/Pago_Pago'));
  });

  for (const [zone, date, end] of [
    ['Europe/London', '2027-01-31', '2027-01-31T23:59:59.000Z'],
    ['Europe/London', '2027-06-30', '2027-06-30T22:59:59.000Z'],
    ['Europe/London', '2026-03-29', '2026-03-29T22:59:59.000Z'],
    ['Europe/London', '2026-10-25', '2026-10-25T23:59:59.000Z'],
    ['Asia/Kolkata', '2027-06-30', '2027-06-30T18:29:59.000Z'],
    ['America/St_Johns', '2027-01-31', '2027-02-01T03:29:59.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.000Z'],
    ['Pacific/Kiritimati', '2027-06-30', '2027-06-30T09:59:59.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-24T20:59:59.000Z'],
    ['Africa/Cairo', '2026-04-23', '2026-04-23T21:59:59.000Z'],
    ['Africa/Cairo', '2026-10-29', '2026-10-29T21:59:59.000Z'],
  ] as const)
    test(`${date} ends at ${end} in ${zone}`, () => assert.is(endOfDay(date, zone).toISOString(), end));
});
