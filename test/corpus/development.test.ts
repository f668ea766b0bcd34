/**
 * Prints precision and recall of every rule that reads sentences, on the half of the corpus with which rules are
 * developed. `node test/corpus/show.mjs` lists the false alarms and the missed sentences.
 */
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { development } from './development.ts';
import { judge, scores } from './measure.ts';
import { scoreTable } from './report.ts';

suite('the development half of the corpus', (test) => {
  test('the rules find more mistakes than they raise false alarms', async () => {
    const results = scores((await Promise.all(Object.values(development).map(judge))).flat());
    process.stdout.write(`\n${scoreTable(results, 'MEASURED development ')}`);
    const count = (field: 'found' | 'falseAlarms') => results.reduce((sum, result) => sum + result[field].length, 0);
    assert.ok(count('found') > count('falseAlarms'));
  });
});
