/**
 * Prints precision and recall of every rule that reads sentences, on the half of the corpus with which rules are
 * developed. `node test/corpus/show.mjs` lists the false alarms and the missed sentences.
 */
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { development } from './development.ts';
import { describe, judge, judgeSite, scores } from './measure.ts';
import { scoreTable } from './report.ts';
import { rulesOf } from './sentence.ts';

suite('the development half of the corpus', (test) => {
  for (const [name, trade] of Object.entries(development)) {
    test(`${name}: the site without its sentences has no findings`, async () => {
      assert.is(describe(await judgeSite(trade)), '');
    });

    test(`${name}: every rule that reads sentences is measured`, async () => {
      const judged = await judge(trade);
      assert.is(judged.length, trade.sentences.length);
      process.stdout.write(`\n${scoreTable(scores(judged), `${name}: `)}`);
    });
  }

  test('every sentence appears once', () => {
    const texts = Object.values(development).flatMap(({ sentences }) => sentences.map(({ text }) => text));
    assert.equal(texts, [...new Set(texts)]);
  });

  test('at least a third of the sentences are wrong', () => {
    const all = Object.values(development).flatMap(({ sentences }) => sentences);
    assert.ok(all.filter((sentence) => rulesOf(sentence).length > 0).length >= all.length / 3);
  });
});
