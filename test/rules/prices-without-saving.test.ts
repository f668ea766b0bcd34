/** Amounts that are meant as the price without a saving: 'instead of £154', 'separately, the two would be £154'. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.scrub': SCRUB,
  'catalogue.both': {
    ...{ category: 'hands', name: 'Long visit', description: 'A massage and a scrub.', price: '£90', duration: '2h' },
    ...{ book: 'visit', image: 'dot', combines: ['massage', 'scrub'] },
  },
};
const RULES = ['price/contradiction', 'price/unbacked'];
const NOT_REFERENCE = 'is not the price without the saving of “Long visit”, which is £105.';

suite('a price without a saving', (test) => {
  testSentences(
    test,
    RULES,
    {
      'The long visit is £90 instead of £105.': undefined,
      'Five massages are £250 rather than the usual £300.': undefined,
      'The long visit is £90 instead of £120.': `“£120” ${NOT_REFERENCE}`,
      'Instead of £120, you pay £90 for a long visit.': `“£120” ${NOT_REFERENCE}`,
      'A massage and a scrub are £90 rather than £115.': `“£115” ${NOT_REFERENCE}`,
      'Five massages are £250 rather than the usual £320.':
        '“£320” is not the price without the saving of “Course of five” of “Massage”, which is £300.',
      'A scrub is £45 rather than £75.': '“£75” is not a price of “Scrub” (£45).',
    },
    VALUES,
  );

  for (const [description, message] of [
    ['Separately, the two would be £105.', undefined],
    ['Separately, the two would be £115.', '“£115” is not the total of the parts of “Long visit”, which is £105.'],
  ] as const)
    test(`“${description}” of a combination ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ ...VALUES, 'catalogue.both.description': description });
      const own = findings.filter(({ rule }) => RULES.includes(rule));
      assert.equal(
        own.map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
      assert.equal(
        own.map(({ help }) => help),
        message === undefined
          ? []
          : [
              'If it is wrong, quote the fact instead of typing it: {catalogue.both.reference}. If it means something else, name it in “figures” and quote that.',
            ],
      );
    });
});
