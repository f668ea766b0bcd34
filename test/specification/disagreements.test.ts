/** Decisions, “Figures that disagree in the specification”: shipped as specified, each with a recorded exception. */
import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import shipped from '../../site.config.ts';
import { select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { edited } from '../support/edit.ts';
import { doesNotSay, says } from '../support/says.ts';
import { checkInPlace, shippedSite } from '../support/shipped-site.ts';
import { checkFile, SHIPPED } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;

/** An accepted finding: its rule, path, message, and its severity without the exception. */
const ACCEPTED = [
  [
    'price/reference',
    'offers.wrinkle-reset.normalPrice',
    'error',
    'The normal price £580 is not the sum of its parts: £260 + £300 = £560.',
  ],
  [
    'price/from',
    'categories.anti-wrinkle.from',
    'error',
    '“From £160” is not the lowest price of this category, which is £120.',
  ],
  [
    'price/from-exact',
    'catalogue.microneedling.price',
    'warning',
    '“From £200” replaces exact prices of the options: Classic £200, Regenerative £280.',
  ],
  [
    'price/instalments',
    'programmes.transformation-12.instalments',
    'error',
    '“3 x £950” adds up to £2,850, £400 more than £2,450.',
  ],
  ['price/unit', 'programmes.elite-retainer.price', 'error', '“£12,000” does not state the period that it covers.'],
  [
    'content/one-fact',
    'catalogue.virtual-skin-consultation.duration',
    'warning',
    'The duration is 20min, but the figures also contain “15-minute” and “10–15 minutes”.',
  ],
  [
    'link/unused-shortcut',
    'booking.wrinkle_reset',
    'warning',
    'No page, treatment or document uses “/go/wrinkle_reset”.',
  ],
  ['link/orphan', 'routes./glow-guide', 'warning', 'No other page links to “/glow-guide”.'],
] as const;

/** Returns the config without its exceptions; the values stay the same. */
function withoutExceptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExceptions);
  if (typeof value !== 'object' || value === null) return value;
  if ('$accept' in value) return withoutExceptions(value.$accept);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutExceptions(inner)]));
}

const { accepted, findings } = site.checked;
const bare = withoutExceptions(shipped);
const without = await checkInPlace(bare);
/** Findings that stop the build or are covered by exceptions; other warnings are ignored. */
const COVERED: ReadonlySet<string> = new Set(ACCEPTED.map(([rule]) => rule));
const found = without.findings.filter(({ rule, severity }) => severity === 'error' || COVERED.has(rule));
const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' ')).sort();

suite('site check on the shipped site', (test) => {
  test('the check passes', () =>
    assert.equal(
      findings.filter(({ severity }) => severity === 'error'),
      [],
    ));
  test('the check warns about stand-ins', () =>
    assert.ok(findings.some(({ rule, severity }) => rule === 'release/stand-in' && severity === 'warning')));
  test('--release turns stand-ins into errors', async () => {
    const released = await checkFile(SHIPPED, { release: true });
    const standIns = released.findings.filter(({ rule }) => rule === 'release/stand-in');
    assert.ok(standIns.length > 0 && standIns.every(({ severity }) => severity === 'error'));
  });
  test('the check prints exactly these exceptions', () =>
    assert.equal(
      sorted(accepted.map(({ finding }) => [finding.rule, formatPath(finding.path ?? [])])),
      sorted(ACCEPTED.map(([rule, path]) => [rule, path])),
    ));
  for (const [rule, path, , message] of ACCEPTED) {
    const exception = accepted.find(({ finding }) => finding.rule === rule);
    test(`the exception at ${path} accepts: ${message}`, () => assert.is(exception?.finding.message, message));
    test(`${path}: the exception is recorded at the value`, () => {
      assert.is(exception?.location?.file, 'site.config.ts');
      assert.ok((exception?.location?.line ?? 0) > 1);
    });
    test(`${path}: the exception has a reason and an end date`, () => {
      assert.match(exception?.until ?? '', /^202[67]-\d\d-\d\d$/);
      assert.ok((exception?.reason ?? '').length >= 20);
    });
  }
});

suite('the same config without the exceptions', (test) => {
  test('the check fails', () => assert.ok(without.findings.some(({ severity }) => severity === 'error')));
  test('the check has exactly the corresponding findings', () =>
    assert.equal(
      sorted(found.map(({ rule, path, severity }) => [rule, formatPath(path ?? []), severity])),
      sorted(ACCEPTED.map(([rule, path, severity]) => [rule, path, severity])),
    ));
  test('the check accepts nothing', () => assert.equal(without.accepted, []));
  for (const [rule, path, severity, message] of ACCEPTED)
    test(`the check reports ${path} as ${severity}: ${message}`, () => {
      const finding = found.find((of) => of.rule === rule);
      assert.is(finding?.message, message);
      assert.is(finding?.severity, severity);
    });
});

suite('figures that disagree are shown as specified', (test) => {
  test('Wrinkle Reset shows the normal price £580', () =>
    says(underHeading(mainOf('/treatments'), 'Wrinkle Reset'), 'normal £580'));
  test('category summary “anti-wrinkle from £160”, while Smile Lift in the same category is £120', () => {
    says(underHeading(mainOf('/skin'), 'Muscle Relaxing Treatments'), 'From £160');
    says(underHeading(mainOf('/categories/anti-wrinkle'), 'Smile Lift'), '£120');
  });
  for (const route of ['/mind', '/treatments'])
    test(`Transformation 12 on ${route} shows the total of the instalments beside them`, () =>
      says(underHeading(mainOf(route), 'Transformation 12'), '£2,450 or 3 x £950 = £2,850 in all'));
  test('Transformation 12 in the questions shows the total beside the instalments', () =>
    says(underHeading(mainOf('/mind'), 'Questions'), '3 x £950 (£2,850 in all)'));
  for (const route of ['/mind', '/treatments'])
    test(`Elite Retainer on ${route} shows £12,000 without a period`, () => {
      const row = underHeading(mainOf(route), 'Elite Retainer');
      assert.is(wordsOf(selectOne(row, '.price p')), '£12,000');
      for (const words of ['per year', 'a year', 'per quarter', 'per month']) doesNotSay(row, words);
    });
  for (const [route, words] of [
    ['/skin', '20 minutes'],
    ['/consultations/skin', '20-minute virtual'],
    ['/categories/consultation', '20min'],
    ['/glow-guide', '15-minute'],
    ['/bio', '10–15 minutes'],
  ] as const)
    test(`the free consultation on ${route} is described by “${words}”`, () => says(mainOf(route), words));
  for (const [route, words] of [
    ['/skin', '15-minute'],
    ['/consultations/skin', '15-minute'],
    ['/consultations/skin', '10–15 minutes'],
    ['/glow-guide', '10–15 minutes'],
  ] as const)
    test(`the free consultation on ${route} is not described by “${words}”`, () => doesNotSay(mainOf(route), words));
  test('Microneedling is “From £200” in the catalogue and has two exact options on its page', () => {
    says(selectOne(mainOf('/treatments'), '#microneedling'), 'From £200');
    assert.equal(select(underHeading(mainOf('/treatments/microneedling'), 'Two protocols'), '.line').map(wordsOf), [
      '£200 • 60min',
      '£280 • 60min',
    ]);
  });
});

suite('a corrected figure', (test) => {
  test('a corrected figure makes its exception unused, which is an error', async () => {
    const mended = edited(shipped, ['offers', 'wrinkle-reset', 'normalPrice', '$accept'], '£560');
    const { findings: left } = await checkInPlace(mended);
    assert.equal(
      left.filter(({ severity }) => severity === 'error').map(({ rule, path }) => [rule, formatPath(path ?? [])]),
      [['config/exception-outlived', 'offers.wrinkle-reset.normalPrice']],
    );
  });
});
