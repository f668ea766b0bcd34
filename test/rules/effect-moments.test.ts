/** Sentences that say on which day an after-effect ends. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string) => `“${words}” differs from “flaking” of “Cupping”, which is two to four days.`;

suite('the moment at which an after-effect ends', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'After cupping, the flaking is over by the next morning.': differs('the next morning'),
      'After cupping, the flaking has usually gone the following day.': differs('the following day'),
      'The flaking of cupping settles overnight.': differs('overnight'),
      'After cupping you are no longer flaky the next day.': differs('the next day'),
      'After cupping, the redness has gone by the next morning.': undefined,
      'After cupping, the bumps have gone by the end of the week.': undefined,
      'After cupping, the flaking is over by the end of the week.': undefined,
      'After cupping, flaking starts the next day.': undefined,
      'If the flaking of cupping is over by the next morning, tell us.': undefined,
      'After massage, the flaking is over by the next morning.': undefined,
    },
    {
      'catalogue.cupping.figures': { flaking: 'two to four days', redness: 'one to two days', bumps: 'three days' },
      'catalogue.cupping.evidence': { flaking: 'Maker', redness: 'Maker', bumps: 'Maker' },
    },
  ));
