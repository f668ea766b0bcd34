import { z } from 'zod';
import { digitsFor } from '../../facts/lookalike-digits.ts';
import { withPlainMarks } from '../../facts/lookalike-marks.ts';
import { phoneProblem, tidyPhone } from '../../facts/phone.ts';
import { describeValue, type IssueDetail } from './base.ts';
import { type Correction, proposing } from './corrections/correction.ts';
import { correctForm } from './corrections/form.ts';

const PHONE = /^(\+\d{1,3}|0)[\d ]{8,14}$/;

const isPhone = (text: string): boolean => PHONE.test(text);

/** The telephone number as it is shown. */
export const phone = () =>
  z
    .custom<string>(() => true)
    .superRefine((input: unknown, context) => {
      const isText = typeof input === 'string';
      if (isText && isPhone(withPlainMarks(input))) return;
      const { reason, ...correction }: Correction = isText ? explained(input) : correctForm(input, isPhone, withZero);
      const what = `${isText && isSeveral(input) ? 'one' : 'a'} telephone number`;
      const message = `${describeValue(input)} is not ${what}${reason === undefined ? '' : `: ${reason}`}.`;
      const params: IssueDetail = { rule: 'config/format', help: HELP, ...correction };
      context.addIssue({ code: 'custom', message, input, params, continue: isText });
    })
    .transform(withPlainMarks);

/** 'O1423 496 O17' → '01423 496 017': letters that look like digits. */
const inDigits = (text: string): string =>
  /\d/.test(text) && /^[\dOolI|+(). /-]+$/.test(text) ? digitsFor(text) : text;

function explained(text: string): Correction {
  if (/\d.*\bx{2,}\b/i.test(text)) return { help: helpFor(text), reason: 'it contains “X” in place of digits' };
  const [letter] = inDigits(text) === text ? [] : (text.match(/[OolI|]/) ?? []);
  const reason = letter === undefined ? {} : { reason: `it contains “${letter}”, which is not a digit` };
  return { help: helpFor(text), ...reason, ...proposed(inDigits(text)) };
}

/** Proposes a text as a number, or the only number in it: 'Tel: 01943 460 217 (9am–5pm)'. */
function proposed(text: string): Correction | undefined {
  const whole = proposing(tidyPhone(text), (written) => (isPhone(written) ? written : undefined));
  if (whole || isSeveral(text) || WITH_EXTENSION.test(text)) return whole;
  const [number = ''] = numbersIn(text.replace(/\([^)]*\p{L}[^)]*\)/gu, ''));
  return proposing(tidyPhone(number), (written) =>
    isPhone(written) && phoneProblem(written) === undefined ? written : undefined,
  );
}

/** A number without quotation marks loses its first zero. */
const withZero = (text: string): Correction | undefined => proposed(`0${text}`);

const HELP = 'Write it like “020 7946 0123” or “+44 20 7946 0123”.';

/** '020 7946 0123 ext. 3' */
const helpFor = (text: string): string =>
  isSeveral(text) ? ONE_NUMBER : WITH_EXTENSION.test(text) ? WITHOUT_EXTENSION : HELP;

const WITH_EXTENSION = /\d\s*(?:ext|x)\w*[. ]*\d+$/i;
const WITHOUT_EXTENSION = 'Write the number without the extension, and state that in a text.';

/** '01632 960884 or 07700 900123' */
const isSeveral = (text: string): boolean => numbersIn(text).length > 1;

const numbersIn = (text: string): readonly string[] => text.match(/\+?\d(?:[ ()-]*\d){8,}/g) ?? [];

const ONE_NUMBER = 'Write one of the numbers. State another one in “figures”, and quote it in texts.';
