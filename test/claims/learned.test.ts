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

/** The numbers after the tab. */
const numbersOf = (line: string): readonly number[] => (line.split('\t')[1] ?? '').split(' ').map(Number);

const QUESTION = 'pages./.1.questions.0';

/** The messages of a rule about an answer on the home page. */
async function messages(rule: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ [`${QUESTION}.answer`]: answer });
  return findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

const publicText = (text: string): PublicText => ({
  kind: 'words',
  text,
  normal: normalise(text),
  segments: [],
  source: { from: 'page' },
  quotes: true,
});

const TWO = {
  sentences: '',
  rules: [
    { rule: 'claim/effect', bias: -1, threshold: 0, least: -2 },
    { rule: 'claim/pressure', bias: -1, threshold: 0, least: -2 },
  ],
  features: ['glow\t1 3 0', 'lasting\t1 2 0', 'hurry\t1 0 2', 'never\t1 -9 -9'],
};

suite('what a passage is judged by', (test) => {
  test('words, stems, and pairs with at most one word between, with the same sign for every number', () => {
    assert.equal(
      [...featuresOf('You’ll feel 20 years younger!')].sort(),
      [
        ...["you'll", 'feel', '0', 'years', 'younger', '!'],
        ...["^ you'll", "you'll feel", 'feel 0', '0 years', 'years younger', 'younger !', '! ^'],
        ...["~you'll", '~feel', '~0', '~year', '~younger', '~!'],
        ...["~^ you'll", "~you'll feel", '~feel 0', '~0 year', '~year younger', '~younger !', '~! ^'],
        ...["~you'll _ 0", '~feel _ year', '~0 _ younger', '~year _ !'],
      ].sort(),
    );
  });

  test('a number in words has the stem of one in digits', () => {
    assert.ok(featuresOf('It takes two weeks').has('~0 week'));
    assert.ok(featuresOf('It takes 2 weeks').has('~0 week'));
  });

  test('an amount of money is not any number', () => {
    assert.ok(featuresOf('It is £60.50 a visit').has('£0'));
    assert.not(featuresOf('It is £60.50 a visit').has('0'));
  });
});

suite('a usual word of a claim', (test) => {
  for (const [answer, found] of [
    ['Guaranteed results in an hour.', ['“Guaranteed” promises what no treatment can guarantee.']],
    ['Results are not guaranteed.', []],
    ['Results vary and cannot be guaranteed.', []],
    ['We never promise guaranteed results.', []],
    ['Nobody can guarantee a result.', []],
    ['It is not painless, but most people cope.', []],
  ] as const)
    test(`is ${found.length > 0 ? 'reported' : 'not reported if the sentence denies it'}: “${answer}”`, async () =>
      assert.equal(await messages('claim/guarantee', answer), found));
});

suite('the passages of a text', (test) => {
  test('have up to three sentences', () => {
    const passages = passagesOf(publicText('One is here. Two is here. Three is here. Four is here.'));
    assert.equal(
      passages.map(({ words }) => words),
      ['One is here. Two is here. Three is here.', 'Four is here.'],
    );
  });

  test('know where each sentence was written, without the spaces around it', () => {
    const text = 'A visit is £60 today.  It lasts an hour.';
    const [passage] = passagesOf(publicText(text));
    assert.is(passage?.words, text);
    assert.equal(
      passage?.sentences.map(({ span: { at, length } }) => text.slice(at, at + length)),
      ['A visit is £60 today.', 'It lasts an hour.'],
    );
  });
});

suite('the judgement of a passage', (test) => {
  const { judge } = judgeOf(TWO);

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

suite('the reason of a judgement', (test) => {
  const { reason } = judgeOf(TWO);
  const words = (passage: string): string => {
    const { at, length } = reason(passage, 'claim/effect');
    return passage.slice(at, at + length);
  };

  test('is the words that count most', () => {
    assert.is(words('Come for a lasting glow on Monday.'), 'lasting glow');
  });

  test('begins and ends with a word', () => {
    assert.is(words('(Glow!)'), 'Glow');
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
        !/^[^\t]+\t[^\t]+$/.test(line) ||
        numbersOf(line).length !== LEARNED.length + 1 ||
        !numbersOf(line).every(Number.isFinite),
    );
    assert.equal(incomplete, []);
  });
});

/** The words of a sentence that a message quotes: which of them count most changes with the learned sentences. */
function quotedFrom(sentence: string, message: string): string {
  const [, words = ''] = /^“([^”]+)”/.exec(message) ?? [];
  assert.ok(words !== '' && sentence.includes(words), message);
  return words;
}

suite('an answer', (test) => {
  test('is reported if it is like those that press visitors', async () => {
    const answer = 'Dither any longer and your place goes to somebody else.';
    const [message = ''] = await messages('claim/pressure', answer);
    assert.is(message, `“${quotedFrom(answer, message)}” hurries visitors.`);
  });

  test('is reported for its wrong sentence among harmless ones', async () => {
    const wrong = 'You will never feel a thing.';
    const [message = ''] = await messages(
      'claim/guarantee',
      `Our door is on the left. ${wrong} The bus stops outside.`,
    );
    assert.is(message, `“${quotedFrom(wrong, message)}” promises what no treatment can guarantee.`);
  });

  test('is reported for a usual word of a claim if it is near the wrong ones', async () => {
    assert.equal(await messages('claim/guarantee', 'Painless'), [
      '“Painless” promises what no treatment can guarantee.',
    ]);
  });

  test('is not reported if one unusual word is all that it says', async () => {
    assert.equal(await messages('claim/guarantee', 'Certainty'), []);
  });
});
