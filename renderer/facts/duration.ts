import { counted } from '../core/wording.ts';
import { isPlainLine } from './plain-text.ts';

/** The duration of a treatment. `text` is unchanged from the config. */
export interface Duration {
  readonly text: string;
  /** The minutes of all visits together. */
  readonly minutes: number;
  /** The number of visits over which they are spread. */
  readonly visits: number;
}

const DURATION = /^(?:([1-9]\d?)h)?(?: ?([1-9]\d{0,2})min)?(?:(?<=\S) over ([2-9]|[1-9]\d) visits)?$/;

/** A longer visit is a typing mistake, except for a measurement that runs for a day. */
export const MAX_VISIT_MINUTES = 24 * 60;

/** More minutes are written in hours: '600min' is more often a typing mistake for '60min' than '10h'. */
export const MAX_WRITTEN_MINUTES = 240;

/** '45min' → 45 minutes, '1h 30min' → 90, '2h over 2 visits' → 120 minutes in 2 visits. */
export function parseDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (!match || text === '' || text.startsWith(' ')) return undefined;
  const [, hours = 0, minutes = 0, visits = 1] = match;
  const total = Number(hours) * 60 + Number(minutes);
  if (total / Number(visits) > MAX_VISIT_MINUTES || Number(minutes) > MAX_WRITTEN_MINUTES) return undefined;
  return { text, minutes: total, visits: Number(visits) };
}

/** 210 → '3 hours 30 minutes' */
export const spokenMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / MINUTES_IN_HOUR), minutes % MINUTES_IN_HOUR];
  return [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''].filter(Boolean).join(' ');
};
const MINUTES_IN_HOUR = 60;

/** The schedule of a programme. */
export interface Schedule {
  readonly text: string;
  /** The number of sessions in total, or per month if the programme has no end. */
  readonly sessions: number;
  /** The duration of one appointment in minutes, if the text states it. */
  readonly minutes?: number;
  /** The number of weeks of the programme; `undefined` for a single appointment. */
  readonly weeks?: number;
  /** True if the sessions are counted per month. */
  readonly monthly?: boolean;
}

const WEEKS_IN_YEAR = 52;
const WEEKS_IN = { weeks: 1, months: 52 / 12 };

/** Several appointments, or one: '6 sessions', '1 visit'. */
const APPOINTMENTS =
  '(?:(?<one>1) (?:session|visit|appointment)|(?<some>[2-9]|[1-9]\\d) (?:sessions|visits|appointments))';
/** What else a plan contains: '1 visit a year, a review each quarter' */
const AND_MORE = '(?:,? \\S.*)?';
const YEARLY = new RegExp(`^${APPOINTMENTS} a year${AND_MORE}$`);
const COURSE = new RegExp(`^${APPOINTMENTS} over (?<length>[1-9]\\d?) (?<period>weeks|months)$`);
const MONTHLY = new RegExp(`^${APPOINTMENTS} a month${AND_MORE}$`);

/** '6 sessions over 8 weeks', '2 visits a year', '4 sessions a month, …' or a duration → a schedule. */
export function parseSchedule(text: string): Schedule | undefined {
  const duration = parseDuration(text);
  if (duration) return { text, sessions: duration.visits, minutes: duration.minutes };
  const sessionsOf = ({ one, some }: Readonly<Record<string, string>> = {}) => Number(one ?? some);
  if (!isPlainLine(text)) return undefined;
  const yearly = YEARLY.exec(text);
  if (yearly) return { text, sessions: sessionsOf(yearly.groups), weeks: WEEKS_IN_YEAR };
  const course = COURSE.exec(text);
  if (course) {
    const { length, period } = course.groups ?? {};
    const unit = period === 'months' ? WEEKS_IN.months : WEEKS_IN.weeks;
    return { text, sessions: sessionsOf(course.groups), weeks: Math.round(Number(length) * unit) };
  }
  const monthly = MONTHLY.exec(text);
  return monthly ? { text, sessions: sessionsOf(monthly.groups), weeks: 4, monthly: true } : undefined;
}
