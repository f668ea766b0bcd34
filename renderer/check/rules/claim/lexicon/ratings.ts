import { anyOf, type Lexicon } from './lexicon.ts';

/** Places that publish reviews. */
const PLATFORM = '(?:google|trustpilot|facebook|feefo|doctify|yell|tripadvisor|vethelpdirect|treatwell)';

/** Ratings written as text instead of quoted from the recorded rating (CAP code 3.45; DMCC Act 2024, Schedule 20). */
export const TYPED_RATINGS: Lexicon = {
  words: new RegExp(
    `★{3,}|${
      anyOf(
        '[0-5](?:\\.\\d)? ?(?:out of|/) ?5(?: stars?)?',
        '[0-5]\\.\\d(?: [a-z]+)? (?:stars?|ratings?|reviews?|average)',
        '[0-5]\\.\\d (?:of|from) (?:5|five)(?: stars?)?',
        '\\d\\.\\d ?(?:out of|/) ?10',
        `(?:scores?|ratings?|average)(?: of| is|:) [0-5]\\.\\d`,
        `[0-5]\\.\\d on ${PLATFORM}`,
        `${PLATFORM}(?: reviews?| ratings?| scores?)?:? [0-5]\\.\\d`,
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
