/** Options that a sentence names by a verb: 'female cats are spayed for £104' for “Spay of a queen”. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, options: Readonly<Record<string, readonly [string, string]>>) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  options: Object.fromEntries(
    Object.entries(options).map(([key, [title, cost]]) => [
      key,
      { title, price: cost, duration: '30min', book: 'visit' },
    ]),
  ),
});

suite('an option that is named by a verb', (test) => {
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Cat neutering: female cats are spayed for £104.': undefined,
      'Cat neutering: a male cat is castrated for £72.': undefined,
      'Cat neutering: female cats are spayed for £99.':
        '“£99” is not the price of “Spay of a queen” of “Cat neutering” (£104).',
      'Cat neutering: your tom is castrated for £80.':
        '“£80” is not the price of “Castration of a tom” of “Cat neutering” (£72).',
      'Gel nails: we remove them, and the next day they are removed for £15.':
        '“£15” is not the price of “Removal of gel” of “Gel nails” (£12).',
      'Gel nails, followed by a hand cream, cost £30.': '“£30” is not a price of “Gel nails” (From £12).',
      'Home visits start from £118.': undefined,
      'Home visits start from £105, and the mileage is included.': '“£105” is not a price of “Home visit” (From £118).',
      'A home visit from 4 to 8 miles away is £150.':
        '“£150” is not the price of “From 4 to 8 miles” of “Home visit” (£146).',
    },
    {
      'catalogue.cat-neutering': treatment('Cat neutering', 'From £72', {
        castration: ['Castration of a tom', '£72'],
        spay: ['Spay of a queen', '£104'],
      }),
      'catalogue.gel': treatment('Gel nails', 'From £12', {
        off: ['Removal of gel', '£12'],
        next: ['Follow-up', '£28'],
      }),
      'catalogue.home-visit': treatment('Home visit', 'From £118', {
        near: ['Up to 4 miles', '£118'],
        far: ['From 4 to 8 miles', '£146'],
      }),
    },
  );
});
