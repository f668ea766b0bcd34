/** `site upcoming --format ics`: another program's parser reads the calendar, and its lines follow RFC 5545. */
import { join } from 'node:path';
import ICAL from 'ical.js';
import * as assert from 'uvu/assert';
import { calendarText } from '../../cli/report/upcoming/calendar.ts';
import type { LocatedChange } from '../../renderer/upcoming/change.ts';
import { cli } from '../support/run-cli.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const change = (fields: Partial<LocatedChange>): LocatedChange => ({
  day: '2027-01-01',
  kind: 'price',
  title: 'The price changes.',
  changesPages: true,
  path: ['catalogue', 'massage', 'price'],
  readOn: '2027-01-01',
  ...fields,
});

const calendarOf = (changes: readonly LocatedChange[], today = '2026-11-24'): string =>
  calendarText({
    ...{ today, changes, timeZone: 'Europe/London' },
    clinic: 'Small Practice',
    url: 'https://small.example',
  });

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

/** Each title, as the parser reads it from the calendar. */
const titlesIn = (...titles: readonly string[]) =>
  eventsIn(calendarOf(titles.map((title) => change({ title })))).map(({ summary }) => summary);

const AWKWARD = [
  'A semicolon; a comma, a back\\slash and a colon: “quoted”',
  'Two\nlines and \\n, which is not a line break',
  `£${'1'.repeat(73)}£€😀${'é'.repeat(200)}`,
  '😀'.repeat(100),
  'x'.repeat(500),
];

suite('the calendar of what comes', (test) => {
  test('has an event for each change, on the whole day', () => {
    const [event] = eventsIn(
      calendarOf([
        change({
          day: '2026-12-31',
          title: 'security.txt expires.',
          help: 'Set a date.',
          location: { file: 'site.config.ts', line: 12, column: 1, endLine: 12, endColumn: 2 },
        }),
      ]),
    );
    assert.is(event?.summary, 'security.txt expires.');
    assert.is(event?.description, 'Set a date.\nsite.config.ts:12');
    assert.is(event?.startDate.isDate, true);
    assert.is(event?.startDate.toString(), '2026-12-31');
    assert.is(event?.endDate.toString(), '2027-01-01');
    assert.is(event?.component.getFirstPropertyValue('dtstamp')?.toString(), '2026-11-24T00:00:00Z');
  });

  test('has the properties that every calendar needs', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarOf([])));
    assert.is(calendar.getFirstPropertyValue('version'), '2.0');
    assert.match(String(calendar.getFirstPropertyValue('prodid')), 'site upcoming');
    assert.is(calendar.getFirstPropertyValue('name'), 'Small Practice: changes of the site');
  });

  for (const title of AWKWARD)
    test(`the text “${title.slice(0, 20).replace('\n', ' ')}…” is read as it was written`, () =>
      assert.equal(titlesIn(title), [title]));

  test('control characters are left out', () => assert.equal(titlesIn('a\u0000b\u0007c\u007fd'), ['abcd']));

  test('every line ends with CRLF and has at most 75 octets', () => {
    const text = calendarOf(AWKWARD.map((title) => change({ title, help: title })));
    assert.ok(text.endsWith('END:VCALENDAR\r\n'));
    assert.not.match(text.replaceAll('\r\n', ''), /[\r\n]/);
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    assert.is(Math.max(...lengths), 75);
  });

  test('the same change has the same identifier on another day, and two changes have different ones', () => {
    const changes = [
      change({}),
      change({ day: '2027-01-02' }),
      change({ title: 'Another.' }),
      change({ path: ['offers', 'twice'] }),
    ];
    const uids = (today: string) => eventsIn(calendarOf(changes, today)).map(({ uid }) => uid);
    assert.equal(uids('2026-11-24'), uids('2026-12-24'));
    assert.is(new Set(uids('2026-11-24')).size, 4);
  });

  test('the program prints it', async () => {
    const config = join(ROOT, 'test/sites/calendar/site.config.ts');
    const { code, stdout } = await cli(['upcoming', '--config', config, '--at', '2027-05-21', '--format', 'ics']);
    assert.is(code, 0);
    assert.ok(stdout.endsWith('END:VCALENDAR\r\n'));
    assert.equal(
      eventsIn(stdout)
        .slice(0, 3)
        .map(({ startDate, summary }) => `${startDate} ${summary}`),
      [
        '2027-05-31 The offer “Spring pair” ends; no page shows it any more.',
        '2027-05-31 Spring bank holiday: the clinic is closed.',
        '2027-07-01 security.txt expires.',
      ],
    );
  });
});
