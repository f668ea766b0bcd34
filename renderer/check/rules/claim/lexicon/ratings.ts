import { isRating, PRAISE_PATTERNS, RECOMMENDATION, VALUE_PATTERNS } from '../../../../facts/ratings.ts';
import { anyOf, type Lexicon } from './lexicon.ts';

/**
 * Ratings written as text instead of quoted from the recorded rating (CAP code 3.45; DMCC Act 2024, Schedule 20).
 *
 * @param site The site with the clinic’s reviews.
 */
export const ratingWords = (site?: string): Lexicon => ({
  words: [/(?:★|⭐){3,}/g, ...anyOf(RECOMMENDATION, ...VALUE_PATTERNS, ...PRAISE_PATTERNS)],
  harmless: ({ before, word, after }) =>
    !/^[★⭐]/.test(word) &&
    ((!/^raves?\b/.test(word) && COUNTED.test(after)) ||
      (CONDITION.test(before) && !NOBODY.test(before)) ||
      !isRating(`${before}${word}${after}`, word, site)),
});

/** '4 out of 5 clients' is a count, and 'five star jumps' is an exercise. */
const COUNTED =
  /^ (?:of |(?!(?:is|was|as|this|us|says?|stars|points|across|plus|thanks|speaks|reviews|ratings)\b)[a-z]{2,}s\b|people|women|men|children)/;

/** 'Not one of our reviewers gave us fewer than five stars' */
const NOBODY =
  /\b(?:nobody|no one|not one|none|never|no (?:review|patient|client|customer|owner)\w*)\b.*\b(?:fewer|less) than\b/;

/** 'If we deserve fewer than five stars, tell us' */
const CONDITION = /\b(?:if|whether|unless|(?:fewer|less) than)\b/;
