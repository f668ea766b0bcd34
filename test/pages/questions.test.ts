/** Questions that quote facts, on the page and in structured data. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = ANSWER.replace('answer', 'question');

suite('a question that quotes a fact', (test) => {
  test('shows the fact on the page and in structured data', async () => {
    const { site } = await checkedWith({ [QUESTION]: 'What is in the {catalogue.massage.amount}?' });
    const html = (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
    assert.is(html.split('What is in the £60?').length - 1, 2);
  });

  test('cannot contain a link', async () => {
    const { findings } = await checkedWith({ [QUESTION]: 'Where is [the price](/treatments)?' });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/prose').map(({ message }) => message),
      ['This text can quote facts, but it cannot contain links, terms or emphasis.'],
    );
  });

  test('a denial in the answer to it is still read as one', async () => {
    const question = 'Does {clinic.name} promise painless massages?';
    const reported = async (answer: string) => {
      const { findings } = await checkedWith({ [QUESTION]: question, [ANSWER]: answer });
      return findings.map(({ rule }) => rule).filter((rule) => rule === 'claim/guarantee');
    };
    assert.equal(await reported('No, nobody can.'), []);
    assert.equal(await reported('Yes, we do.'), ['claim/guarantee']);
  });
});
