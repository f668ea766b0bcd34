/** Rounded times: 'almost an hour and a half' of 85 minutes. */
import type { Quantity } from '../../../../../facts/quantities.ts';
import { minutesOf } from './minutes.ts';

const LESS = /\b(?:almost|nearly|just under|not quite|close (?:to|on))(?: an?)? $/;
const MORE = /\b(?:just over|a little over|a good)(?: an?)? $/;
const ABOUT = /\b(?:about|around|roughly|some)(?: an?)? $/;
/** 'Most of an hour' of 40 minutes */
const MOST = /\b(?:most|(?:the )?(?:best|better|greater) part) of(?: an?)? $/;
const STEPS = [5, 10];
/** 'Almost four hours' of 3 hours 45 minutes */
const LONG = 120;
const LONG_STEPS = [...STEPS, 15];
const STEPS_OF_MOST = [...LONG_STEPS, 20];

const stepsOf = (minutes: number): readonly number[] => (minutes < LONG ? STEPS : LONG_STEPS);

/** Returns the exact minutes from which the words before a time can round: 85 and 80, from 'almost' before 90 minutes. */
export const roundedFrom = (minutes: number, before: string): readonly number[] => [
  ...roundedOneWay(minutes, before),
  ...(ABOUT.test(before) ? stepsOf(minutes).flatMap((step) => [minutes - step, minutes + step]) : []),
];

/** Returns the exact minutes of words that say in which direction they round: 'almost', but not 'about'. */
export const roundedOneWay = (minutes: number, before: string): readonly number[] => [
  ...(LESS.test(before) ? stepsOf(minutes).map((step) => minutes - step) : []),
  ...(MORE.test(before) ? stepsOf(minutes).map((step) => minutes + step) : []),
  ...(MOST.test(before) ? STEPS_OF_MOST.map((step) => minutes - step) : []),
];

/** 'just under an hour', 'about an hour' */
const ROUGH =
  /\b(?:about|around|roughly|almost|nearly|under|over|up to|at least|less than|more than|close to|some)(?: an?)? $/;
/** 'About an hour' is near enough to 45 minutes. */
const ROUGH_RATIO = 1.34;

/** Returns true if a sentence states a duration only roughly, and one of these is near it. */
export const isRoughly = (before: string, quantity: Quantity, lengths: readonly Quantity[]): boolean =>
  ROUGH.test(before) &&
  lengths.some((length) => {
    const ratio = minutesOf(quantity) / minutesOf(length);
    return ratio <= ROUGH_RATIO && ratio >= 1 / ROUGH_RATIO;
  });
