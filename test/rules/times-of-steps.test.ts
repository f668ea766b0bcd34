/** Times of a step, of each of several visits or of a free talk, beside the duration of a treatment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const massage = (words: string) => `“${words}” is not the duration of “Massage”, which is 1 hour.`;

suite('a time that is not the duration of an appointment', (test) =>
  testSentences(test, ['content/one-fact'], {
    'In a massage, plan nine minutes for the first layer of oil.': undefined,
    'A deposit is due for a massage of two hours or longer.': undefined,
    'A massage takes two hours.': massage('two hours'),
    'In a massage, the second layer of oil takes nine minutes.': undefined,
  }));

suite('a figure in minutes beside the duration', (test) => {
  const findingsWith = async (name: string) => {
    const { findings } = await checkedWith({ [`catalogue.massage.figures.${name}`]: '25 minutes' });
    return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ severity }) => severity);
  };

  test('is a part of the appointment if its name says what is done', async () =>
    assert.equal(await findingsWith('rinsing'), []));
  test('is an error if it is called the length of the visit', async () =>
    assert.equal(await findingsWith('visitLength'), ['error']));
  test('is a warning if it can be a part', async () => assert.equal(await findingsWith('guide'), ['warning']));
});
