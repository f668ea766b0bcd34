/** Tests the labelled corpus itself: its size, its sites, and that no sentence is counted twice. */
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { development } from './development.ts';
import { heldBack } from './held-back.ts';
import { describe, judge, judgeSite } from './measure.ts';
import { rulesOf, type Sentence } from './sentence.ts';

const MIN_CORRECT = 50;
const MIN_WRONG = 25;

const trades = Object.entries({ ...development, ...heldBack });
const isWrong = (sentence: Sentence): boolean => rulesOf(sentence).length > 0;

suite('the labelled corpus', (test) => {
  for (const [name, trade] of trades) {
    test(`${name}: no rule reports the site without its sentences`, async () => {
      assert.is(describe(await judgeSite(trade)), '');
    });

    test(`${name}: the site contains every sentence`, async () => {
      const judged = await judge(trade);
      assert.equal(judged.map(({ sentence }) => sentence.text).sort(), trade.sentences.map(({ text }) => text).sort());
    });

    test(`${name}: at least ${MIN_CORRECT} sentences are correct and ${MIN_WRONG} wrong`, () => {
      assert.ok(trade.sentences.filter((sentence) => !isWrong(sentence)).length >= MIN_CORRECT);
      assert.ok(trade.sentences.filter(isWrong).length >= MIN_WRONG);
    });
  }

  test('no sentence appears twice, and none in both halves', () => {
    const texts = trades.flatMap(([, { sentences }]) => sentences.map(({ text }) => text.toLowerCase()));
    assert.equal(
      texts.filter((text, index) => texts.indexOf(text) < index),
      [],
    );
  });
});
