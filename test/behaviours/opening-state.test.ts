/** Issue 5, “Map and hours”: “open now / opens Tuesday 13:00” in London time, for visitors in any time zone. */
import * as assert from 'uvu/assert';
import { type OpeningTimes, openingState } from '../../components/behaviours/opening/state.ts';
import { suite } from '../support/suite.ts';

const LONDON = 'Europe/London';
const LATE: OpeningTimes['week'][number] = [[780, 1080]];
const LONG: OpeningTimes['week'][number] = [[600, 1080]];

/** The specification's hours: Tuesday 13:00–18:00; Wednesday, Saturday and Sunday 10:00–18:00. */
const times: OpeningTimes = {
  zone: LONDON,
  week: [[], LATE, LONG, [], [], LONG, LONG],
  closures: [['2026-12-24', '2027-01-01']],
};

/** The whole line, as a page displays it. */
const says = (at: string, visitor: string = LONDON, of: OpeningTimes = times): string => {
  const { state, next } = openingState(new Date(at), of, visitor);
  return [state, next].filter(Boolean).join(', ');
};

type Line = readonly [moment: string, at: string, says: string];

const table = (name: string, lines: readonly Line[], visitor = LONDON, of = times) =>
  suite(name, (test) => {
    for (const [moment, at, words] of lines) test(`${moment}: ${words}`, () => assert.is(says(at, visitor, of), words));
  });

table('open now, in winter, when London’s clocks show UTC', [
  ['Tuesday at midnight', '2026-11-17T00:00:00Z', 'Closed now, opens today 13:00'],
  ['a minute before opening', '2026-11-17T12:59:59Z', 'Closed now, opens today 13:00'],
  ['the minute of opening', '2026-11-17T13:00:00Z', 'Open now, until 18:00'],
  ['in the afternoon', '2026-11-17T15:30:00Z', 'Open now, until 18:00'],
  ['a minute before closing', '2026-11-17T17:59:59Z', 'Open now, until 18:00'],
  ['the minute of closing', '2026-11-17T18:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['a minute before midnight', '2026-11-17T23:59:59Z', 'Closed now, opens tomorrow 10:00'],
  ['Wednesday evening', '2026-11-18T20:00:00Z', 'Closed now, opens Saturday 10:00'],
  ['Thursday, a closed day', '2026-11-19T12:00:00Z', 'Closed now, opens Saturday 10:00'],
  ['Friday, a closed day before an open one', '2026-11-20T12:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['Sunday after closing', '2026-11-22T18:00:00Z', 'Closed now, opens Tuesday 13:00'],
  ['Monday', '2026-11-23T13:00:00Z', 'Closed now, opens tomorrow 13:00'],
]);

table('open now, in summer, when London’s clocks are an hour ahead', [
  ['a minute before opening', '2026-07-07T11:59:00Z', 'Closed now, opens today 13:00'],
  ['the minute of opening', '2026-07-07T12:00:00Z', 'Open now, until 18:00'],
  ['a minute before closing', '2026-07-07T16:59:00Z', 'Open now, until 18:00'],
  ['the minute of closing', '2026-07-07T17:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['Tuesday at half past midnight, Monday in UTC', '2026-07-06T23:30:00Z', 'Closed now, opens today 13:00'],
]);

table('the night to 29 March 2026, in which London’s clocks go forward', [
  ['Saturday, the minute of opening', '2026-03-28T10:00:00Z', 'Open now, until 18:00'],
  ['Saturday, the minute of closing', '2026-03-28T18:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['Sunday, a minute before the change', '2026-03-29T00:59:00Z', 'Closed now, opens today 10:00'],
  ['Sunday, the minute of the change', '2026-03-29T01:00:00Z', 'Closed now, opens today 10:00'],
  ['Sunday, a minute before opening', '2026-03-29T08:59:00Z', 'Closed now, opens today 10:00'],
  ['Sunday, the minute of opening', '2026-03-29T09:00:00Z', 'Open now, until 18:00'],
  ['Sunday, the minute of closing', '2026-03-29T17:00:00Z', 'Closed now, opens Tuesday 13:00'],
  ['Monday at half past midnight', '2026-03-29T23:30:00Z', 'Closed now, opens tomorrow 13:00'],
]);

table('the night to 25 October 2026, in which London’s clocks go back', [
  ['Saturday, the minute of closing', '2026-10-24T17:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['Sunday at half past one, the first time', '2026-10-25T00:30:00Z', 'Closed now, opens today 10:00'],
  ['Sunday at half past one, the second time', '2026-10-25T01:30:00Z', 'Closed now, opens today 10:00'],
  ['Sunday, a minute before opening', '2026-10-25T09:59:00Z', 'Closed now, opens today 10:00'],
  ['Sunday, the minute of opening', '2026-10-25T10:00:00Z', 'Open now, until 18:00'],
  ['Sunday, a minute before closing', '2026-10-25T17:59:00Z', 'Open now, until 18:00'],
  ['Sunday, the minute of closing', '2026-10-25T18:00:00Z', 'Closed now, opens Tuesday 13:00'],
]);

const night: OpeningTimes = { zone: LONDON, week: Array.from({ length: 7 }, () => [[30, 150]]), closures: [] };

table(
  'opening hours during the night of a clock change',
  [
    ['open before the skipped hour', '2026-03-29T00:45:00Z', 'Open now, until 02:30'],
    ['still open after it', '2026-03-29T01:15:00Z', 'Open now, until 02:30'],
    ['closed at its time', '2026-03-29T01:30:00Z', 'Closed now, opens tomorrow 00:30'],
    ['open in the hour that occurs twice', '2026-10-25T00:45:00Z', 'Open now, until 02:30'],
    ['open when it occurs again', '2026-10-25T01:45:00Z', 'Open now, until 02:30'],
    ['closed at its time', '2026-10-25T02:30:00Z', 'Closed now, opens tomorrow 00:30'],
  ],
  LONDON,
  night,
);

const parted: OpeningTimes = {
  zone: LONDON,
  week: [
    [
      [540, 750],
      [810, 1080],
    ],
    [],
    LONG,
    [],
    [],
    [],
    [],
  ],
  closures: [],
};

table(
  'a day with a break',
  [
    ['before the first opening', '2026-11-23T08:59:00Z', 'Closed now, opens today 09:00'],
    ['in the morning', '2026-11-23T12:29:00Z', 'Open now, until 12:30'],
    ['the minute in which the break starts', '2026-11-23T12:30:00Z', 'Closed now, opens today 13:30'],
    ['the minute in which it ends', '2026-11-23T13:30:00Z', 'Open now, until 18:00'],
    ['after the last closing', '2026-11-23T18:00:00Z', 'Closed now, opens Wednesday 10:00'],
    ['the evening before', '2026-11-22T20:00:00Z', 'Closed now, opens tomorrow 09:00'],
  ],
  LONDON,
  parted,
);

table('closures', [
  ['the day before, open', '2026-12-23T12:00:00Z', 'Open now, until 18:00'],
  ['the day before, after closing', '2026-12-23T18:00:00Z', 'Closed now, opens Saturday 2 January 10:00'],
  ['the first day, during the usual hours', '2026-12-24T12:00:00Z', 'Closed now, opens Saturday 2 January 10:00'],
  ['Saturday in between', '2026-12-26T12:00:00Z', 'Closed now, opens Saturday 2 January 10:00'],
  ['the last minute of the old year', '2026-12-31T23:59:00Z', 'Closed now, opens Saturday 10:00'],
  ['the last day, in the new year', '2027-01-01T12:00:00Z', 'Closed now, opens tomorrow 10:00'],
  ['the day after, before opening', '2027-01-02T09:59:00Z', 'Closed now, opens today 10:00'],
  ['the day after, open', '2027-01-02T10:00:00Z', 'Open now, until 18:00'],
]);

const withSpecial: OpeningTimes = {
  ...times,
  special: [
    ['2026-12-21', '2026-12-21', [[540, 720]]],
    [
      '2026-12-22',
      '2026-12-23',
      [
        [600, 720],
        [780, 840],
      ],
    ],
  ],
};

table(
  'special hours replace those of the day',
  [
    ['on a Monday that is usually closed, open', '2026-12-21T09:00:00Z', 'Open now, until 12:00'],
    ['on a Monday that is usually closed, after closing', '2026-12-21T12:00:00Z', 'Closed now, opens tomorrow 10:00'],
    ['on a Tuesday, in the break', '2026-12-22T12:30:00Z', 'Closed now, opens today 13:00'],
    ['on a Tuesday, when it is usually open', '2026-12-22T14:30:00Z', 'Closed now, opens tomorrow 10:00'],
    ['on the last day, before a closure', '2026-12-23T14:00:00Z', 'Closed now, opens Saturday 2 January 10:00'],
    ['the week before', '2026-12-20T18:00:00Z', 'Closed now, opens tomorrow 09:00'],
  ],
  LONDON,
  withSpecial,
);

suite('the highlighted hours', (test) => {
  for (const [what, at, row] of [
    ['those of the weekday', '2026-12-20T12:00:00Z', 6],
    ['the first special hours', '2026-12-21T12:00:00Z', 7],
    ['the second special hours', '2026-12-23T12:00:00Z', 8],
  ] as const)
    test(`are ${what}`, () => assert.is(openingState(new Date(at), withSpecial, LONDON).today, row));
});

const closed = (closures: OpeningTimes['closures']): OpeningTimes => ({ ...times, closures });

suite('the state names the next opening after closures of any length', (test) => {
  test('one day', () => {
    const day = closed([['2026-11-18', '2026-11-18']]);
    assert.is(says('2026-11-18T12:00:00Z', LONDON, day), 'Closed now, opens Saturday 10:00');
    assert.is(says('2026-11-17T19:00:00Z', LONDON, day), 'Closed now, opens Saturday 10:00');
    assert.is(says('2026-11-17T14:00:00Z', LONDON, day), 'Open now, until 18:00');
  });

  test('two consecutive closures', () => {
    const both = closed([
      ['2026-11-18', '2026-11-20'],
      ['2026-11-21', '2026-11-22'],
    ]);
    assert.is(says('2026-11-18T12:00:00Z', LONDON, both), 'Closed now, opens Tuesday 13:00');
  });

  test('a week from today, the date is added to the weekday', () =>
    assert.is(
      says('2026-11-17T19:00:00Z', LONDON, closed([['2026-11-18', '2026-11-23']])),
      'Closed now, opens Tuesday 24 November 13:00',
    ));

  test('several months, over both clock changes', () =>
    assert.is(
      says('2026-03-20T12:00:00Z', LONDON, closed([['2026-03-20', '2026-11-02']])),
      'Closed now, opens Tuesday 3 November 13:00',
    ));

  test('if no opening follows within a year, the state is only “Closed now”', () => {
    assert.is(says('2026-03-20T12:00:00Z', LONDON, closed([['2026-01-01', '2030-01-01']])), 'Closed now');
    assert.is(says('2026-03-20T12:00:00Z', LONDON, { zone: LONDON, week: [], closures: [] }), 'Closed now');
  });
});

/** Names of days differ there: “today” in Auckland is not London’s. */
const ABROAD: readonly (readonly [zone: string, lines: readonly Line[]])[] = [
  [
    'Pacific/Auckland',
    [
      ['Wednesday there, Tuesday in London', '2026-11-17T12:00:00Z', 'Closed now, opens Tuesday 13:00 London time'],
      ['while it is open', '2026-11-17T13:00:00Z', 'Open now, until 18:00 London time'],
      ['after closing', '2026-11-17T18:00:00Z', 'Closed now, opens Wednesday 10:00 London time'],
    ],
  ],
  [
    'America/Los_Angeles',
    [
      ['Monday there, Tuesday in London', '2026-11-17T01:00:00Z', 'Closed now, opens Tuesday 13:00 London time'],
      ['early in the morning there', '2026-11-17T13:30:00Z', 'Open now, until 18:00 London time'],
      ['between the two clock changes of autumn', '2026-10-25T10:00:00Z', 'Open now, until 18:00 London time'],
    ],
  ],
  [
    'Asia/Kathmandu',
    [
      ['five hours and three quarters ahead', '2026-11-17T12:59:00Z', 'Closed now, opens Tuesday 13:00 London time'],
      ['the minute of opening', '2026-11-17T13:00:00Z', 'Open now, until 18:00 London time'],
    ],
  ],
  [
    'Africa/Accra',
    [
      ['the same time as London in winter', '2026-11-17T12:00:00Z', 'Closed now, opens today 13:00'],
      ['another time than London in summer', '2026-07-07T11:00:00Z', 'Closed now, opens Tuesday 13:00 London time'],
    ],
  ],
];

for (const [zone, lines] of ABROAD) table(`for a visitor in ${zone}`, lines, zone);

/** Clinics in zones whose clocks differ from UTC by half an hour, are behind it, or change at midnight. */
for (const [zone, lines] of [
  [
    'Asia/Kolkata',
    [
      ['Tuesday, a minute after midnight, Monday in UTC', '2026-07-06T18:31:00Z', 'Closed now, opens today 13:00'],
      ['Tuesday, the minute of opening', '2026-07-07T07:30:00Z', 'Open now, until 18:00'],
      ['Tuesday, the minute of closing', '2026-07-07T12:30:00Z', 'Closed now, opens tomorrow 10:00'],
      ['the last minute of a closure', '2027-01-01T18:29:00Z', 'Closed now, opens tomorrow 10:00'],
      ['the minute after a closure', '2027-01-01T18:30:00Z', 'Closed now, opens today 10:00'],
    ],
  ],
  [
    'America/Los_Angeles',
    [
      ['Tuesday evening, Wednesday in UTC', '2026-11-18T07:59:00Z', 'Closed now, opens tomorrow 10:00'],
      ['Wednesday, a minute after midnight', '2026-11-18T08:01:00Z', 'Closed now, opens today 10:00'],
      ['the day before a closure, in the last minute of opening', '2026-12-24T01:59:00Z', 'Open now, until 18:00'],
    ],
  ],
  [
    'Africa/Cairo',
    [
      ['Friday, the minute that follows 23:59 on Thursday', '2026-04-23T22:00:00Z', 'Closed now, opens tomorrow 10:00'],
      ['Saturday, the minute of opening in summer time', '2026-04-25T07:00:00Z', 'Open now, until 18:00'],
      ['Thursday, 23:30 for the second time', '2026-10-29T21:30:00Z', 'Closed now, opens Saturday 10:00'],
    ],
  ],
] as const)
  table(`open now in ${zone}`, lines, zone, { ...times, zone });

suite('today', (test) => {
  for (const [at, today, day] of [
    ['2026-11-16T12:00:00Z', 0, 'Monday'],
    ['2026-11-22T23:59:00Z', 6, 'Sunday'],
    ['2026-07-05T23:30:00Z', 0, 'Monday in London, Sunday in UTC'],
  ] as const)
    test(`at ${at} is ${day}`, () => {
      for (const zone of [LONDON, 'Pacific/Auckland', 'America/Los_Angeles'])
        assert.is(openingState(new Date(at), times, zone).today, today);
    });
});

suite('a clinic in another time zone', (test) => {
  test('the state follows the time zone of the clinic', () => {
    const there = { ...times, zone: 'America/New_York' };
    assert.is(says('2026-11-17T17:59:00Z', 'America/New_York', there), 'Closed now, opens today 13:00');
    assert.is(says('2026-11-17T18:00:00Z', LONDON, there), 'Open now, until 18:00 New York time');
  });
});
