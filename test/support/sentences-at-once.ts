import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from './checked-with.ts';
import type { Test } from './suite.ts';

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
export type Sentences = Readonly<Record<string, string | undefined>>;

/**
 * Tests what these rules report about each sentence. All of them are answers on one site, the smallest one with these
 * values, so that it is checked only once.
 */
export function testSentences(
  test: Test,
  rules: readonly string[],
  sentences: Sentences,
  values: Readonly<Record<string, unknown>> = {},
): void {
  const questions = Object.keys(sentences).map((answer, index) => ({ question: `Point ${index + 1}?`, answer }));
  const checked = lazy(() => checkedWith({ ...values, 'pages./.1.questions': questions }));
  for (const [index, [sentence, message]] of Object.entries(sentences).entries())
    test(`“${sentence}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { site, findings } = await checked();
      assert.ok(site, 'With these values, the config is not valid, so no sentence was read.');
      const own = findings.filter(({ rule, path }) => rules.includes(rule) && path?.at(-2) === index);
      assert.equal(
        own.map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
}
