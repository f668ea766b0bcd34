import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from './checked-with.ts';
import type { Test } from './suite.ts';

/** Sentences, and what the check reports about each: all messages, or all with their help. */
export type SentencesOnPage = Readonly<Record<string, readonly string[]>>;

interface PageOfSentences {
  readonly rules: readonly string[];
  /** The name of the treatment in the config. */
  readonly slug: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the help follows each message. */
  readonly withHelp?: boolean;
}

/** Tests what these rules report about sentences on the page of one treatment, all on one site. */
export function testSentencesOnPage(
  test: Test,
  { rules, slug, values, withHelp = false }: PageOfSentences,
  sentences: SentencesOnPage,
): void {
  const route = `/treatments/${slug}`;
  const checked = lazy(() =>
    checkedWith({
      ...values,
      [`routes.${route}`]: { title: 'In detail', description: 'In detail.', name: 'In detail', treatment: slug },
      [`pages.${route}`]: [
        { kind: 'pricing' },
        { kind: 'explanation', title: 'In detail', paragraphs: Object.keys(sentences) },
      ],
    }),
  );
  for (const [index, [sentence, expected]] of Object.entries(sentences).entries())
    test(`“${sentence}” on the page of “${slug}” ${expected.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      const { findings, site } = await checked();
      assert.ok(site, findings.map(({ message }) => message).join());
      assert.equal(
        findings
          .filter(({ rule, path = [] }) => rules.includes(rule) && path[1] === route && path.at(-1) === index)
          .map(({ message, help }) => (withHelp ? `${message} ${help}` : message)),
        expected,
      );
    });
}
