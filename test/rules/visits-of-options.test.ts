/** Numbers of visits, beside an option whose duration is spread over visits. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const option = (title: string, duration: string) => ({ title, price: '£450', duration, book: 'visit' });
const VALUES = {
  'catalogue.root': {
    ...{ category: 'hands', name: 'Root canal treatment', description: 'With care.', price: 'From £450' },
    ...{ book: 'visit', image: 'dot' },
    options: { front: option('Front tooth', '1h'), molar: option('Molar', '2h over 2 visits') },
  },
};
const ofMolar = (words: string) => [
  `“${words}” differs from the duration of “Molar” of “Root canal treatment”, which is 2h over 2 visits.`,
];
const ofFront = (words: string) => [
  `“${words}” differs from the duration of “Front tooth” of “Root canal treatment”, which is 1h in one visit.`,
];

suite('the visits of an option', (test) =>
  testSentencesOnPage(
    test,
    { rules: ['content/one-fact'], slug: 'root', values: VALUES },
    {
      'Molars have more roots, so we need three visits for them.': ofMolar('three'),
      'A molar takes three visits.': ofMolar('three'),
      'For a molar, plan three appointments.': ofMolar('three'),
      'A molar is done in a single visit.': ofMolar('single'),
      'For a molar you come three times.': ofMolar('three times'),
      'A front tooth takes two visits.': ofFront('two'),
      'Root canal treatment takes three visits.': ofFront('three'),
      'A molar takes two visits.': [],
      'A front tooth takes one visit, a molar two visits.': [],
      'Root canal treatment takes one or two visits.': [],
      'Between the two visits, a molar has a temporary filling.': [],
      'After three visits to somebody else, she came to us.': [],
    },
  ));
