/**
 * Measures every rule that reads sentences on the half of the corpus with which no rule was developed. Do not read the
 * sentences of this half when you change a rule: use `node test/corpus/show.mjs` with the development half.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { FLOORS, GOAL } from './goals.ts';
import type { Score } from './measure.ts';
import { measureHeldBack, withReliability } from './reliability.ts';
import { scoreTable } from './report.ts';

const measured = measureHeldBack();
const CHECKS = readFileSync(join(ROOT, 'docs/checks.md'), 'utf8');

/** States a rule’s shortfall, with the line for `FLOORS` if the rule cannot be improved yet. */
function shortfall({ rule, precision = 1, recall = 1 }: Score): readonly string[] {
  const limit = FLOORS[rule] ?? GOAL;
  if (precision >= limit.precision && recall >= limit.recall) return [];
  const floor = `'${rule}': { precision: ${roundDown(precision)}, recall: ${roundDown(recall)}, note: '…' },`;
  return [
    `${rule} needs precision ${limit.precision} and recall ${limit.recall}. Its floor in goals.ts would be: ${floor}`,
  ];
}

const roundDown = (share: number): number => Math.floor(share * 100) / 100;

suite('the held-back half of the corpus', (test) => {
  test('every rule reaches its precision and recall', async () => {
    const results = await measured;
    process.stdout.write(`\n${scoreTable(results, 'MEASURED held-back ')}`);
    assert.is(results.flatMap(shortfall).join('\n'), '');
  });

  test('docs/checks.md states the precision and recall that `npm run reference` measures', async () => {
    assert.is(CHECKS, withReliability(CHECKS, await measured), 'Run `npm run reference`.');
  });
});
