import * as assert from 'uvu/assert';
import { checkedWith } from './checked-with.ts';
import type { Test } from './suite.ts';

/** A question of a visitor, its answer, and the message about the two; none if neither must be reported. */
export type AnsweredQuestion = readonly [question: string, answer: string, message?: string | undefined];

/** Returns the messages about a question and its answer. */
export type Answered = (question: string, answer: string) => Promise<readonly string[]>;

/** Asks and answers a question on the smallest site with these values, and returns the messages of `content/one-fact`. */
export const factsAnswered =
  (values: Readonly<Record<string, unknown>>): Answered =>
  async (question, answer) => {
    const { site, findings } = await checkedWith({ ...values, ...asked(question, answer) });
    assert.ok(site, 'With these values, the config is not valid, so no answer was read.');
    return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
  };

/** The values of the smallest site that ask and answer a question. */
export const asked = (question: string, answer: string): Readonly<Record<string, string>> => ({
  'pages./.1.questions.0.question': question,
  'pages./.1.questions.0.answer': answer,
});

export function testAnswers(test: Test, messagesAbout: Answered, answers: readonly AnsweredQuestion[]): void {
  for (const [question, answer, message] of answers)
    test(`“${question} ${answer}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesAbout(question, answer), message === undefined ? [] : [message]));
}
