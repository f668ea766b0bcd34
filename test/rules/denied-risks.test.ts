/** Risks that a question names and the answer denies. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const denies = (words: string): string => `“${words}” denies every risk.`;

const RISKS: Sentences = {
  'What can go wrong during the operation? Nothing: we take hairs, not risks.': denies(
    'What can go wrong during the operation? Nothing',
  ),
  'Risks: none.': denies('Risks: none'),
  'And the dangers of the peel? There are none.': denies('And the dangers of the peel? There are none'),
  'Does the filler have any risks? None at all.': denies('Does the filler have any risks? None at all'),
  'What can go wrong? A stitch may tear.': undefined,
  'Can anything go wrong with the parking? No.': undefined,
  'What happens if I am late? Nothing: you keep your place.': undefined,
  'What are the risks of waiting? None in most cases.': undefined,
  'Side effects: none are known for an ultrasound scan.': undefined,
  'Are there risks? No operation is without them.': undefined,
  'What about the risks? No, we do not hide them: see page three.': undefined,
  'Any risks? Few: a bruise, and rarely an infection.': undefined,
};

suite('a denied risk', (test) => {
  testSentences(test, ['claim/guarantee'], RISKS);

  for (const [question, answer, messages] of [
    ['What are the risks?', 'None.', [denies('None')]],
    ['Can anything go wrong?', 'No, never. We have done it for years.', [denies('No, never')]],
    ['What are the risks?', 'No operation is without them.', []],
    ['Are there other charges?', 'None.', []],
    ['Are there risks in a hearing test?', 'None.', []],
  ] as const)
    test(`“${answer}” to “${question}” ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ 'pages./.1.questions.0': { question, answer } });
      const own = findings.filter(({ rule }) => rule === 'claim/guarantee');
      assert.equal(
        own.map(({ message }) => message),
        messages,
      );
    });
});
