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
import { measureHeldBack, withReliability } from './reliability.ts';
import { formatShare, scoreTable } from './report.ts';

const measured = measureHeldBack();
const CHECKS = readFileSync(join(ROOT, 'docs/checks.md'), 'utf8');

suite('the held-back half of the corpus', (test) => {
  test('every rule reaches its precision and recall', async () => {
    const results = await measured;
    process.stdout.write(`\n${scoreTable(results, 'MEASURED held-back ')}`);
    const low = results.flatMap(({ rule, precision = 1, recall = 1 }) => {
      const limit = FLOORS[rule] ?? GOAL;
      return precision < limit.precision || recall < limit.recall
        ? [
            `${rule}: precision ${formatShare(precision)} (at least ${limit.precision}), recall ${formatShare(recall)} (at least ${limit.recall})`,
          ]
        : [];
    });
    assert.is(low.join('\n'), '');
  });

  test('docs/checks.md states the precision and recall that `npm run reference` measures', async () => {
    assert.is(CHECKS, withReliability(CHECKS, await measured), 'Run `npm run reference`.');
  });
});
