/** Amounts in sentences that name only what the thing with the price contains: 'at £85, it includes a scrub'. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const OFFER = {
  ...{ name: 'Both Hands', price: '£95', includes: ['massage', 'scrub'], features: [], book: 'visit', ctaText: 'Book' },
  description: 'Both.',
};
const VALUES = { 'catalogue.scrub': SCRUB, 'offers.both-hands': OFFER };
const MASSAGE = 'catalogue.massage.description';
const OFFERED = 'offers.both-hands.description';

/** Descriptions of the massage or the offer, and the message of the check about each. */
const DESCRIPTIONS: readonly (readonly [path: string, description: string, message?: string])[] = [
  [MASSAGE, 'At £60 the session includes a scrub.'],
  [MASSAGE, 'For £45 you get a scrub without a massage.'],
  [MASSAGE, 'At £55 the session includes a scrub.', '“£55” is not a price of “Massage” (£60 per session).'],
  [MASSAGE, 'At £55 it covers a scrub and tea.', '“£55” is not a price of “Massage” (£60 per session).'],
  [MASSAGE, 'For £55 you get a scrub as well.', '“£55” is not a price of “Massage” (£60 per session).'],
  [MASSAGE, 'A scrub is £55 and includes tea.', '“£55” is not a price of “Scrub” (£45).'],
  [OFFERED, 'For £85 you get a scrub and tea.', '“£85” is not a price of “Both Hands” (£95).'],
];

suite('a price of contents', (test) => {
  for (const [path, description, message] of DESCRIPTIONS)
    test(`“${description}” of ${path} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ ...VALUES, [path]: description });
      const own = findings.filter(({ rule }) => rule === 'price/contradiction' || rule === 'price/unbacked');
      assert.equal(
        own.map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});
