/** A rule that is stricter with `--release`. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('before-and-after images', (test) => {
  const COMPARISON = {
    'images.pair': { file: 'dot.svg', alt: 'Before, on the left: a dot. After, on the right: a smaller dot' },
    'comparisons.back': { title: 'Back', caption: 'An hour', image: 'pair', href: '/treatments/massage' },
  };
  const EVIDENCE = {
    proof: 'Record 12',
    consent: 'Record 12, page 3',
    before: '2026-01-10',
    after: '2026-03-10',
    sessions: 3,
    unretouched: true,
  };
  const severities = async (values: Readonly<Record<string, unknown>>, release: boolean) =>
    (await checkedWith({ ...COMPARISON, ...values }, {}, { release })).findings
      .filter(({ rule }) => rule === 'claim/photo-evidence')
      .map(({ severity }) => severity);

  test('without evidence are a warning, and an error with --release', async () => {
    assert.equal(await severities({}, false), ['warning']);
    assert.equal(await severities({}, true), ['error']);
  });

  test('with proof and consent are right, also with --release', async () =>
    assert.equal(await severities({ 'comparisons.back.evidence': EVIDENCE }, true), []));
});
