/** Rounded times: 'almost an hour and a half' of 85 minutes. */

const LESS = /\b(?:almost|nearly|just under|not quite|close to)(?: an?)? $/;
const MORE = /\b(?:just over|a little over|a good)(?: an?)? $/;
const ABOUT = /\b(?:about|around|roughly|some)(?: an?)? $/;
const STEPS = [5, 10];

/** Returns the exact minutes from which the words before a time can round: 85 and 80, from 'almost' before 90 minutes. */
export const roundedFrom = (minutes: number, before: string): readonly number[] => [
  ...(LESS.test(before) || ABOUT.test(before) ? STEPS.map((step) => minutes - step) : []),
  ...(MORE.test(before) || ABOUT.test(before) ? STEPS.map((step) => minutes + step) : []),
];
