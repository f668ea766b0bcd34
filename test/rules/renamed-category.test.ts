/** The old name of a category in sentences. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';

async function reported(answer: string): Promise<readonly string[]> {
  const { site } = await checkedWith({ 'categories.hands.name': 'Hand care' });
  const { findings } = await checkedWith(
    { 'categories.hands.name': 'Massage and cups', [ANSWER]: answer },
    {},
    { lastBuild: site?.record },
  );
  return findings.filter(({ rule }) => rule === 'content/renamed-category').map(({ message }) => message);
}

suite('the old name of a category in a sentence', (test) => {
  test('it is reported in quotation marks and as the text of a link', async () => {
    const message = '“Hand care” is the old name of the category “Massage and cups”.';
    assert.equal(
      await reported('You find all prices under “Hand care” in our list, and can ask for more at any time.'),
      [message],
    );
    assert.equal(await reported('Look at [Hand care](/treatments), where all prices are listed, or simply ring us.'), [
      message,
    ]);
  });

  test('it is not reported in other words, which may mean something else', async () =>
    assert.equal(
      await reported('With good hand care, the skin between your fingers stays whole in the winter months.'),
      [],
    ));
});
