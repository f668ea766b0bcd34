/**
 * Tests the labelled corpus itself: its size, its sites, and that no sentence is counted twice. Prints precision and recall
 * of every rule that reads sentences, on the half with which rules are developed. `node test/corpus/show.mjs` lists the
 * false alarms and the missed sentences.
 */
import * as assert from 'uvu/assert';
import { memoize } from '../../renderer/core/lazy.ts';
import { suite } from '../support/suite.ts';
import { development } from './development.ts';
import { heldBack } from './held-back.ts';
import { describe, judge, judgeSite, scores } from './measure.ts';
import { scoreTable } from './report.ts';
import { rulesOf, type Sentence } from './sentence.ts';

const MIN_CORRECT = 50;
const MIN_WRONG = 25;

const trades = Object.entries({ ...development, ...heldBack });
/** Judging a trade takes a second. */
const judgedOnce = memoize(judge);
const isWrong = (sentence: Sentence): boolean => rulesOf(sentence).length > 0;

suite('the labelled corpus', (test) => {
  for (const [name, trade] of trades) {
    test(`${name}: the site without its sentences has no findings`, async () => {
      assert.is(describe(await judgeSite(trade)), '');
    });

    test(`${name}: the site contains every sentence`, async () => {
      const judged = await judgedOnce(trade);
      assert.equal(judged.map(({ sentence }) => sentence.text).sort(), trade.sentences.map(({ text }) => text).sort());
    });

    test(`${name}: at least ${MIN_CORRECT} sentences are correct and ${MIN_WRONG} wrong`, () => {
      assert.ok(trade.sentences.filter((sentence) => !isWrong(sentence)).length >= MIN_CORRECT);
      assert.ok(trade.sentences.filter(isWrong).length >= MIN_WRONG);
    });
  }

  test('no sentence appears twice in a trade, and no claim in two trades', () => {
    // 'Closed on Sundays.' is correct or wrong by the facts of each practice.
    const texts = trades.flatMap(([name, { sentences }]) =>
      sentences.map((sentence) => {
        const isClaim = rulesOf(sentence).some((rule) => rule.startsWith('claim/'));
        return `${isClaim ? 'claim' : name}: ${sentence.text.toLowerCase()}`;
      }),
    );
    assert.equal(
      texts.filter((text, index) => texts.indexOf(text) < index),
      [],
    );
  });

  test('the rules find more mistakes in the development half than they raise false alarms', async () => {
    const results = scores((await Promise.all(Object.values(development).map(judgedOnce))).flat());
    process.stdout.write(`\n${scoreTable(results, 'MEASURED development ')}`);
    const count = (field: 'found' | 'falseAlarms') => results.reduce((sum, result) => sum + result[field].length, 0);
    assert.ok(count('found') > count('falseAlarms'));
  });
});
