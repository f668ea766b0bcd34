/** A part of the name of another treatment does not mean a figure of it. */

import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const CERTIFICATE = {
  ...{ category: 'hands', name: 'Pet certificate', description: 'With care.', price: '£90', duration: '30min' },
  ...{ book: 'visit', image: 'dot', figures: { additionalAnimal: '£25' } },
};

suite('a figure of another treatment', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'A massage with any of our team is £25, whatever the pet.':
        '“£25” is not a price of “Massage” (£60 per session).',
      'Each further animal on a pet certificate is £25.': undefined,
      'The certificate for each further pet is £25.': undefined,
    },
    { 'catalogue.certificate': CERTIFICATE },
  ));
