/** Prices with the discount of a plan, beside the name of what they pay for: '£46.80 for half an hour'. */
import { testSentences } from '../support/sentences-at-once.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { SEVERAL_TRADES } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/saving', 'price/unbacked'];
const VALUES = {
  ...SEVERAL_TRADES,
  'programmes.smile': {
    ...{ name: 'Smile plan', schedule: '2 visits a year', price: '£14 a month', book: 'visit' },
    ...{ description: 'Two check-ups a year.', figures: { discount: '10%' } },
  },
};

suite('reduced prices beside names', (test) => {
  testSentences(
    test,
    RULES,
    {
      'With the smile plan, you pay £46.80 for half an hour of physiotherapy and £82.80 for an hour.': undefined,
      'With the smile plan, you pay £43.20 for half an hour of physiotherapy and £82.80 for an hour.':
        '“£43.20” is not £52 less 10%, which is £46.80.',
      'Members of the smile plan pay £135 for a large filling.': undefined,
      'Members of the smile plan pay £81 for a large filling.': '“£81” is not £150 less 10%, which is £135.',
      'Members of the smile plan pay £101.70 for a check-up and a hygiene visit.': undefined,
      'Members of the smile plan pay £86.40 for two check-ups.': undefined,
      'With the smile plan, a check-up is £43.20 and a small filling £81.': undefined,
      'Members of the smile plan save £4.80 on a check-up and £6.50 on a hygiene visit.': undefined,
    },
    VALUES,
  );
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'lenses', values: VALUES },
    {
      'Members of the smile plan pay £36 for the soft lenses and £63 with rigid ones.': [],
      'Members of the smile plan pay £56.70 for the soft lenses and £63 with rigid ones.': [
        '“£56.70” is not a price of “Smile plan” (£14 a month) or “Lens fitting” (From £40).',
      ],
    },
  );
});
