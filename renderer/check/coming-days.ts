import { changeDaysOf } from '../config/derived/on-day.ts';
import type { Parsed } from '../config/parse.ts';
import type { Finding } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';
import { DAYS_AHEAD, daysBetween, longDate } from '../facts/date.ts';
import { inOrder } from './in-order.ts';
import type { Checked } from './outcome.ts';

/** Returns the days within a year on which the site changes, without today, in their order. */
export const comingDays = ({ site, changeDays }: Parsed, today: string): readonly string[] =>
  [...new Set([...changeDays, ...(site ? changeDaysOf(site) : [])])]
    .filter((day) => day > today && daysBetween(today, day) <= DAYS_AHEAD)
    .sort();

/** The site as it will be on a day, and its findings. */
export interface CheckedDay {
  readonly day: string;
  /** The moment at which the day begins in the time zone of the clinic. */
  readonly begins: Date;
  readonly checked: Checked;
}

/** Adds the sites of later days to today’s check, and the findings that first appear on those days. */
export function withComing(now: Checked, days: readonly CheckedDay[]): Checked {
  if (days.length === 0) return now;
  const onDays = days.map(({ checked }) => new Set(checked.findings.map(keyOf)));
  const isUsedLater = (finding: Finding) =>
    UNUSED.has(finding.rule) && onDays.some((keys) => !keys.has(keyOf(finding)));
  const known = new Set(now.findings.map(keyOf));
  const later = days.flatMap(({ day, checked }) =>
    checked.findings.flatMap((finding) => {
      const isKnown = known.has(keyOf(finding));
      known.add(keyOf(finding));
      return isKnown || isUsedLater(finding) || FOR_THE_DAY.has(finding.rule) || isListedWord(finding)
        ? []
        : { ...finding, day, message: `From ${longDate(day)}: ${finding.message}` };
    }),
  );
  const sites = days.flatMap(({ day, begins, checked: { site } }) => (site ? { day, begins, site } : []));
  return {
    ...now,
    findings: inOrder([...now.findings.filter((finding) => !isUsedLater(finding)), ...later]),
    sitesToCome: sites,
  };
}

/** The rules that report unused parts: the site may use them on another day. */
const UNUSED: ReadonlySet<RuleName> = new Set<RuleName>([
  'config/exception-unused',
  'content/empty-department',
  'content/unlisted-offer',
  'content/unlisted-person',
  'content/unlisted-treatment',
  'link/unused-shortcut',
]);

/**
 * The rules that report what is done on the day itself. A document is printed again when its facts change; if it were
 * printed today, it would be wrong until then.
 */
const FOR_THE_DAY: ReadonlySet<RuleName> = new Set<RuleName>(['content/document-stale']);

/** A listed word that no text uses from some day on does no harm until then. */
const isListedWord = ({ rule, path }: Finding): boolean => rule === 'content/spelling' && path?.[0] === 'spelling';

/**
 * A mistake that is there today is the same mistake on a later day on which it concerns other amounts, or its place in a
 * list is another because an item appears before it.
 */
const keyOf = ({ rule, message, path, span, location }: Finding): string =>
  JSON.stringify([rule, message.replaceAll(/£\d[\d,.]*\d|£\d/g, '£'), location ?? [path, span]]);
