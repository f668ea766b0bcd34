/** Figures of a treatment that state what each further one costs: two are its price and that figure. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, figures: Readonly<Record<string, string>> = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  figures,
});
const RULES = ['price/contradiction', 'price/unbacked'];

suite('a price of further ones', (test) => {
  testSentences(
    test,
    RULES,
    {
      'Removing a mole is £295, each further one is £60, so two are £355.': undefined,
      'A mole removal with three moles is £415.': undefined,
      'Three moles are £415 in all, because each further mole is only £60.': undefined,
      'Two mole removals a year apart are £590.': undefined,
      'Two facials are £90.': undefined,
      'The mole removal for both is £340.':
        '“£340” is not the total of “Mole removal” and “further mole”: £295 + £60 = £355.',
      'The mole removal for three is £400.':
        '“£400” is not the total of “Mole removal” and 2 × “further mole”: £295 + 2 × £60 = £415.',
      'With a mole removal, each further mole is £50.': '“£50” is not the amount “further mole”, which is £60.',
      'Beside a mole removal, a second opinion is £50.': '“£50” is not a price of “Mole removal” (£295).',
      'Two facials are £100.': '“£100” is not the total of 2 × “Facial”: 2 × £45 = £90.',
    },
    {
      'catalogue.mole-removal': treatment('Mole removal', '£295', { furtherMole: '£60' }),
      'catalogue.facial': treatment('Facial', '£45'),
    },
  );
});
