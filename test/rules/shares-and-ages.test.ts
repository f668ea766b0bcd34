/** Numbers in sentences that count nothing, or not what the words beside them name: shares, ages and what is left. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const ONE_FACT = ['content/one-fact'];
const CLASS = 'which is eight people.';

suite('shares, ages and places beside a number of people', (test) =>
  testSentences(
    test,
    ONE_FACT,
    {
      'One in ten people has a stiff neck.': undefined,
      'Nine out of ten people sit too long.': undefined,
      'Everyone over 16 and people of any shape can join.': undefined,
      'Only three places are left.': undefined,
      'Five people is the usual number, and eight is the limit.': undefined,
      'There are ten people in every class.': `“ten” differs from “class size”, ${CLASS}`,
      'Ten people fit into a class.': `“Ten” differs from “class size”, ${CLASS}`,
    },
    { 'figures.classSize': 'eight people' },
  ));

suite('“the two” of a sentence', (test) =>
  testSentences(
    test,
    ['price/contradiction'],
    {
      'With a massage and a scrub, the two come to £105.': undefined,
      'A massage and a scrub: the two together cost £95.':
        '“£95” is not the total of “Massage” and “Scrub”: £60 + £45 = £105.',
      'Two massages come to £120.': undefined,
      'Two massages come to £130.': '“£130” is not the total of 2 × “Massage”: 2 × £60 = £120.',
    },
    { 'catalogue.scrub': SCRUB },
  ));

suite('a name that is the end of a longer one', (test) => {
  const LONGER = { ...SCRUB, name: 'Salt scrub', price: '£70' };
  testSentences(
    test,
    ['price/contradiction'],
    {
      'Two scrubs come to £90.': undefined,
      'Two scrubs come to £140.': '“£140” is not the total of 2 × “Scrub”: 2 × £45 = £90.',
      'Two salt scrubs come to £140.': undefined,
    },
    { 'catalogue.scrub': SCRUB, 'catalogue.salt-scrub': LONGER },
  );

  test('in the text of the treatment with the longer name, the end of it means this treatment', async () => {
    const reported = async (description: string) => {
      const { findings } = await checkedWith({
        'catalogue.scrub': SCRUB,
        'catalogue.salt-scrub': { ...LONGER, description },
      });
      return findings.filter(({ rule }) => rule === 'price/contradiction').map(({ message }) => message);
    };
    assert.equal(await reported('Two scrubs come to £140.'), []);
    assert.equal(await reported('Two scrubs come to £90.'), [
      '“£90” is not the total of 2 × “Salt scrub”: 2 × £70 = £140.',
    ]);
  });
});
