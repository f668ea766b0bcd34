/** Rules that are stricter with `--release`, and the figures in messages about marketplaces. */
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

suite('booking links on marketplaces', (test) => {
  for (const [link, name, fee] of [
    ['https://www.fresha.com/a/small-practice-leeds-a1b2c3d4/booking', 'Fresha', /20 ?%/],
    ['https://www.treatwell.co.uk/place/small-practice/', 'Treatwell', /35 ?%/],
  ] as const)
    test(`a link to ${name} is reported with the fee that it costs, and where the fee is published`, async () => {
      const { findings } = await checkedWith({ 'booking.visit': link });
      const found = findings.find(({ rule }) => rule === 'link/marketplace');
      assert.match(found?.message ?? '', `is on the marketplace of ${name}, which charges `);
      assert.match(found?.message ?? '', fee);
      assert.match(found?.message ?? '', /\(https:\/\/\S+.*\)\.$/);
    });
});
