import { anyOf, type Lexicon } from './lexicon.ts';

/** Ratings written as text instead of quoted from the recorded rating (CAP code 3.45; DMCC Act 2024, Schedule 20). */
export const TYPED_RATINGS: Lexicon = {
  words: new RegExp(
    `★{3,}|${
      anyOf(
        '[0-5](?:\\.\\d)? ?(?:out of|/) ?5(?: stars?)?',
        '[0-5]\\.\\d(?: [a-z]+)? (?:stars?|ratings?|reviews?|average)',
        '(?:five|5)[ -]stars?(?: (?:ratings?|reviews?|service|clinic|treatment|care|experience))?',
        '(?:(?:ten|10)(?: out of |/)(?:ten|10)|five out of five)',
        'rated (?:excellent|outstanding|exceptional)',
      ).source
    }`,
    'g',
  ),
  harmless: ({ before, after }) => COUNTED.test(after) || /\bhotel\b/.test(before),
};

/** '4 out of 5 clients' is a count, not a rating. */
const COUNTED = /^ (?:of |clients|people|patients|visitors|women|men|sessions|times|days)/;
