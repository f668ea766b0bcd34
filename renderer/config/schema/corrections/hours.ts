import { parseHours } from '../../../facts/hours.ts';
import { withDigits } from '../../../facts/lookalike-digits.ts';
import { type Correction, proposing } from './correction.ts';

/** Explains hours that are written otherwise than '09:00–17:00', or that end before they begin. */
export function correctHours(text: string): Correction | undefined {
  if (CLOSED.test(text)) return proposing('closed', parseHours);
  if (ALL_DAY.test(text))
    return { reason: 'it has no times', help: 'Write “00:00–23:59” if you are open day and night.' };
  const tidy = normalised(withDigits(text));
  const impossible = /\b(?:\d+:\d{2})\b/g;
  const wrongTime = tidy.match(impossible)?.find((time) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time));
  if (wrongTime !== undefined)
    return { reason: `${wrongTime} is not a time of day`, help: 'Write times from “00:00” to “23:59”.' };
  const [, opens] = OPEN_END.exec(tidy) ?? [];
  if (opens !== undefined)
    return { reason: 'the closing time is missing', help: `Write it after the opening time: “${opens}–17:30”.` };
  return orderProblem(tidy) ?? proposing(tidy, parseHours) ?? wordProblem(tidy);
}

const CLOSED = /^\s*(?:we are |we’re |we're )?(?:closed|shut|not open)(?: all day| today)?\s*[.!]?\s*$/i;

const ALL_DAY = /^\s*(?:open )?(?:24(?:\/7| ?h(?:ou)?rs?)|all day|day and night|24 ?h)\s*$/i;

/** '09:00', '8.30am til late' */
const OPEN_END = /^(\d{2}:\d{2})(?:–(?:late)?)?$/;

const RANGE = /\d{2}:\d{2}–\d{2}:\d{2}/g;

/** Explains words beside times, or instead of them: '9-5 closed for lunch', 'by appointment'. */
function wordProblem(tidy: string): Correction | undefined {
  if (!/\p{L}{2}/u.test(tidy)) return undefined;
  const note = 'Words for visitors belong in “visitNote” of “clinic”.';
  if (!/\d/.test(tidy))
    return {
      reason: 'it states no times',
      help: `Write the times at which clients can come, such as “09:00–17:00”, or “closed”. ${note}`,
    };
  const isRange = tidy.match(RANGE) !== null;
  return isRange
    ? {
        reason: 'it contains words',
        help: `Write only times, such as “09:00–12:30, 13:30–17:00” for a day with a break. ${note}`,
      }
    : undefined;
}

/** The ranges of a day in their order: each ends after it begins, and begins after the one before it ends. */
function orderProblem(tidy: string): Correction | undefined {
  const ranges = tidy.split(', ').map((range) => ({ range, times: range.split('–') }));
  if (ranges.some(({ times }) => times.length !== 2 || !times.every(isTime))) return undefined;
  for (const [index, { range, times }] of ranges.entries()) {
    const [opens = '', closes = ''] = times;
    if (opens === closes) return { reason: `${range} ends when it begins`, help: 'Write “closed”, or correct a time.' };
    if (opens > closes) return { reason: `${range} ends before it begins`, help: inOrder(opens, closes) };
    const before = ranges[index - 1];
    if (before !== undefined && opens <= (before.times[1] ?? ''))
      return {
        reason: `${range} begins before ${before.range} has ended`,
        help:
          afternoon(before.range, opens, closes) ??
          'Write the ranges of a day from early to late, with a break between them.',
      };
  }
  return undefined;
}

const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text);

/** '8.30-12.30 and 1.30-4': the second range is meant to be in the afternoon. */
function afternoon(morning: string, opens: string, closes: string): string | undefined {
  const [start, end] = [opens, closes].map((time) => {
    const [hour = '', minute = ''] = time.split(':');
    return `${Number(hour) + 12}:${minute}`;
  });
  const text = `${morning}, ${start}–${end}`;
  const isLater = opens < NOON && closes < NOON && parseHours(text) !== undefined;
  return isLater ? `Write “${text}” if you open again in the afternoon.` : undefined;
}

const NOON = '12:00';

/** '10 to 6' is meant to end in the afternoon, and '18:00–13:00' to begin at the other time. */
function inOrder(opens: string, closes: string): string {
  const [hour = '', minute = ''] = closes.split(':');
  return opens < NOON
    ? `Write “${opens}–${Number(hour) + 12}:${minute}” if you close in the afternoon.`
    : `Write the opening time first: “${closes}–${opens}”.`;
}

/** '9am - 5.30pm' → '09:00–17:30', '9:00 to 13:00 and 14–18:00' → '09:00–13:00, 14:00–18:00'. */
const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*from\s+/, '')
    .replace(/\b(?:12 )?noon\b/g, '12:00')
    .replace(/\b([01]\d|2[0-3])([0-5]\d)\b/g, '$1:$2')
    .replace(/(?<=\d)\s*h(?:(?:ou)?rs?)?\b/g, '')
    .replace(/\b(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])\.?m\b\.?)?/g, (_, hour: string, minute = '00', half = '') =>
      clock(Number(hour), minute, half),
    )
    .replace(/\s*(?:[-‐‑‒–—]|\b(?:to|(?:un)?till?)\b)\s*/g, '–')
    .replace(/\s*(?:[,;&/]|\band\b)\s*/g, ', ')
    .trim();

const clock = (hour: number, minute: string, half: string): string =>
  `${String(half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
