/** Ratings that are typed in texts although the config has a rating: the findings and their advice. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const RATING = {
  ...{ value: '4.6', best: '5', count: 120, source: 'Google', url: 'https://reviews.example/us', asOf: '2026-11-10' },
};
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsFor(answer: string, values: object = { 'clinic.rating': RATING }) {
  const { findings } = await checkedWith({ ...values, [ANSWER]: answer }, {}, { at: '2026-11-21T12:00:00Z' });
  return findings.filter(({ path = [] }) => path.join('.') === ANSWER);
}

const NOT_RATING = (words: string) => `“${words}” is not the rating in the config, which is 4.6.`;
const NOT_COUNT = (words: string) => `“${words}” is not the number of reviews in the config, which is 120.`;

/** Sentences, and the messages of `content/structured-data` about each. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'Every review has five stars.': [NOT_RATING('five stars')],
  'All our reviews are five-star.': [NOT_RATING('five-star')],
  'Not every review has five stars.': [],
  'If every review were five stars, you would not believe it.': [],
  'Nearly three hundred of them on Google, and 4.9 is what they think.': [
    NOT_RATING('4.9'),
    NOT_COUNT('Nearly three hundred of them on Google'),
  ],
  'More than a hundred of them on Google, and 4.6 is what they think.': [],
  'You find us on Google, and 4.9 is the number of the bus.': [],
};

/** Sentences, and every message about them. */
const ALL: Readonly<Record<string, readonly string[]>> = {
  '4.8 from 92 Google reviews': [NOT_RATING('4.8'), NOT_COUNT('92 Google reviews')],
  '4.8 from Google reviews': [NOT_RATING('4.8')],
  'We have 4.8 (120 reviews).': [NOT_RATING('4.8')],
  '4.6 from 120 Google reviews': [
    '“4.6 from 120 Google reviews” is written as text, so it stays as it is when “clinic.rating” changes.',
  ],
  '4.6 from 30 Trustpilot reviews': [
    '“4.6 from 30 Trustpilot reviews” is written as text, so its source and date are unknown.',
  ],
  'The lens is 4.8 from the eye.': [],
};

suite('a rating as text', (test) => {
  for (const [sentence, messages] of Object.entries(ALL))
    test(`${sentence} has ${messages.length} findings`, async () =>
      assert.equal(
        (await findingsFor(sentence)).map(({ message }) => message),
        messages,
      ));

  test('a sentence that quotes the name of the clinic before its rating is not reported', async () =>
    assert.equal(await findingsFor('{clinic.name} is rated {clinic.rating.value} out of 5 on Google.'), []));

  test('is reported where only search engines show it', async () => {
    const { findings } = await checkedWith(
      { 'clinic.rating': RATING, 'routes./.description': 'Massage, 4.8 from Google reviews.' },
      {},
      { at: '2026-11-21T12:00:00Z' },
    );
    assert.equal(
      findings.filter(({ rule }) => rule === 'claim/review').map(({ message }) => message),
      ['“4.8 from Google reviews” is written as text, so it stays as it is when “clinic.rating” changes.'],
    );
  });

  for (const [sentence, messages] of Object.entries(ANSWERS))
    test(`${sentence} ${messages.length === 0 ? 'is not a wrong rating' : 'is a wrong rating'}`, async () =>
      assert.equal(
        (await findingsFor(sentence))
          .filter(({ rule }) => rule === 'content/structured-data')
          .map(({ message }) => message),
        messages,
      ));

  test('the help says to quote the rating that the config has', async () => {
    const [finding] = await findingsFor('Google gives us 4.6 of 5.');
    assert.is(
      finding?.message,
      '“Google gives us 4.6 of 5” is written as text, so it stays as it is when “clinic.rating” changes.',
    );
    assert.is(finding?.help, 'Quote {clinic.rating.value} and {clinic.rating.count} instead, or remove it.');
  });

  test('the help says to add a rating that the config lacks', async () => {
    const [finding] = await findingsFor('Google gives us 4.6 of 5.', {});
    assert.is(
      finding?.help,
      'Add the rating to “clinic.rating” with its count, source and date, and quote “{clinic.rating.value}”.',
    );
  });

  test('the rating on another site is not that of the config', async () => {
    const [finding] = await findingsFor('Trustpilot gives us 4.9 of 5.');
    assert.is(finding?.help, 'Remove it, or quote the rating of the config, which is that on Google.');
  });

  test('words about reviewers that state the rating with its day are no claim', async () => {
    const stated = (day: string) =>
      `Our patients on Google give us 4.6 out of 5, from 120 reviews when we looked ${day}.`;
    const reviews = async (answer: string) =>
      (await findingsFor(answer)).filter(({ rule }) => rule === 'claim/review').length;
    assert.equal([await reviews(stated('on 10 November 2026')), await reviews(stated('on Sunday'))], [0, 1]);
  });

  const DATED = 'On 10 November 2026 our rating on Google was 4.6 out of 5, from 120 reviews.';
  for (const [sentence, words] of [
    [DATED, undefined],
    ['As of 10/11/2026, Google gives us 4.6 of 5.', undefined],
    [DATED.replace('10 November', '3 March'), 'rating on Google was 4.6 out of 5'],
    [DATED.replace(' 2026', ''), 'rating on Google was 4.6 out of 5'],
  ] as const)
    test(`“${sentence}” ${words === undefined ? 'states the day of the rating' : 'does not state the day of the rating'}`, async () =>
      assert.equal(
        (await findingsFor(sentence)).map(({ message }) => message),
        words === undefined
          ? []
          : [`“${words}” is written as text, so it stays as it is when “clinic.rating” changes.`],
      ));
});
