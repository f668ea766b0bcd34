/** Figures of a treatment that sentences call by their names: what each extraction adds to a dental cleaning. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, figures: Readonly<Record<string, string>> = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  figures,
});
const RULES = ['price/contradiction', 'price/unbacked'];
const VALUES = {
  'catalogue.cleaning': treatment('Dental cleaning', '£310', { extraction: '£42', xRayFee: '£35' }),
  'catalogue.colour': treatment('Hair colour', '£70', { eachFoil: '£4' }),
  'catalogue.check': treatment('Skin check', '£54'),
};
const isExtraction = (amount: string) => `“${amount}” is not the amount “extraction”, which is £42.`;
const isTotal = (amount: string, total: string) => `“${amount}” is not the total of “Dental cleaning” and ${total}.`;
const TWO = '2 × “extraction”: £310 + 2 × £42 = £394';

suite('figures of a treatment in a total', (test) => {
  testSentences(
    test,
    RULES,
    {
      'A dental cleaning is £310. If teeth have to come out, each extraction adds £42, so two extractions bring the bill to £394.':
        undefined,
      'A dental cleaning with one extraction is £352.': undefined,
      'With a dental cleaning, three extractions add £126.': undefined,
      'A dental cleaning with an x-ray is £345.': undefined,
      'A hair colour with ten foils is £110.': undefined,
      'A dental cleaning with two extractions is £400.': isTotal('£400', TWO),
      'A dental cleaning is less fun for some: two extractions bring the bill to £400.': isTotal('£400', TWO),
      'A hair colour with ten foils is £120.':
        '“£120” is not the total of “Hair colour” and 10 × “each foil”: £70 + 10 × £4 = £110.',
    },
    VALUES,
  );
});

suite('one figure of a treatment', (test) => {
  testSentences(
    test,
    RULES,
    {
      'An extraction is £42.': undefined,
      'In a dental cleaning, we add £42 per extraction.': undefined,
      'A skin check before the extraction is £54.': undefined,
      'An extraction after a skin check for £54 is nothing to fear.': undefined,
      'In a dental cleaning, we add £45 per extraction to your bill.': isExtraction('£45'),
      'In a dental cleaning, each extraction adds £54.': isExtraction('£54'),
      'A dental cleaning is £310, and each extraction is £54.': isExtraction('£54'),
      'In a dental cleaning, extractions are extra, at £40 a tooth.': isExtraction('£40'),
      'A dental cleaning costs {catalogue.cleaning.price}; for every extraction you pay £45.': isExtraction('£45'),
      'An extraction is £45.': '“£45” is not the amount “extraction”, which is £42.',
      'For a hair colour, you pay £5 for each foil.': '“£5” is not the amount “each foil”, which is £4.',
      'A dental cleaning without extractions costs £300.': '“£300” is not a price of “Dental cleaning” (£310).',
    },
    VALUES,
  );
});
