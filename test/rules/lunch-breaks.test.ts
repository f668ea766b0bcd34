/** Sentences that deny a lunch break; the smallest site has one on Tuesdays here. */
import * as assert from 'uvu/assert';
import { LUNCH, messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const TUESDAY = 'differs from the opening hours on Tuesday, which have a break: 09:00–12:30, 13:30–17:00.';

/** Sentences, and the message about each; `undefined` for those that must not be reported. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'We do not close for lunch on any day.': `“We do not close for lunch” ${TUESDAY}`,
  'The practice never shuts over lunch.': `“The practice never shuts over lunch” ${TUESDAY}`,
  'There is no lunch break on Tuesdays.': `“There is no lunch break” ${TUESDAY}`,
  'We have no lunch break on Mondays.': undefined,
  'We do not close for lunch, except on Tuesdays.': undefined,
  'The café does not close for lunch.': undefined,
};

suite('denied lunch breaks', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${message === undefined ? 'no finding' : 'a finding'}: ${sentence}`, async () =>
      assert.equal(await messages(sentence, LUNCH), message === undefined ? [] : [message]));

  test('a short no denies the break that the question names', async () => {
    const asked = { ...LUNCH, [QUESTION]: 'Do you close for lunch?' };
    assert.equal(await messages('No.', asked), [`“No” ${TUESDAY}`]);
    assert.equal(await messages('No. Only on Tuesdays.', asked), []);
    assert.equal(await messages('No.', { [QUESTION]: 'Do you close for lunch?' }), []);
  });

  test('a break on no day is nothing to deny', async () =>
    assert.equal(await messages('We do not close for lunch on any day.'), []));
});
