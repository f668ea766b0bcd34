/** The model cancellation form in the documentation can be pasted into a policy of any clinic. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cancellation } from '../../renderer/check/rules/content/cancellation.ts';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('the model cancellation form in docs/config.md', (test) => {
  test('a policy with the form corrects the finding that names it', async () => {
    const recipe = /\*\*26\. Sell a programme\.\*\*[\s\S]*?```markdown\n([\s\S]*?)```/.exec(
      readFileSync(join(ROOT, 'docs/config.md'), 'utf8'),
    );
    const linked = { 'navigation.footer.0.links.1': { label: 'Terms', to: '/terms' } };
    const values = {
      ...cancellation.bad['a programme without information about cancellation'],
      ...TERMS_PAGE,
      ...linked,
    };
    const found = async (terms: string) => {
      const { findings } = await checkedWith(values, { 'policies/terms.md': terms });
      return findings.filter(({ rule }) => /^content\/(?:cancellation|prose|markup)$/.test(rule));
    };
    const [missing, ...others] = await found('You may cancel within 14 days.');
    assert.is(others.length, 0);
    assert.is(missing?.help, 'Copy the form to a policy: docs/config.md, “Sell a programme”, has its text.');
    assert.equal(await found(`You may cancel within 14 days.\n\n${recipe?.[1] ?? ''}`), []);
  });
});
