import { isOtherScale, isRating, PRAISE_PATTERNS, VALUE_PATTERNS } from '../../../../facts/ratings.ts';
import { anyOf, type Lexicon } from './lexicon.ts';

/**
 * Ratings written as text instead of quoted from the recorded rating (CAP code 3.45; DMCC Act 2024, Schedule 20).
 *
 * @param site The site with the clinic’s reviews.
 */
export const ratingWords = (site?: string): Lexicon => ({
  words: [/(?:★|⭐){3,}/g, ...anyOf(...PRAISE_PATTERNS, ...VALUE_PATTERNS)],
  harmless: ({ previous, before, word, after }) =>
    !/^[★⭐]/.test(word) &&
    (COUNTED.test(after) ||
      isCondition(before) ||
      (isOtherScale(previous) && CONTINUED.test(before)) ||
      !isRating(`${before}${word}${after}`, word, site)),
});

/** '4 out of 5 clients' is a count, and 'five star jumps' is an exercise. */
const COUNTED =
  /^ (?:of |(?!(?:is|was|as|this|us|says?|stars|points|across|plus|thanks|speaks|reviews|ratings)\b)[a-z]{2,}s\b|people|women|men|children)/;

/** 'Sunscreens are graded for UVA: look for four or five stars', 'Most people give it six out of ten' */
const CONTINUED = /\b(?:look for|gives? it|rates? it|scores? it|with) (?:[a-z]+ )*$/;

/** 'If we deserve fewer than five stars, tell us', but not 'nobody gave us fewer than five stars' */
const isCondition = (before: string): boolean =>
  /\b(?:if|whether|unless)\b/.test(before) ||
  (/\b(?:fewer|less) than\b/.test(before) && !/\b(?:not one|nobody|no one|none|never|no \w+)\b/.test(before));
