/** The price of a treatment in its own text, in which another word is the name of its category. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const adviceOn = async (description: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ 'catalogue.massage.description': description });
  return findings
    .filter(({ rule, path }) => rule.startsWith('price/') && path?.join('.') === 'catalogue.massage.description')
    .map(({ message, help }) => `${message} ${help}`);
};

suite('a price in the text of its treatment', (test) => {
  test('is that of the treatment, even if the sentence contains the name of its category', async () => {
    const help =
      'If it means “Massage”, quote it: {catalogue.massage.amount}. Otherwise, name it in “figures” and quote that, or accept it.';
    for (const sentence of ['The fee is £60, and both hands are free afterwards.', 'Hands and arms: £60.'])
      assert.equal(await adviceOn(sentence), [`“£60” is typed here although a fact of the config states it. ${help}`]);
  });

  test('is reported if it is another amount', async () =>
    assert.is((await adviceOn('The fee is £65, and both hands are free afterwards.')).length, 1));
});
