/** A saving on the page of something that costs nothing is off something else. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.call': {
    ...{ category: 'hands', name: 'Advice call', description: 'A call.', price: 'Complimentary', duration: '15min' },
    ...{ book: 'visit', image: 'dot' },
  },
};
const UNMATCHED = (amount: string) => [`“${amount}” does not match any saving in this text.`];

suite('a saving on the page of a free call', (test) =>
  testSentencesOnPage(
    test,
    { rules: ['price/saving'], slug: 'call', values: VALUES },
    {
      'Sign up for a course before you hang up and we take £40 off.': UNMATCHED('£40'),
      'Book afterwards and save £15.': UNMATCHED('£15'),
      'Our advice call saves you £15.': [
        '“£15” is not the saving on “Advice call” (Complimentary): the config states no lower price.',
      ],
      'Book a massage afterwards and save £15.': [
        '“£15” is not the saving on “Massage” (£60 per session), which is £50.',
      ],
    },
  ));
