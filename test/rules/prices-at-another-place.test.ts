/** Prices of the same thing at another place: at home and at the practice, online and in person. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
});

suite('a price at another place', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'A home visit is £118 because the vet drives to you; the same examination at the practice is £54.': undefined,
      'A home visit costs £118; the same visit at our surgery is only £54.': undefined,
      'A home visit is £118. If you can come to the clinic, you pay £54.': undefined,
      'Instead of a home visit at £118, come and see us in person for £54.': undefined,
      'A video call is £45, and face to face you pay £54.': undefined,
      'A consultation is £54; by video, you pay £45.': undefined,
      'A home visit is £54.': '“£54” is not a price of “Home visit” (£118).',
      'A home visit instead of a trip to the practice is £54.': '“£54” is not a price of “Home visit” (£118).',
      'A home visit is £118; the same examination at the practice is £61.': '“£61” is not a price in the config.',
      'After a facial in our studio, you pay £54.': '“£54” is not a price of “Facial” (£45).',
      'A facial, in the studio or in the garden, costs £118.': '“£118” is not a price of “Facial” (£45).',
    },
    {
      'catalogue.home-visit': treatment('Home visit', '£118'),
      'catalogue.video-call': treatment('Video call', '£45'),
      'catalogue.consultation': treatment('Consultation', '£54'),
      'catalogue.facial': treatment('Facial', '£45'),
    },
  );
});
