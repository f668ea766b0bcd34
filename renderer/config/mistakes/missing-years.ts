import { z } from 'zod';
import type { Finding } from '../../core/finding.ts';
import { addDays } from '../../facts/date.ts';
import { slotAt } from '../repair/slot.ts';
import { correctDate } from '../schema/corrections/date.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
  /** Today, or '' if no day is known. */
  readonly day: string;
}

/** Proposes the year of a date without one: the latest such day for an event that is over, the next one otherwise. */
export function explainYear(finding: Finding, { schema, config, day }: Context): Finding {
  const { path = [] } = finding;
  const slot = slotAt(schema, path, config);
  const yearOf = slot && isPast(slot.schema) ? latestYear(day) : nextYear(day);
  return withDate(finding, valueAtPath(config, path), yearOf, day);
}

/** Proposes the year of a day in a call of `dated()` or `during()`: that of the next such day. */
export const explainYearInCall = (finding: Finding, call: unknown, day: string): Finding =>
  withDate(finding, valueAtPath(call, finding.path ?? []), nextYear(day), day);

type YearOf = (monthAndDay: string) => number;

/** 'today' and 'next Friday' mean another day on every day. */
const RELATIVE =
  /^(?:now|today|tonight|yesterday|tomorrow|(?:this|next|last|every|on) .*|in .* (?:days?|weeks?|months?)|[a-z]+day)\.?$/i;
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['tomorrow', 1],
]);

function withDate(finding: Finding, value: unknown, yearOf: YearOf | undefined, today: string): Finding {
  if (finding.rule !== 'config/date' || typeof value !== 'string' || !yearOf) return finding;
  if (RELATIVE.test(value.trim())) {
    const date = addDays(today, DAYS_FROM_TODAY.get(value.trim().toLowerCase()) ?? 0);
    return { ...finding, help: `Write the date, for example “${date}”: the site is also built on later days.` };
  }
  const correction = correctDate(value, yearOf);
  return correction?.help === undefined || correction.instead !== undefined
    ? finding
    : { ...finding, help: correction.help };
}

const latestYear = (day: string) => yearFrom(day, (monthAndDay) => (monthAndDay > day.slice(4) ? -1 : 0));

const nextYear = (day: string) => yearFrom(day, (monthAndDay) => (monthAndDay < day.slice(4) ? 1 : 0));

const yearFrom = (day: string, offset: YearOf): YearOf | undefined =>
  day === '' ? undefined : (monthAndDay) => yearIn(day) + offset(monthAndDay);

const yearIn = (day: string): number => Number(day.slice(0, 4));

const isPast = (schema: Schema): boolean =>
  schema instanceof z.ZodOptional
    ? isPast(schema.unwrap())
    : schema instanceof z.ZodType && schema.meta()?.isPast === true;
