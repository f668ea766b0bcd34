/** An answer of the smallest site that states opening hours; it is open on Monday, Tuesday and Thursday 9 to 5, and on Friday 9 to 12:30. */
import { checkedWith } from './checked-with.ts';

export const ANSWER = 'pages./.1.questions.0.answer';
export const QUESTION = 'pages./.1.questions.0.question';

/** Tuesdays with a lunch break. */
export const LUNCH = { 'clinic.hours.tuesday': '09:00–12:30, 13:30–17:00' };

/** Returns what is reported of the hours in an answer. */
export const messages = async (
  text: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<readonly string[]> =>
  (await checkedWith({ ...values, [ANSWER]: text })).findings
    .filter(({ rule }) => rule === 'content/hours')
    .map(({ message }) => message);
