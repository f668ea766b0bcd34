import { z } from 'zod';
import { describeValue, detail, type IssueDetail } from './base.ts';
import { type Correction, proposing } from './corrections/correction.ts';
import { correctForm } from './corrections/form.ts';

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

/** A text of a certain form. A number without quotation marks or with a comma is shown in that form. */
export const matching = <Text extends string = string>(pattern: RegExp, is: string, like: string) =>
  z
    .custom<Text>(() => true)
    .superRefine((input: unknown, context) => {
      const accepts = (text: string) => pattern.test(text);
      if (typeof input === 'string' && accepts(input)) return;
      const { reason, ...advice }: Correction =
        typeof input === 'string'
          ? (proposing(input.trim().replace(',', '.'), (text) => accepts(text) || undefined) ?? {})
          : correctForm(input, accepts, undefined);
      const message = `${describeValue(input)} is not ${is}${reason === undefined ? '' : `: ${reason}`}.`;
      const params: IssueDetail = { rule: 'config/format', help: `Write it like ${like}.`, ...advice };
      context.addIssue({ code: 'custom', message, input, params, continue: false });
    });
