import { parseSchedule } from '../../../facts/duration.ts';
import { NUMBER_IN_WORDS, numberFromWords } from '../../../facts/number-words.ts';
import { type Correction, proposing } from './correction.ts';
import { correctTime } from './duration.ts';

const NUMBERS = new RegExp(String.raw`\b${NUMBER_IN_WORDS}\b`, 'g');
const APPOINTMENTS =
  '(?:x )?(?:weekly )?(session|visit|appointment|class|treatment|meeting|lesson|check(?:-?up)?|review|examination|consultation)(?:es|s)?';
const OVER = new RegExp(
  String.raw`^(\d+) ${APPOINTMENTS}(?: (?:over|in|during|within|across|for)|,)? (\d+) (week|month)s?$`,
);
const PER = new RegExp(String.raw`^(\d+) ${APPOINTMENTS} (?:per|each|every|a) (month|year)$`);
const WEEKLY = new RegExp(
  String.raw`^(?:(\d+) weekly ${APPOINTMENTS}|(?:weekly|once a week|1 session a week|every week) (?:for|over) (\d+) weeks?)$`,
);
/** 'monthly, 1 session a year' */
const BEFORE_COUNT = /^(?:daily|weekly|monthly|quarterly|yearly|annually)[,:;]? (?=\d)/;
const COUNTED = new RegExp(String.raw`^(\d+) ${APPOINTMENTS}$`);

/** Explains a schedule that is written otherwise than '1h', '6 sessions over 8 weeks' or '2 visits a year'. */
export function correctSchedule(text: string): Correction | undefined {
  const tidy = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bonce (?=an? (?:month|year))/g, '1 session ')
    .replace(/\btwice (?=an? (?:month|year))/g, '2 sessions ')
    .replace(NUMBERS, (words) => String(numberFromWords(words) ?? words))
    .replace(BEFORE_COUNT, '');
  return (
    proposing(scheduleText(tidy), parseSchedule) ??
    everyDay(tidy) ??
    rangeOfSessions(tidy) ??
    withoutPeriod(tidy) ??
    withoutSessions(tidy) ??
    correctTime(text)
  );
}

function scheduleText(tidy: string): string | undefined {
  const [over, sessions, kind, length, period] = OVER.exec(tidy) ?? [];
  if (over !== undefined) return `${sessions} ${appointments(sessions, kind)} over ${length} ${period}s`;
  const [per, number, each, unit] = PER.exec(tidy) ?? [];
  if (per !== undefined) return `${number} ${appointments(number, each)} a ${unit}`;
  const [weekly, count, weeklyKind, weeks] = WEEKLY.exec(tidy) ?? [];
  if (weekly === undefined) return undefined;
  return `${count ?? weeks} ${appointments(count ?? weeks, weeklyKind)} over ${count ?? weeks} weeks`;
}

/** Only these three words are known: '1 session', '6 visits'. */
const appointments = (count: string | undefined, kind: string | undefined): string =>
  `${kind === 'visit' || kind === 'appointment' ? kind : 'session'}${count === '1' ? '' : 's'}`;

/** 'daily for 2 weeks' */
function everyDay(tidy: string): Correction | undefined {
  const weeks = Number(/^(?:daily|every day|once a day|1 session a day) (?:for|over) (\d+) weeks?$/.exec(tidy)?.[1]);
  const over = (daysInWeek: number) => `“${weeks * daysInWeek} sessions over ${weeks} weeks”`;
  return weeks > 0
    ? {
        reason: 'the number of sessions is missing',
        help: `Write ${over(7)}, or ${over(5)} if none take place at weekends.`,
      }
    : undefined;
}

/** '6–8 sessions over 8 weeks' */
function rangeOfSessions(tidy: string): Correction | undefined {
  const [, fewest, most] = /^(\d+) ?(?:[–—-]|to|or) ?(\d+) \p{L}+/u.exec(tidy) ?? [];
  return fewest === undefined || scheduleText(tidy.replace(/^.*?(?=\d+ \p{L})/u, '')) === undefined
    ? undefined
    : { reason: 'the number of sessions is a range', help: `Write one number: ${fewest} or ${most}.` };
}

/** '6 sessions' */
function withoutPeriod(tidy: string): Correction | undefined {
  const [, sessions, kind] = COUNTED.exec(tidy) ?? [];
  return sessions === undefined
    ? undefined
    : {
        reason: 'the period is missing',
        help: `Write it like “${sessions} ${appointments(sessions, kind)} over 8 weeks”.`,
      };
}

/** '8 weeks' */
function withoutSessions(tidy: string): Correction | undefined {
  const [, length, period] = /^(\d+)[ -](week|month)s?\b/.exec(tidy) ?? [];
  return length === undefined
    ? undefined
    : {
        reason: 'the number of sessions is missing',
        help: `Write it like “6 sessions over ${length} ${period}s”. For a membership without a fixed number, write the fewest that it includes: “1 session a month”, “1 visit a year”.`,
      };
}
