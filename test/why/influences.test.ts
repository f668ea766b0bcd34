/** The search for the values that change a text, on pages that are computed here. */
import * as assert from 'uvu/assert';
import { influencesOn } from '../../renderer/why/influences.ts';
import type { ProbedPage, RunProbes } from '../../renderer/why/probed-page.ts';
import type { Probe } from '../../renderer/why/probes.ts';
import { suite } from '../support/suite.ts';

const pageOf = (...texts: readonly string[]): ProbedPage => ({
  texts: texts.map((text) => ({ kind: 'text', by: 'p', text })),
  facts: () => [],
});

const probes: readonly Probe[] = Array.from({ length: 16 }, (_, number) => ({
  number,
  source: { kind: 'value', path: ['prices', number] },
  value: undefined,
  isMarked: false,
}));

/** A page of sixteen prices of which each costs 10 more in its probe. */
function searched(prices: readonly number[], textsOf: (prices: readonly number[]) => readonly string[]) {
  const runs: number[] = [];
  const run: RunProbes = (changed) => {
    runs.push(changed.length);
    const numbers = new Set(changed.map(({ number }) => number));
    return pageOf(...textsOf(prices.map((price, index) => (numbers.has(index) ? price + 10 + index : price))));
  };
  const base = pageOf(...textsOf(prices));
  const found = influencesOn(base, [...base.texts.keys()], probes, run);
  return {
    runs: runs.length,
    sources: base.texts.map((_, index) =>
      (found.get(index) ?? []).map(({ probe }) => probe.number).sort((a, b) => a - b),
    ),
  };
}

const PRICES = Array.from({ length: 16 }, (_, index) => 100 + index);

suite('the search for influences', (test) => {
  test('finds the values of each text in fewer pages than there are values', () => {
    const { sources, runs } = searched(PRICES, (prices) => [`£${prices[3]}`, `£${prices[9]}`]);
    assert.equal(sources, [[3], [9]]);
    assert.ok(runs < PRICES.length, String(runs));
  });

  test('finds both values of a difference', () => {
    const { sources } = searched(PRICES, (prices) => [`Save £${(prices[12] ?? 0) - (prices[2] ?? 0)}`]);
    assert.equal(sources, [[2, 12]]);
  });

  test('finds two equal lowest prices, of which neither changes the text alone', () => {
    const equal = PRICES.map((price, index) => (index === 1 || index === 14 ? 50 : price));
    assert.equal(searched(equal, (prices) => [`From £${Math.min(...prices)}`]).sources, [[1, 14]]);
  });

  test('finds nothing for a text that no value changes, with a single page', () => {
    assert.equal(
      searched(PRICES, () => ['Menu']),
      { runs: 1, sources: [[]] },
    );
  });
});
