/** Where an answer, or a description, gives a quantity at its start, without a verb: 'An hour and a half.' */
import type { Quantity } from '../../../../facts/quantities.ts';
import { minutesOf } from './durations/minutes.ts';

/** Words with which an answer leads to its figure: 'Usually about', 'Please allow', 'You have a full'. */
const OPENING =
  /^\W*(?:(?:(?:it|that|this|they|a session|you) (?:usually |normally |only )?(?:is|takes?|lasts?|needs?|has|have|gets?|will take)|usually|normally|typically|generally|only|just|about|around|roughly|almost|nearly|please|allow|plan|expect|reckon (?:on|with)|count on|set aside|keep|for|well|under|over|up to|at least|less than|more than|in|an? (?:full|good|whole)),? )*$/;

/** Returns true if the words before a quantity only lead to it. */
export const isOpening = (before: string): boolean => OPENING.test(before);

/** 'just under an hour', 'about an hour' */
const ROUGH_BEFORE =
  /\b(?:about|around|roughly|almost|nearly|under|over|up to|at least|less than|more than|close to|some)(?: an?)? $/;
/** 'About an hour' is near enough to 45 minutes. */
const ROUGHLY = 1.34;

/** Returns true if a sentence states a duration only roughly, and one of these is near it. */
export const isRoughly = (before: string, quantity: Quantity, lengths: readonly Quantity[]): boolean =>
  ROUGH_BEFORE.test(before) &&
  lengths.some((length) => {
    const ratio = minutesOf(quantity) / minutesOf(length);
    return ratio <= ROUGHLY && ratio >= 1 / ROUGHLY;
  });
