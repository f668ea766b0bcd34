/** The year in which a person qualified, beside those of the qualifications. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const NELL = { name: 'Nell Crook', title: 'Masseuse', focus: 'Backs', department: 'main', image: 'dot' };

async function foundIn(about: string, qualification: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'people.nell': { ...NELL, qualifications: [qualification], about },
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['nell'] },
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

suite('the year in which a person qualified', (test) => {
  test('is one of those in the qualifications', async () => {
    assert.equal(await foundIn('She qualified in 2009, and likes hills.', 'Diploma in massage, 2009'), []);
    assert.equal(await foundIn('She qualified in 2012, and likes hills.', 'Diplomas of 2009 and 2012'), []);
    assert.equal(await foundIn('She qualified in 2003, and likes hills.', 'Diploma in massage, 2009'), [
      '“2003” is not a year of the qualifications, of which the first is of 2009.',
    ]);
  });

  test('can be one or two years after the degree, unless the sentence is about the degree', async () => {
    const message = '“2006” is not a year of the qualifications, of which the first is of 2005.';
    assert.equal(await foundIn('She qualified in 2006, and likes hills.', 'Master of Pharmacy, Bath, 2005'), []);
    assert.equal(await foundIn('She graduated in 2006, and likes hills.', 'Master of Pharmacy, Bath, 2005'), [message]);
    assert.equal(await foundIn('She qualified in 2004, and likes hills.', 'Master of Pharmacy, Bath, 2005'), [
      message.replace('2006', '2004'),
    ]);
  });

  test('is not known if the qualifications have no year', async () =>
    assert.equal(await foundIn('Qualified in 2003, and likes hills.', 'Diploma in massage'), []));
});
