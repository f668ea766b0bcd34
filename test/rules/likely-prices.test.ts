/** A wrong price of a treatment with several: the advice names the price that is most likely meant. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', description: 'With care.', duration: '30min', book: 'visit', image: 'dot' };
const VALUES = {
  'catalogue.filling': {
    ...{ ...SHARED, name: 'White filling', price: 'From £115' },
    options: {
      one: { title: 'One surface', price: '£115', book: 'visit' },
      three: { title: 'Three surfaces', price: '£195', book: 'visit' },
    },
  },
  'catalogue.crown': { ...SHARED, name: 'Crown', price: '£695 per tooth' },
};
const QUOTE = 'quote the fact instead of typing it: {catalogue.filling.amount}.';
const IF_OTHER = 'If it means something else, name it in “figures” and quote that.';
const UNSURE = `If it is wrong, ${QUOTE} ${IF_OTHER}`;
const wrong = (amount: string, help: string) => [`“${amount}” is not a price of “White filling” (From £115). ${help}`];
const BOTH = '“White filling” (From £115) or “Crown” (£695 per tooth)';
const SUCH_AS = 'Correct it, or quote the price that you mean, such as';

suite('a wrong price of a treatment with several', (test) =>
  testSentencesOnPage(
    test,
    { rules: ['price/contradiction'], slug: 'filling', values: VALUES, withHelp: true },
    {
      'White fillings start from just £99.': wrong('£99', UNSURE),
      'White fillings begin at £90.': wrong('£90', `Q${QUOTE.slice(1)}`),
      'A white filling is from £90.': wrong('£90', `Q${QUOTE.slice(1)}`),
      'White fillings are as little as £80.': wrong('£80', UNSURE),
      'A white filling costs £73.': wrong('£73', `${SUCH_AS} {catalogue.filling.amount}.`),
      'For white fillings and crowns you pay about £80.': [
        `“£80” is not a price of ${BOTH}. If it is wrong, c${SUCH_AS.slice(1)} {catalogue.filling.amount} or {catalogue.crown.amount}. ${IF_OTHER}`,
      ],
      'White fillings start from £115.': [],
    },
  ));
