import { MONTHS } from '../../../facts/date.ts';
import type { Correction } from './correction.ts';

const CALL = /^\s*(?:dated|during)\s*\(/;
/** 'from 1 March 2027', 'until August', 'from 2027-03-01'. */
const DAY = new RegExp(
  String.raw`\b(?:from|until|till|to|on|since|as of|after|before)\s+(?:\d{4}-\d{2}-\d{2}|(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?(?:${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})\b)`,
  'i',
);

/** By the form of the value. */
const EXAMPLES: Readonly<Record<string, string>> = {
  price: "dated('£60', { from: '2027-03-01', value: '£65' }). See common edit 18 in docs/config.md",
  hours:
    "dated('09:00–17:00', { from: '2027-06-01', until: '2027-08-31', value: '12:00–20:00' }). See common edit 19 in docs/config.md",
};

const OTHERS = "dated(…, { from: '2027-03-01', value: … }). See common edit 18 in docs/config.md";

/** Explains a value that changes on a day: "dated('£52', { … })" as text, '£52 from 1 March 2027 £55'. */
export function correctChanging(text: string, form: string): Correction | undefined {
  const reason = CALL.test(text)
    ? 'it is code, which has no quotation marks around it'
    : form !== 'date' && DAY.test(text)
      ? 'it also states a day'
      : undefined;
  return reason === undefined
    ? undefined
    : { reason, help: `Write a value that changes on a day like this in the config: ${EXAMPLES[form] ?? OTHERS}.` };
}
