/** Sentences that name a part of a treatment, or compare it with another one. */
import * as assert from 'uvu/assert';
import { treatmentHero } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', book: 'visit', image: 'dot' };
const VALUES = {
  'catalogue.implant': {
    ...SHARED,
    ...{ name: 'Single implant', description: 'An implant with its crown.', price: '£2,780' },
    duration: '3h over 4 visits',
  },
  'catalogue.crown': {
    ...SHARED,
    ...{ name: 'Crown', description: 'From a laboratory.', price: '£720', duration: '90min over 2 visits' },
  },
  'catalogue.check-up': {
    ...SHARED,
    ...{ name: 'First check-up', description: 'With X-rays.', price: '£68', duration: '40min' },
  },
  'catalogue.examination': {
    ...SHARED,
    ...{ name: 'Routine examination', description: 'The usual one.', price: '£48', duration: '20min' },
  },
};
const total = (amount: string) => `“${amount}” is not a price of “Single implant” (£2,780).`;

suite('the price of a treatment with its parts', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'A single implant with its crown is £2,780.': undefined,
      'A single implant and its crown are £2,780 together.': undefined,
      'A single implant, including the crown, costs £2,780.': undefined,
      'A single implant costs £2,780, including its crown.': undefined,
      'A single implant with its crown is £3,500.': undefined,
      'A single implant and a crown cost £3,500 together.': undefined,
      'A single implant with its crown is £2,680.': total('£2,680'),
      'A single implant, including the final crown, costs £2,680.': total('£2,680'),
      'A single implant and a crown cost £3,400 together.':
        '“£3,400” is not the total of “Single implant” and “Crown”: £2,780 + £720 = £3,500.',
      'A crown is £700.': '“£700” is not a price of “Crown” (£720).',
    },
    VALUES,
  );
});

suite('the visits of a treatment with its parts', (test) => {
  const differs = '“three” differs from the duration of “Single implant”, which is 3h over 4 visits.';
  testSentences(
    test,
    ['content/one-fact'],
    {
      'From the first scan to the final crown, a single implant takes three visits.': differs,
      'A single implant with its crown takes three visits.': differs,
      'From the first scan to the final crown, a single implant takes four visits.': undefined,
      'A single implant with its crown takes four visits.': undefined,
      'A crown takes three visits.': '“three” differs from the duration of “Crown”, which is 90min over 2 visits.',
    },
    VALUES,
  );
});

suite('the visits of the treatment of a page beside the time of a part', (test) => {
  const ROUTE = '/treatments/implant';
  for (const [text, isRight] of [
    ['You sit here for three hours over four visits: 90 minutes of them for the crown.', true],
    ['A crown takes four visits: the first for the shape, and the last for the colour.', false],
  ] as const)
    test(`“${text}” is ${isRight ? 'right' : 'wrong'}`, async () => {
      const { findings } = await checkedWith({
        ...VALUES,
        [`pages.${ROUTE}`]: [treatmentHero({ lead: text, image: 'dot', trust: ['By hand'] })],
      });
      const found = findings.filter(({ rule, message }) => rule === 'content/one-fact' && message.includes('four'));
      assert.is(found.length, isRight ? 0 : 1);
    });
});

suite('a duration beside that of another treatment', (test) => {
  const differs = (words: string) => `“${words}” is not the duration of “Routine examination”, which is 20 minutes.`;
  testSentences(
    test,
    ['content/one-fact'],
    {
      'A routine examination takes twenty minutes, half as long as your first check-up.': undefined,
      'A routine examination takes 20 minutes, compared with 40 for a first check-up.': undefined,
      'A routine examination takes 20 minutes, compared to your first check-up.': undefined,
      'A routine examination takes 30 minutes, half as long as your first check-up.': differs('30 minutes'),
      'A routine examination takes half an hour, compared with 40 minutes for a first check-up.':
        differs('half an hour'),
      'A first check-up takes no longer than 20 minutes.':
        '“20 minutes” is not the duration of “First check-up”, which is 40 minutes.',
    },
    VALUES,
  );
});
