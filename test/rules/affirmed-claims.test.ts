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
  for (const [question, answer] of [
    ['Is there a lift?', 'Yes.'],
    ['Will it hurt?', 'Yes, a little.'],
    ['Can I bring my dog?', 'Of course.'],
    ['Is cupping safe?', 'Not for everybody: please tell us about your medicines.'],
    ['Do you write to my GP?', 'Certainly.'],
  ] as const)
    test(`“${question} ${answer}” claims nothing`, async () => assert.equal(await claims(question, answer), []));
});
