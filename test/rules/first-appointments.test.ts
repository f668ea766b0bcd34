/** When the first appointment is, without a day, on the smallest site, which opens at nine. */
import * as assert from 'uvu/assert';
import { messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'The first patients are here at seven.': '“seven” differs from the opening hours of every day.',
  'Your first appointment can be at half past seven.': '“half past seven” differs from the opening hours of every day.',
  'The first patients are here at nine.': undefined,
  'Your first appointment can be at ten.': undefined,
  'Your first appointment can be at two.': undefined,
};

suite('the first appointment of a day', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messages(sentence), message === undefined ? [] : [message]));

  test('a glad answer is about the day of its question', async () => {
    const of = (answer: string) => messages(answer, { [QUESTION]: 'Can I come on a Friday?' });
    assert.equal(await of('Gladly. We are here until four.'), [
      '“four” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ]);
    assert.equal(await of('Gladly. We are here until half past twelve.'), []);
  });
});
