/** A sentence that says which two prices it compares: their difference is right, and no equal amount of something else. */
import { testSentences } from '../support/sentences-at-once.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/saving', 'price/unbacked'];

suite('compared prices decide', (test) => {
  testSentences(
    test,
    RULES,
    {
      'If you have two, take a large filling: it costs £30 less than two small ones.': undefined,
      'If you have two, take a large filling: it costs £48 less than two small ones.':
        '“£48” is not the difference: 2 × “Small” £180 − “Large” £150 = £30.',
      'Take a large one: it costs £60 less than two small ones.':
        '“£60” is not the difference: 2 × “Small” £180 − “Large” £150 = £30.',
      'Rigid lenses cost £48 more than soft ones.':
        '“£48” is not the difference: “Rigid lenses” £70 − “Soft lenses” £40 = £30.',
      'Rigid lenses cost £30 more than soft ones.': undefined,
      'The file costs £12 more than the plain clip.':
        '“£12” is not the difference: “Clip and file” £19 − “Clip” £12 = £7.',
      'A check-up costs £12 less than a hygiene visit.':
        '“£12” is not the difference: “Hygiene visit” £65 − “Check-up” £48 = £17.',
      'A check-up costs £17 less than a hygiene visit.': undefined,
    },
    SEVERAL_TRADES,
  );
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'filling', values: SEVERAL_TRADES },
    {
      'If you have two, take a large one: it costs £30 less than two small ones.': [],
      'If you have two, take a large one: it costs £65 less than two small ones.': [
        '“£65” is not the difference: 2 × “Small” £180 − “Large” £150 = £30.',
      ],
    },
  );
});
