import { z } from 'zod';
import type { Finding } from '../core/finding.ts';
import { slotAt } from './repair/slot.ts';
import { correctDate } from './schema/corrections/date.ts';
import type { Schema } from './structure.ts';
import { valueAtPath } from './value-at.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
  /** Today, or '' if no day is known. */
  readonly day: string;
}

/** Proposes the year of a date without one: the latest such day for an event that is over, the next one otherwise. */
export function explainYear(finding: Finding, { schema, config, day }: Context): Finding {
  const { rule, path = [] } = finding;
  const value = valueAtPath(config, path);
  if (rule !== 'config/date' || typeof value !== 'string' || day === '') return finding;
  const slot = slotAt(schema, path, config);
  const correction = correctDate(value, slot && isPast(slot.schema) ? latestYear(day) : nextYear(day));
  return correction?.help === undefined || correction.instead !== undefined
    ? finding
    : { ...finding, help: correction.help };
}

const latestYear = (day: string) => (monthAndDay: string) => yearIn(day) - (monthAndDay > day.slice(4) ? 1 : 0);

const nextYear = (day: string) => (monthAndDay: string) => yearIn(day) + (monthAndDay < day.slice(4) ? 1 : 0);

const yearIn = (day: string): number => Number(day.slice(0, 4));

const isPast = (schema: Schema): boolean =>
  schema instanceof z.ZodOptional
    ? isPast(schema.unwrap())
    : schema instanceof z.ZodType && schema.meta()?.isPast === true;
