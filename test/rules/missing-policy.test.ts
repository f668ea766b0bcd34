/** A policy without its file is reported alone, without findings about text that it may contain. */
import * as assert from 'uvu/assert';
import { cancellation } from '../../renderer/check/rules/content/cancellation.ts';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const PROGRAMME = cancellation.bad['a programme without information about cancellation'];

suite('a policy without its file', (test) => {
  test('hides findings about a form that the file may contain', async () => {
    assert.ok(PROGRAMME);
    const rulesWith = async (files: Readonly<Record<string, string>>) => {
      const { findings } = await checkedWith({ ...PROGRAMME, ...TERMS_PAGE }, files);
      return findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));
    };
    assert.equal(await rulesWith({}), ['content/missing-file']);
    assert.ok((await rulesWith({ 'policies/terms.md': 'You may cancel.' })).includes('content/cancellation'));
  });
});
