import { digest } from '../../../renderer/core/digest.ts';
import { formatPath } from '../../../renderer/core/finding.ts';
import { dayAfter } from '../../../renderer/facts/date.ts';
import type { LocatedChange } from '../../../renderer/upcoming/change.ts';
import type { Upcoming } from '../../../renderer/upcoming/index.ts';

/** Returns the changes as a calendar of whole days (RFC 5545). Identical changes give identical text on the same day. */
export const calendarText = (listed: Upcoming): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic-site//site upcoming//EN',
    'METHOD:PUBLISH',
    // The name in the calendars of Apple, Google and Microsoft; RFC 7986 has the standard one.
    `NAME:${escaped(`${listed.clinic}: changes of the site`)}`,
    `X-WR-CALNAME:${escaped(`${listed.clinic}: changes of the site`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...listed.changes.flatMap((change) => eventLines(change, listed)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const eventLines = (change: LocatedChange, { today, url }: Upcoming): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${digest(change.kind, change.day, change.title, formatPath(change.path))}@${new URL(url).hostname}`,
  `DTSTAMP:${dateValue(today)}T000000Z`,
  `DTSTART;VALUE=DATE:${dateValue(change.day)}`,
  // The end is exclusive (section 3.6.1).
  `DTEND;VALUE=DATE:${dateValue(dayAfter(change.day))}`,
  `SUMMARY:${escaped(change.title)}`,
  ...description(change),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function description({ help, location }: LocatedChange): readonly string[] {
  const text = [help, location && `${location.file}:${location.line}`].filter(Boolean).join('\n');
  return text === '' ? [] : [`DESCRIPTION:${escaped(text)}`];
}

const dateValue = (day: string): string => day.replaceAll('-', '');

/** Section 3.3.11; other control characters are not allowed in text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A line has at most 75 octets without its line break; the space that continues it counts (section 3.1). */
const MAX_OCTETS = 75;

/** Folds a line between characters, because readers decode UTF-8 before they unfold. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    const space = parts.length > 1 ? 1 : 0;
    if (Buffer.byteLength(part + character) + space > MAX_OCTETS) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n ');
}
