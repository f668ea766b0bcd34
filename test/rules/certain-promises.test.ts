/** A promise beyond doubt is reported by one rule, and its advice does not ask whether it is one. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ASKS = /^(?:It is reported mostly for “[^”]+”\. )?Does this promise a result/;
const PROMISES = 'promises what no treatment can guarantee';
const EFFECT = 'describes an effect without evidence';

async function claimsIn(answer: string): Promise<readonly { readonly message: string; readonly asks: boolean }[]> {
  const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': answer });
  return findings.flatMap(({ rule, message, help = '' }) =>
    rule === 'claim/guarantee' || rule === 'claim/effect' ? [{ message, asks: ASKS.test(help) }] : [],
  );
}

/** Sentences, the words that are quoted, and what is wrong with them. */
const CERTAIN: readonly (readonly [sentence: string, words: string, wrong: string])[] = [
  ['Microsuction cures tinnitus.', 'cures', PROMISES],
  ['Get rid of dry eye for good.', 'Get rid of dry eye for good', PROMISES],
  [
    'After five evenings with us, your puppy will never jump up, bark or pull on the lead again.',
    'After five evenings with us, your puppy will never jump up, bark or pull on the lead again',
    PROMISES,
  ],
  [
    'We promise that your eyes will feel comfortable again.',
    'We promise that your eyes will feel comfortable again',
    PROMISES,
  ],
  [
    'After one scale and polish, the teeth stay clean for life.',
    'After one scale and polish, the teeth stay clean for life',
    EFFECT,
  ],
];

/** The same for words that may be no promise. */
const LIKELY: typeof CERTAIN = [
  ['One session takes ten years off your face.', 'One session takes ten years off your face', EFFECT],
];

suite('a promise', (test) => {
  for (const [list, asks] of [
    [CERTAIN, false],
    [LIKELY, true],
  ] as const)
    for (const [sentence, words, wrong] of list)
      test(`“${sentence}” is reported once, and ${asks ? 'asked about' : 'for certain'}`, async () =>
        assert.equal(await claimsIn(sentence), [{ message: `“${words}” ${wrong}.`, asks }]));
});
