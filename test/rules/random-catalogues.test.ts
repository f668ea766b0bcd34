/**
 * Checks that a random consistent catalogue causes no finding, and that changing one number causes one that names it.
 */
import * as assert from 'uvu/assert';
import { type Finding, formatPath } from '../../renderer/core/finding.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { holdsWords } from '../../renderer/facts/words.ts';
import { checkedWith } from '../support/checked-with.ts';
import { pdfOf } from '../support/pdf.ts';
import { perturbed, type RandomCatalogue, randomCatalogue } from '../support/random/catalogue.ts';
import type { Knob } from '../support/random/part.ts';
import { suite } from '../support/suite.ts';

const CATALOGUES = 150;

const findingsIn = async ({ values, files, documents }: RandomCatalogue): Promise<readonly Finding[]> => {
  const pdfs = Object.entries(documents).map(([name, document]) => [`documents/${name}`, pdfOf(document)]);
  return (await checkedWith(values, { ...files, ...Object.fromEntries(pdfs) })).findings;
};

const describeAll = (findings: readonly Finding[]): string =>
  findings
    .map(({ rule, path, location, message }) => `${rule} at ${location?.line ?? formatPath(path ?? [])}: ${message}`)
    .join('\n');

/**
 * Returns true if a finding is located at the changed number or quotes it. If two numbers disagree, either may be the
 * wrong one.
 */
const names = ({ path, location, message }: Finding, { at, now }: Knob): boolean =>
  formatPath(path ?? []) === at ||
  holdsWords(message, now.replace(/^From /, '')) ||
  (at === 'terms' && location !== undefined);

/** Every random catalogue, with the numbers that can be changed in it. */
const all = Array.from({ length: CATALOGUES }, (_, seed) => ({ seed, catalogue: randomCatalogue(seed) }));

/** Selects one number of each catalogue, of the kind that was selected least often so far. */
function chosen(): ReadonlyMap<number, Knob> {
  const counts = new Map<string, number>();
  return new Map(
    all.flatMap(({ seed, catalogue: { knobs } }) => {
      const [knob] = knobs.toSorted((a, b) => (counts.get(a.kind) ?? 0) - (counts.get(b.kind) ?? 0));
      if (!knob) return [];
      counts.set(knob.kind, (counts.get(knob.kind) ?? 0) + 1);
      return [[seed, knob] as const];
    }),
  );
}

const wrong = chosen();

suite('random catalogues', (test) => {
  for (const { seed, catalogue } of all)
    test(`the consistent catalogue ${seed} causes no finding`, async () =>
      assert.is(describeAll(await findingsIn(catalogue)), ''));
});

suite('random catalogues with one wrong number', (test) => {
  for (const { seed, catalogue } of all) {
    const knob = wrong.get(seed);
    if (!knob) continue;
    test(`in catalogue ${seed} (${knob.kind}), a finding names ${knob.now} at ${knob.at}`, async () => {
      const findings = await findingsIn(perturbed(catalogue, knob));
      const prices = findings.filter(({ rule }) => familyOf(rule) === 'price');
      assert.ok(prices.length > 0, `nothing was found, but ${describeAll(findings)}`);
      assert.ok(
        prices.some((finding) => names(finding, knob)),
        describeAll(prices),
      );
    });
  }

  test('every kind of number is changed in at least three catalogues', () => {
    const kinds = new Set(all.flatMap(({ catalogue }) => catalogue.knobs.map(({ kind }) => kind)));
    const counts = [...kinds].map((kind) => [...wrong.values()].filter((knob) => knob.kind === kind).length);
    assert.ok(kinds.size >= 20, `${kinds.size} kinds`);
    assert.ok(Math.min(...counts) >= 3, String(counts));
  });
});
