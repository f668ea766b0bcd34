import * as assert from 'uvu/assert';
import { checkedWith } from './checked-with.ts';
import type { Test } from './suite.ts';

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
export type Sentences = Readonly<Record<string, string | undefined>>;

/** Tests that some rules report these sentences, in one check of the smallest site with an answer for each. */
export function testAtOnce(test: Test, rules: readonly string[], sentences: Sentences): void {
  test(`${Object.keys(sentences).length} sentences are judged as expected`, async () => {
    const questions = Object.keys(sentences).map((answer, index) => ({ question: `Note ${index + 1}?`, answer }));
    const { findings } = await checkedWith({ 'pages./.1.questions': questions });
    const reported = findings.filter(({ rule }) => rules.includes(rule));
    const found = questions.map(({ answer }, index) => [
      answer,
      reported.find(({ path = [] }) => Number(path[4]) === index && path[5] === 'answer')?.message,
    ]);
    assert.equal(Object.fromEntries(found), sentences);
  });
}
