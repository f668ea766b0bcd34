/** One mistake in the days, prices or pages that belong together gives one finding. */
import * as assert from 'uvu/assert';
import { RATING, TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const findingsWith = async (values: Readonly<Record<string, unknown>>, rules: RegExp) =>
  (await checkedWith(values)).findings
    .filter(({ rule }) => rules.test(rule))
    .map(({ rule, message, help, path = [] }) => [rule, message, help, formatPath(path)]);

const OFFER = {
  name: 'Twice',
  price: '£100',
  includes: ['massage', 'massage'],
  description: 'Two massages.',
  features: ['Two hours'],
  book: 'visit',
  ctaText: 'Book',
};
const offer = (normalSince: string, from: string, until: string) => ({
  'offers.twice': { ...OFFER, normalSince, runs: { from, until } },
});
const COPIED = { title: 'Massage', description: 'An hour of massage, by hand.', name: 'Massage', treatment: 'massage' };

suite('the days of an offer', (test) => {
  test('that ended last year are reported once', async () =>
    assert.equal(await findingsWith(offer('2026-03-01', '2025-11-01', '2026-01-31'), /^price\/(?:genuine|ended)/), [
      [
        'price/ended',
        'This offer ended on 31 January 2026: no page shows it any more.',
        'Remove it, or write its new first and last day.',
        'offers.twice.runs.until',
      ],
    ]));

  test('are compared with a usual price that was never charged before', async () =>
    assert.equal(await findingsWith(offer('2026-12-20', '2026-12-01', '2027-02-28'), /^price\/(?:genuine|ended)/), [
      [
        'price/genuine',
        '£120 must have been charged before 1 December 2026, on which the lower price begins, and not since 20 December 2026.',
        'Write the day from which you have charged £120, or correct the first day of “runs”.',
        'offers.twice.normalSince',
      ],
    ]));

  test('of a reduced price are compared in the same way', async () =>
    assert.equal(
      await findingsWith(
        {
          'catalogue.massage.reduced': {
            price: '£50 per session',
            runs: { from: '2026-12-01', until: '2026-12-31' },
            normalSince: '2026-12-01',
          },
        },
        /^price\/reduced/,
      ),
      [
        [
          'price/reduced',
          '£60 per session must have been charged before 1 December 2026, on which the lower price begins, and not since 1 December 2026.',
          'Write the day from which you have charged £60 per session, or correct the first day of “runs”.',
          'catalogue.massage.reduced.normalSince',
        ],
      ],
    ));
});

suite('a copied route', (test) => {
  test('is reported at its treatment, and not at its title and its description', async () =>
    assert.equal(
      await findingsWith(
        {
          'routes./treatments/massage': COPIED,
          'routes./treatments/cupping': COPIED,
          'pages./treatments/cupping': [
            { kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['By hand'] },
            { kind: 'pricing', title: 'Price' },
          ],
        },
        /^(?:seo\/duplicate|content\/own-page)/,
      ),
      [
        [
          'content/own-page',
          'The page “/treatments/cupping” is about “massage”, not about “cupping”.',
          'Correct the copied values of this route: its treatment, title, description and name.',
          'routes./treatments/cupping.treatment',
        ],
      ],
    ));
});

suite('a policy that cannot be read', (test) => {
  const STARS = {
    ...TERMS_PAGE,
    'clinic.rating': RATING,
    'pages./.2': { kind: 'trust', stars: true, claims: ['By hand'] },
  };
  const policies = { 'policies/terms.md': '## Cancelling\n\nTell us a day before.' };
  const rulesWith = async (values: Readonly<Record<string, unknown>>) =>
    (await checkedWith(values, policies)).findings
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'claim/review' || rule === 'config/file');

  test('may explain the reviews that the site shows', async () =>
    assert.equal(await rulesWith({ ...STARS, 'pages./terms.0.file': 'terms' }), ['config/file']));

  test('is missed only if the others say nothing of reviews', async () =>
    assert.equal(await rulesWith(STARS), ['claim/review']));
});
