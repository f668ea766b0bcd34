/** Words of medicine that are rare in other texts. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const reportedIn = async (text: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ 'pages./.0.lead': text });
  return findings.flatMap(({ rule, message }) => (rule === 'content/spelling' ? [message] : []));
};

suite('words of medicine', (test) => {
  test('operations, examinations and professions are in the dictionary, also in the plural', async () =>
    assert.equal(
      await reportedIn(
        'Each specialty has its day: arthroscopies on Mondays, laminectomy on Tuesdays, stomas and prehab on Fridays. The audiometrists sit beside the perfusionist, and otorhinolaryngology is upstairs, with two European diplomates in surgery.',
      ),
      [],
    ));

  test('words formed from a known one need not be in the dictionary', async () => {
    assert.equal(await reportedIn('Multicores and lenslets, nongreasy, untinted and in microdrops.'), []);
    assert.equal(await reportedIn('Glasses with multicrose and lemslets.'), [
      '“multicrose” is not in the dictionary.',
      '“lemslets” is not in the dictionary.',
    ]);
  });

  test('a misspelt one is reported', async () =>
    assert.equal(await reportedIn('We do gastrocopies.'), ['“gastrocopies” is not in the dictionary.']));
});
