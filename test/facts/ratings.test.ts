import * as assert from 'uvu/assert';
import { normalise } from '../../renderer/facts/normalise.ts';
import { ratingsIn } from '../../renderer/facts/ratings.ts';
import { reviewCountsIn } from '../../renderer/facts/review-counts.ts';
import { suite } from '../support/suite.ts';

suite('ratings in a text', (test) => {
  const readIn = (text: string): readonly string[] =>
    ratingsIn(normalise(text), 'Google').map(
      ({ at, length, value, best }) => `${text.slice(at, at + length)}: ${value} of ${best ?? '?'}`,
    );

  for (const [text, found] of [
    ['4.9 of 5 on Google', '4.9: 4.9 of 5'],
    ['Four point nine out of five', 'Four point nine: 4.9 of 5'],
    ['Nine and a half out of ten, say our clients.', 'Nine and a half: 9.5 of 10'],
    ['Google rates us 4.7.', '4.7: 4.7 of ?'],
    ['Our score with Google stands at 4.8.', '4.8: 4.8 of ?'],
    ['We hold 4.6★.', '4.6: 4.6 of ?'],
  ] as const)
    test(`“${text}” states ${found}`, () => assert.equal(readIn(text), [found]));

  for (const text of [
    'Cholesterol of 4.9 is fine.',
    'If the pain is above 7.5 out of 10, ring us.',
    'The lens has a diameter of 14.2.',
    '4.9 stars on Trustpilot',
  ])
    test(`“${text}” states no rating on Google`, () => assert.equal(readIn(text), []));
});

suite('numbers of reviews in a text', (test) => {
  const readIn = (text: string): readonly string[] =>
    reviewCountsIn(normalise(text)).map(({ least, most }) => `${least} to ${most}`);

  for (const [text, found] of [
    ['from 143 reviews', '143 to 143'],
    ['More than 1,200 Google reviews', '1200 to Infinity'],
    ['Reviewed by nearly 300 happy clients', '270 to 300'],
    ['Three hundred and eighteen people have reviewed us.', '318 to 318'],
    ['Hundreds of five-star reviews', '200 to Infinity'],
  ] as const)
    test(`“${text}” states ${found}`, () => assert.equal(readIn(text), [found]));

  for (const text of ['60 medication reviews a month', 'Read these three reviews.', 'A review of 24 studies'])
    test(`“${text}” states no number of reviews`, () => assert.equal(readIn(text), []));
});
