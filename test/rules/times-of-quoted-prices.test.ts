/** Times beside the price of something else than what the sentence names: 'Cupping for £38, an hour for £60', of a massage. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.cupping.price': '£38',
  'catalogue.cupping.book': 'visit',
  'catalogue.scaling': {
    category: 'hands',
    name: 'Scale and polish',
    description: 'Clean teeth.',
    price: 'From £85',
    duration: '45min',
    book: 'visit',
    image: 'dot',
    options: {
      usual: { title: 'Usual', price: '£85', duration: '45min', book: 'visit' },
      long: { title: 'With a look at the gums', price: '£120', duration: '1h 15min', book: 'visit' },
    },
  },
};
const ofPrice = (words: string, price: string, length: string) =>
  `“${words}” is not the duration of what costs ${price}, which is ${length}.`;
const ofCupping = (words: string) => `“${words}” is not the duration of “Cupping”, which is 30 minutes.`;

const SENTENCES: Sentences = {
  'Cupping for £38, an hour for {catalogue.massage.price}, and tea.': undefined,
  'Cupping for £38, half an hour for {catalogue.massage.price}, and tea.': ofPrice('half an hour', '£60', '1 hour'),
  'Besides cupping, {catalogue.scaling.options.long.price} for 75 minutes.': undefined,
  'Besides cupping, {catalogue.scaling.options.long.price} for 45 minutes.': ofPrice(
    '45 minutes',
    '£120',
    '1 hour 15 minutes',
  ),
  'Five hours for {catalogue.massage.packages.0.price}.': undefined,
  'Cupping for £38, an hour for £60, and tea.': undefined,
  'Cupping is half an hour, {catalogue.massage.price} for an hour of massage.': undefined,
  'Cupping takes an hour and costs {catalogue.cupping.price}.': ofCupping('an hour'),
  'Cupping, an hour for £38.': ofCupping('an hour'),
};

suite('times beside the price of something else', (test) =>
  testSentences(test, ['content/one-fact'], SENTENCES, VALUES));
