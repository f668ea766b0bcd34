/** Questions that claim something together with a bare yes. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';

async function claims(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ [`${QUESTION}.question`]: question, [`${QUESTION}.answer`]: answer });
  return findings.flatMap(({ rule, message }) =>
    rule === 'claim/effect' || rule === 'claim/guarantee' ? [`${rule}: ${message}`] : [],
  );
}

suite('a question that is only affirmed', (test) => {
  for (const [question, answer, words] of [
    ['Is the result permanent?', 'Yes.', 'claim/guarantee: “Is the result permanent? Yes”'],
    ['Is it completely painless?', 'Yes, entirely.', 'claim/guarantee: “Is it completely painless? Yes, entirely”'],
    [
      'Does it really work for everybody?',
      'Of course.',
      'claim/guarantee: “Does it really work for everybody? Of course”',
    ],
    [
      'Will I look ten years younger?',
      'Yes. Ask our clients.',
      'claim/guarantee: “Will I look ten years younger? Yes”',
    ],
    ['Can it heal arthritis?', 'Yes, it can.', 'claim/effect: “Can it heal arthritis? Yes, it can”'],
  ] as const)
    test(`“${question} ${answer}” claims what neither says alone`, async () => {
      const found = await claims(question, answer);
      assert.equal(
        found.map((each) => each.slice(0, words.length)),
        [words],
      );
    });

  for (const [question, answer] of [
    ['Is there a lift?', 'Yes.'],
    ['Will it hurt?', 'Yes, a little.'],
    ['Can I bring my dog?', 'Of course.'],
    ['Do you treat back pain?', 'Yes.'],
    ['Will I see the same therapist?', 'Yes.'],
    ['Will it hurt?', 'Yes.'],
    ['Is cupping safe?', 'Not for everybody: please tell us about your medicines.'],
    ['Do you write to my GP?', 'Certainly.'],
  ] as const)
    test(`“${question} ${answer}” claims nothing`, async () => assert.equal(await claims(question, answer), []));
});
