import { z } from 'zod';
import { digitsFor } from '../../facts/lookalike-digits.ts';
import { withPlainMarks } from '../../facts/lookalike-marks.ts';
import { tidyPhone } from '../../facts/phone.ts';
import { describeValue, type IssueDetail } from './base.ts';
import { proposing } from './corrections/correction.ts';

const PHONE = /^(\+\d{1,3}|0)[\d ]{8,14}$/;

const isPhone = (text: string): boolean => PHONE.test(text);

/** The telephone number as it is shown. */
export const phone = () =>
  z
    .custom<string>((text) => typeof text === 'string', {
      error: (issue) => `${describeValue(issue.input)} is not a telephone number.`,
      params: { rule: 'config/format', help: HELP } satisfies IssueDetail,
      abort: true,
    })
    .superRefine((text, context) => {
      if (isPhone(withPlainMarks(text))) return;
      const correction = proposing(tidyPhone(inDigits(text)), (written) => (isPhone(written) ? written : undefined));
      const params: IssueDetail = { rule: 'config/format', help: helpFor(text), ...correction };
      context.addIssue({
        code: 'custom',
        message: `${describeValue(text)} is not ${isSeveral(text) ? 'one' : 'a'} telephone number${letterIn(text)}.`,
        input: text,
        params,
      });
    })
    .transform(withPlainMarks);

/** 'O1423 496 O17' → '01423 496 017': letters that look like digits. */
const inDigits = (text: string): string =>
  /\d/.test(text) && /^[\dOolI|+(). /-]+$/.test(text) ? digitsFor(text) : text;

/** The letter that looks like a digit, after a colon. */
function letterIn(text: string): string {
  const [letter] = inDigits(text) === text ? [] : (text.match(/[OolI|]/) ?? []);
  return letter === undefined ? '' : `: it contains “${letter}”, which is not a digit`;
}

const HELP = 'Write it like “020 7946 0123” or “+44 20 7946 0123”.';

/** '020 7946 0123 ext. 3' */
const helpFor = (text: string): string =>
  isSeveral(text) ? ONE_NUMBER : /\d\s*(?:ext|x)\w*[. ]*\d+$/i.test(text) ? WITHOUT_EXTENSION : HELP;

const WITHOUT_EXTENSION = 'Write the number without the extension, and state that in a text.';

/** '01632 960884 or 07700 900123' */
const isSeveral = (text: string): boolean => (text.match(/\d(?:[ ()-]*\d){8,}/g) ?? []).length > 1;

const ONE_NUMBER = 'Write one of the numbers. State another one in “figures”, and quote it in texts.';
