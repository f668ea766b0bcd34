import { z } from 'zod';
import { describeValue, detail } from './base.ts';

/** A number within limits. */
export const numberBetween = (from: number, to: number) =>
  z
    .number({ error: (issue) => `${describeValue(issue.input)} is not a number.` })
    .refine((value) => value >= from && value <= to, {
      error: (issue) => `${describeValue(issue.input)} is not between ${from} and ${to}.`,
      ...detail('config/number'),
    });

/** A whole number within limits. */
export const wholeNumberBetween = (from: number, to: number) =>
  numberBetween(from, to).refine(Number.isInteger, {
    error: (issue) => `${describeValue(issue.input)} is not a whole number.`,
    ...detail('config/number', 'Write it without a decimal point.'),
  });

/** A text of a certain form. */
export const matching = (pattern: RegExp, is: string, like: string) =>
  z.custom<string>((text) => typeof text === 'string' && pattern.test(text), {
    error: (issue) => `${describeValue(issue.input)} is not ${is}.`,
    ...detail('config/format', `Write it like ${like}.`),
  });
