/** Prices by the night: a week is seven nights, and a word of an own option is no option of another treatment. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const SITE = {
  'catalogue.booster': {
    ...{ ...shared, name: 'Booster', price: 'From £52', duration: '20min' },
    options: { cat: { title: 'Cat', price: '£52', book: 'visit' }, dog: { title: 'Dog', price: '£58', book: 'visit' } },
  },
  'catalogue.hotel': {
    ...{ ...shared, name: 'Cat hotel', price: 'From £12 per night' },
    options: {
      first: { title: 'First cat', price: '£19 per night', book: 'visit' },
      second: { title: 'Second cat', price: '£12 per night', book: 'visit' },
    },
  },
};

const SENTENCES: Sentences = {
  'A week in the cat hotel is £133 for one cat.': undefined,
  'A fortnight in the cat hotel is £266.': undefined,
  'Two weeks in the cat hotel are £266.': undefined,
  'Three nights in the cat hotel are £57.': undefined,
  'A week in the cat hotel is £140.': '“£140” is not the total of 7 × “Cat hotel”: 7 × £19 = £133 or 7 × £12 = £84.',
};

suite('prices by the night', (test) => {
  testSentences(test, ['price/unbacked', 'price/contradiction'], SENTENCES, SITE);
});
