/** Sentences that are reported because they are like the wrong ones of the labelled corpus. */
import * as assert from 'uvu/assert';
import { featuresOf } from '../../renderer/check/rules/claim/learned/features.ts';
import { judgeOf, LEARNED } from '../../renderer/check/rules/claim/learned/model.ts';
import { passagesOf } from '../../renderer/check/rules/claim/learned/passages.ts';
import weights from '../../renderer/check/rules/claim/learned/weights.json' with { type: 'json' };
import type { PublicText } from '../../renderer/check/rules/public-texts/index.ts';
import { normalise } from '../../renderer/facts/normalise.ts';
import { sentencesDigest } from '../corpus/learning/examples.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';

/** The messages of a rule about an answer on the home page. */
async function messages(rule: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ [`${QUESTION}.answer`]: answer });
  return findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

/** A text of the config that quotes a fact in the place of '£60'. */
const quoting = (text: string): PublicText => {
  const at = text.indexOf('£60');
  const segments =
    at < 0
      ? [{ start: 0, end: text.length, at: 0, length: text.length }]
      : [
          { start: 0, end: at, at: 0, length: at },
          { start: at, end: at + 3, at, length: 3, fact: 'catalogue.massage.price' },
          { start: at + 3, end: text.length, at: at + 3, length: text.length - at - 3 },
        ];
  return { kind: 'words', text, normal: normalise(text), segments, source: { from: 'page' }, quotes: true };
};

const TWO = {
  sentences: '',
  rules: [
    { rule: 'claim/effect', bias: -1, threshold: 0, least: -2 },
    { rule: 'claim/pressure', bias: -1, threshold: 0, least: -2 },
  ],
  features: ['1 3 0 glow', '1 0 2 hurry', '1 -9 -9 never'],
};

suite('what a passage is judged by', (test) => {
  test('words, pairs of words and stems, with the same sign for every number', () => {
    assert.equal(
      [...featuresOf('You’ll feel 20 years younger!')].sort(),
      [
        ...["you'll", 'feel', '0', 'years', 'younger', '!'],
        ...["^ you'll", "you'll feel", 'feel 0', '0 years', 'years younger', 'younger !', '! ^'],
        ...["~you'll", '~feel', '~0', '~year', '~younger', '~!'],
      ].sort(),
    );
  });

  test('an amount of money is not any number', () => {
    assert.ok(featuresOf('It is £60.50 a visit').has('£0'));
    assert.not(featuresOf('It is £60.50 a visit').has('0'));
  });
});

suite('the passages of a text', (test) => {
  test('have up to three sentences', () => {
    const passages = passagesOf(quoting('One is here. Two is here. Three is here. Four is here.'));
    assert.equal(
      passages.map(({ words }) => words),
      ['One is here. Two is here. Three is here.', 'Four is here.'],
    );
  });

  test('have a sign in place of a quoted fact, and know where each sentence was written', () => {
    const text = 'A visit is £60 today.  It lasts an hour.';
    const [passage] = passagesOf(quoting(text));
    assert.is(passage?.words, 'A visit is  {}  today. It lasts an hour.');
    assert.equal(
      passage?.sentences.map(({ span: { at, length } }) => text.slice(at, at + length)),
      ['A visit is £60 today.', 'It lasts an hour.'],
    );
  });
});

suite('the judgement of a passage', (test) => {
  const judge = judgeOf(TWO);

  test('is that of the rule, whose own weights count', () => {
    assert.is(judge('glow').get('claim/effect')?.isAlike, true);
    assert.is(judge('glow').get('claim/pressure')?.isAlike, false);
    assert.is(judge('hurry').get('claim/pressure')?.isAlike, true);
  });

  test('does not change with words that are not known, but with each known one', () => {
    assert.is(judge('glow').get('claim/effect')?.score, judge('some other glow').get('claim/effect')?.score);
    const scoreOf = (passage: string) => judge(passage).get('claim/effect')?.score ?? 0;
    assert.ok(scoreOf('glow hurry') < scoreOf('glow'));
  });

  test('excludes a rule if the passage is unlike all wrong ones', () => {
    assert.is(judge('never').get('claim/effect')?.isUnlike, true);
    assert.is(judge('glow').get('claim/effect')?.isUnlike, false);
    assert.is(judge('something else').get('claim/effect')?.isUnlike, false);
  });
});

suite('the learned weights', (test) => {
  test('are those of the sentences as they are now', () => {
    assert.is(weights.sentences, sentencesDigest(), 'Run `npm run learn`.');
  });

  test('are complete: one for each rule of each feature', () => {
    assert.equal(
      weights.rules.map(({ rule }) => rule),
      [...LEARNED],
    );
    const incomplete = weights.features.filter(
      (line) =>
        !line
          .split(' ')
          .slice(0, LEARNED.length + 1)
          .every((part) => Number.isFinite(Number(part))),
    );
    assert.equal(incomplete, []);
  });
});

suite('an answer that no pattern knows', (test) => {
  test('is reported if it is like those that press visitors', async () => {
    const answer = 'Dither for another week and someone else will be lying on your couch.';
    assert.equal(await messages('claim/pressure', answer), [
      `“${answer}” reads as if it pressured visitors or trivialised a treatment.`,
    ]);
  });

  test('is not reported if it asks, or if it is too short to judge', async () => {
    assert.equal(
      await messages('claim/pressure', 'If you dither for another week, will someone else be lying on your couch?'),
      [],
    );
    assert.equal(await messages('claim/pressure', 'Dither, and someone else will.'), []);
  });
});
