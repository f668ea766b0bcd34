import { z } from 'zod';
import type { Finding } from '../../core/finding.ts';
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
  return withYear(finding, valueAtPath(config, path), slot && isPast(slot.schema) ? latestYear(day) : nextYear(day));
}

/** Proposes the year of a day in a call of `dated()` or `during()`: that of the next such day. */
export const explainYearInCall = (finding: Finding, call: unknown, day: string): Finding =>
  withYear(finding, valueAtPath(call, finding.path ?? []), nextYear(day));

type YearOf = (monthAndDay: string) => number;

function withYear(finding: Finding, value: unknown, yearOf: YearOf | undefined): Finding {
  if (finding.rule !== 'config/date' || typeof value !== 'string' || !yearOf) return finding;
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
