/** Which words of a sentence a finding by example quotes. */
import * as assert from 'uvu/assert';
import { quotedClause } from '../../renderer/check/rules/claim/learned/quoted-clause.ts';
import { suite } from '../support/suite.ts';

/** The words that count most are marked. */
const QUOTED: Readonly<Record<string, string>> = {
  'No [result, no bill].': 'No result, no bill',
  'Once [you wear our] soles, no stone is too sharp.': 'Once you wear our soles, no stone is too sharp',
  '[She brings] back the spring in every step of the old and the young, because nobody else has learned it.':
    'She brings back the spring in every step of the old and the young',
  'We are open on Saturdays, on Wednesdays until eight, and [your heel stops] burning after the third visit to us.':
    'your heel stops burning after the third visit to us',
  '[Hurry], we have three places left at this price, so please book today before they are gone!':
    'Hurry, we have three places left at this price, so please book today before they are gone',
  '“It grows by [10]% a month (or more)!”': 'It grows by 10% a month (or more',
};

suite('a finding by example', (test) => {
  for (const [marked, quoted] of Object.entries(QUOTED))
    test(`quotes “${quoted}” around the words that count most`, () => {
      const sentence = marked.replace(/[[\]]/g, '');
      const [at, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
      const clause = quotedClause(sentence, { at, length: end - at });
      assert.is(sentence.slice(clause.at, clause.at + clause.length), quoted);
    });
});
