/** Savings of a treatment that has several courses. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SITE = {
  'catalogue.massage.packages': [
    { label: 'Block of four', sessions: 4, price: '£224' },
    { label: 'Block of six', sessions: 6, price: '£318' },
  ],
};
const FOUR = '“£42” is not the saving on “Block of four” (£224), which is £16.';
const SIX = '“£16” is not the saving on “Block of six” (£318), which is £42.';

suite('savings of several courses', (test) => {
  testSentences(
    test,
    ['price/saving', 'price/contradiction'],
    {
      'The block of four massages saves you £42.': FOUR,
      'You save £42 with four sessions of massage.': FOUR,
      'Six massages save you £16.': SIX,
      'With the six-session block of massage you save £16.': SIX,
      'Book six massages at once and you save £48.': '“£48” is not the saving on “Block of six” (£318), which is £42.',
      'The block of four massages saves you £16 and the block of six saves you £42.': undefined,
      'The block of six saves £48.': '“£48” is not the saving on “Block of six” (£318), which is £42.',
      'You save £16 with four massages and £42 with six.': undefined,
      'With six massages you save £42, with four £16.': undefined,
      'Four massages save you £16, and six £42.': undefined,
      'Save £42 if you book six massages, and come within four months.': undefined,
      'Six massages instead of four save you £42.': undefined,
      'If you book six massages, each is £7 cheaper, so you save £42.': undefined,
    },
    SITE,
  );

  test('the advice quotes the saving of the course that the sentence counts', async () => {
    const { findings } = await checkedWith({
      ...SITE,
      'pages./.1.questions.0.answer': 'Book six massages at once and you save £48.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'price/saving').map(({ help }) => help),
      ['Quote the fact instead of typing it: {catalogue.massage.packages.1.saving}.'],
    );
  });
});
