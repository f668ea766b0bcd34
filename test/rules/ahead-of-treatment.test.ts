/** Tests that must be done some time before a treatment, and that a sentence calls by a part of their name. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string) => `“${words}” differs from “ahead” of “Laser patch test”, which is 7 days.`;
const treatment = (name: string) => ({
  ...{ category: 'hands', name, description: 'By hand.', price: '£60', duration: '15min', image: 'dot', book: 'visit' },
});
const PATCH_TEST = { ...treatment('Laser patch test'), figures: { ahead: '7 days' } };
const VALUES = {
  'catalogue.laser': treatment('Laser hair removal'),
  'catalogue.tint': treatment('Brow tint'),
  'catalogue.laser-patch-test': PATCH_TEST,
};

suite('a test before a treatment', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Your patch test has to be done at least 24 hours before the laser.': differs('24 hours'),
      'Come for your patch test 48 hours ahead.': differs('48 hours'),
      'A patch test is done a day before the first session.': differs('a day'),
      'A patch test is needed, at least two days before the first session.': differs('two days'),
      'Laser hair removal needs a patch test at least three days in advance.': differs('three days'),
      'Your patch test has to be done at least a week before the laser.': undefined,
      'Come for your patch test seven days ahead.': undefined,
      'A brow tint needs a patch test 48 hours before.': undefined,
      'Use no fake tan for 48 hours before your patch test.': undefined,
      'Arrive ten minutes before your patch test.': undefined,
      'Shave a day before the laser, and come to your patch test unshaven.': undefined,
    },
    VALUES,
  );
  testSentences(
    test,
    ['content/one-fact'],
    { 'Come for your patch test 48 hours ahead.': undefined },
    { ...VALUES, 'catalogue.tint.figures.patchTest': '48 hours' },
  );
});
