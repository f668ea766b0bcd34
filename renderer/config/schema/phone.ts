import { z } from 'zod';
import { describeValue, type IssueDetail } from './base.ts';
import { proposing } from './corrections/correction.ts';

const PHONE = /^(\+\d{1,3}|0)[\d ]{8,14}$/;

const isPhone = (text: string): boolean => PHONE.test(text);

/** '+44 (0)1473 210987' → '+44 1473 210987', '01473-210-987' → '01473 210 987'. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\(\+?|00|\+)(44|353)\)?\s*\(0\)\s*/, '+$1 ')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/[().\s‐‑–/-]+/g, ' ')
    .trim();

/** The telephone number as it is shown. */
export const phone = () =>
  z
    .custom<string>((text) => typeof text === 'string', {
      error: (issue) => `${describeValue(issue.input)} is not a telephone number.`,
      params: { rule: 'config/format', help: HELP } satisfies IssueDetail,
      abort: true,
    })
    .superRefine((text, context) => {
      if (isPhone(text)) return;
      const correction = proposing(tidy(text), (written) => (isPhone(written) ? written : undefined));
      const params: IssueDetail = { rule: 'config/format', help: HELP, ...correction };
      context.addIssue({
        code: 'custom',
        message: `${describeValue(text)} is not a telephone number.`,
        input: text,
        params,
      });
    });

const HELP = 'Write it like “020 7946 0123” or “+44 20 7946 0123”.';
