/** Days begin at midnight of the clinic, whatever the time zone of the machine and of the season. */
import { mock } from 'node:test';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { accept } from '../../renderer/config/index.ts';
import { dateIn, momentIn, startOfDay } from '../../renderer/facts/date.ts';
import { changesAfter, nextMoment } from '../../renderer/upcoming/changes-after.ts';
import calendar from '../sites/calendar/site.config.ts';
import { withValues } from '../support/edit.ts';
import { parserForMany } from '../support/parse-often.ts';
import { NO_CACHE } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const LONDON = 'Europe/London';

/** Runs on a machine in a time zone whose clock shows a moment. */
function onMachine<T>(timeZone: string, at: number, run: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  mock.timers.enable({ apis: ['Date'], now: at });
  try {
    assert.is(Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone);
    return run();
  } finally {
    mock.timers.reset();
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

const REDUCED = { price: '£45 per session', normalSince: '2026-01-01' };
const REASON = { reason: 'The owner has decided so, as a test' };

/** The practice whose values change, with the other kinds of changes too. */
const SITE = withValues(calendar, {
  'clinic.closures': [{ from: '2027-03-28', to: '2027-10-30', reason: 'Building work' }],
  'clinic.visitNote': accept('Walk in or book', 'seo/title', { ...REASON, until: '2027-10-30' }),
  'clinic.tagline': accept('One thing, done well', 'seo/title', { ...REASON, until: '2027-03-27' }),
  'catalogue.massage.packages': undefined,
  'catalogue.massage.reduced': { ...REDUCED, runs: { from: '2027-03-28', until: '2027-10-30' } },
});

/** The first moment of the days on which something changes. */
const MOMENTS = [
  ['a price, in winter', '2027-01-01T00:00:00+00:00', 'The price of Massage changes'],
  ['opening hours, in winter', '2027-02-01T00:00:00+00:00', 'The opening time on Wednesday changes'],
  ['a person, in winter', '2027-03-01T00:00:00+00:00', '“Lou Marsh” in “people”'],
  ['a sentence, as summer time begins', '2027-03-28T00:00:00+00:00', 'The lead in the section “hero”'],
  ['a reduced price, as summer time begins', '2027-03-28T00:00:00+00:00', 'The reduced price of Massage begins'],
  ['a closure, as summer time begins', '2027-03-28T00:00:00+00:00', 'The clinic closes until 30 October 2027'],
  ['an exception, as summer time begins', '2027-03-28T00:00:00+00:00', 'The exception to “seo/title” for'],
  ['the day after summer time has begun', '2027-04-01T00:00:00+01:00', 'The image of Massage changes'],
  ['an offer, in summer', '2027-05-03T00:00:00+01:00', 'The offer “Spring pair” begins'],
  ['the end of an offer, in summer', '2027-05-31T00:00:00+01:00', 'The offer “Spring pair” ends'],
  ['security.txt, in summer', '2027-07-01T00:00:00+01:00', 'security.txt expires'],
  ['opening hours, as summer time ends', '2027-10-31T00:00:00+01:00', 'The opening time on Thursday changes'],
  ['a reduced price, as summer time ends', '2027-10-31T00:00:00+01:00', 'The reduced price of Massage ends'],
  ['a closure, as summer time ends', '2027-10-31T00:00:00+01:00', 'The clinic opens again'],
  ['an exception, as summer time ends', '2027-10-31T00:00:00+01:00', 'The exception to “seo/title” for'],
  ['a section, in winter again', '2027-12-01T00:00:00+00:00', 'The section “closing”'],
] as const;

const parse = parserForMany();
const { changeDays } = parse(SITE);
const read = (day: string) => parse(SITE, { day });

/** The changes that are still to come and the next moment at which pages change, by the clock of the machine. */
function stateNow() {
  const today = nodeIo({ cache: NO_CACHE, progress: () => undefined }).today(LONDON);
  const changes = changesAfter(today, { raw: SITE, changeDays, read });
  return { today, changes, next: nextMoment(changes, LONDON) };
}

suite('the moment of a change', (test) => {
  for (const machine of ['UTC', 'Pacific/Auckland', 'Pacific/Honolulu'])
    for (const [kind, moment, title] of MOMENTS)
      test(`${kind} comes at midnight of the clinic on a machine in ${machine}`, () => {
        const states = [-1000, 0, 1000].map((after) => onMachine(machine, Date.parse(moment) + after, stateNow));
        const isAhead = states.map(({ today, changes }) =>
          changes.some(
            (change) => change.title.startsWith(title) && change.day === moment.slice(0, 10) && today < change.day,
          ),
        );
        assert.equal(isAhead, [true, false, false]);
        const [before, at, after] = states;
        if (before?.changes.find((change) => change.title.startsWith(title))?.changesPages)
          assert.is(before.next, moment);
        assert.is(at?.next, after?.next);
        assert.ok(Date.parse(at?.next ?? '') > Date.parse(moment));
      });
});

suite('the first moment of a day', (test) => {
  for (const [zone, day, first] of [
    ['Europe/London', '2027-01-01', '2027-01-01T00:00:00+00:00'],
    ['Europe/London', '2027-03-28', '2027-03-28T00:00:00+00:00'],
    ['Europe/London', '2027-03-29', '2027-03-29T00:00:00+01:00'],
    ['Europe/London', '2027-10-31', '2027-10-31T00:00:00+01:00'],
    ['Europe/London', '2027-11-01', '2027-11-01T00:00:00+00:00'],
    ['America/St_Johns', '2027-01-01', '2027-01-01T00:00:00-03:30'],
    ['Asia/Kathmandu', '2027-01-01', '2027-01-01T00:00:00+05:45'],
    ['Pacific/Kiritimati', '2027-01-01', '2027-01-01T00:00:00+14:00'],
    // Clocks go from 00:00 to 01:00 on this day, so it has no midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-24T01:00:00+03:00'],
    // Clocks go back from 24:00 to 23:00 on the day before, which has 25 hours.
    ['Africa/Cairo', '2026-10-30', '2026-10-30T00:00:00+02:00'],
    // Clocks go back from 01:00 to 00:00 on this day, so it has two midnights.
    ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00'],
  ] as const)
    test(`${day} in ${zone} begins at ${first}`, () => {
      const start = startOfDay(day, zone);
      assert.is(momentIn(start, zone), first);
      assert.is(Number(start), Date.parse(first));
      assert.is(dateIn(start, zone), day);
      assert.ok(dateIn(new Date(Number(start) - 1000), zone) < day);
    });
});
