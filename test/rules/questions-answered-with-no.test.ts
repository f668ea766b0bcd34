/** Questions of visitors: what the answer denies, the clinic does not claim. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const rulesFor = async (question: string, answer: string): Promise<readonly string[]> => {
  const entry = 'pages./.1.questions.0';
  const { findings } = await checkedWith({ [`${entry}.question`]: question, [`${entry}.answer`]: answer });
  return findings.filter(({ path }) => path?.at(-1) === 'question').map(({ rule }) => rule);
};

suite('a question of a visitor', (test) => {
  test('claims nothing if the answer begins with a denial', async () => {
    assert.equal(await rulesFor('Will my back be pain-free?', 'No. It is usually sore for two days.'), []);
    assert.equal(await rulesFor('Am I completely safe afterwards?', 'Unfortunately not: nothing is.'), []);
    assert.equal(await rulesFor('Is it gone for good?', 'We cannot know that.'), []);
    assert.equal(await rulesFor('Do you give anti-wrinkle injections?', 'No, only massages.'), []);
    assert.equal(await rulesFor('Do you give anti-wrinkle injections?', 'On Fridays.'), ['claim/pom-indirect']);
  });

  test('is a claim if nothing denies it', async () => {
    assert.equal(await rulesFor('Want to be pain-free after one visit?', 'Come to us.'), ['claim/effect']);
    assert.equal(await rulesFor('Want to be pain-free after one visit?', 'Nothing is easier.'), ['claim/effect']);
  });

  test('claims nothing if the sentence after it denies it', async () => {
    const rules = async (lead: string) => {
      const { findings } = await checkedWith({ 'pages./.0.lead': lead });
      return findings.filter(({ rule }) => rule.startsWith('claim/')).map(({ rule }) => rule);
    };
    assert.equal(await rules('Completely painless? Not always. Short? Yes.'), []);
    assert.equal(await rules('Completely painless? Always. Short? Yes.'), ['claim/guarantee']);
  });

  testSentences(test, ['claim/pom-indirect'], {
    'Do you offer wrinkle injections? No, we treat teeth and gums only.': undefined,
    'Can I have weight-loss injections here? Sadly not: ask your GP.': undefined,
    'Are there slimming jabs at the desk? We do not keep any.': undefined,
    'Do you want weight-loss injections? Ask at the desk.':
      '“weight-loss injections” on a page that all visitors see means a prescription-only medicine.',
    'Must I wait for weight-loss injections? No, come on Friday.':
      '“weight-loss injections” on a page that all visitors see means a prescription-only medicine.',
  });
});
