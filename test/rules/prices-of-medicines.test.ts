/** The advice about a price beside a prescription-only medicine, which must not become a fact of the config. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const helpAbout = async (sentence: string): Promise<readonly (string | undefined)[]> => {
  const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': sentence });
  return findings.filter(({ rule }) => rule === 'price/unbacked').map(({ help }) => help);
};
const REMOVE = 'Remove the amount: a price beside a prescription-only medicine advertises it.';

suite('a price beside a prescription-only medicine', (test) =>
  test('is removed, and not written into the config', async () => {
    assert.equal(await helpAbout('We offer Botox for jaw clenching, from £220 a visit.'), [REMOVE]);
    assert.equal(await helpAbout('A dose of temazepam is £12.'), [REMOVE]);
    const [other = ''] = await helpAbout('A letter for your insurer is £22.');
    assert.match(other, 'State the amount once in the config');
  }));
