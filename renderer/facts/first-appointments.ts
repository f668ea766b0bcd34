/** When the first appointment of a day is, in sentences that name no day. */
import type { Place } from './day-groups.ts';
import { minutesOfTime, TIME } from './spoken-time.ts';

/** 'The first patients are on the couch at six', 'your first appointment can be at half past six' */
const FIRST = new RegExp(
  `\\bfirst (?:appointment|patient|client|slot)s? (?:(?:is|are|can be|comes?|starts?|begins?|sits?) )?(?:(?:here|seen|with us|in|on the couch|in the chair) )?(?:at|as early as|from) (?<time>${TIME})`,
  'g',
);
/** Nobody begins earlier; 'at two' can be after noon. */
const EARLIEST = 300;

const NOON = 720;

interface FirstAppointment extends Place {
  /** In minutes after midnight. */
  readonly last: readonly number[];
}

/** The first of a day is in the morning, whenever the clinic is open in the mornings. */
export const firstsIn = (sentence: string): readonly FirstAppointment[] =>
  [...sentence.matchAll(FIRST)].flatMap(({ 0: text, index, groups: { time = '' } = {} }) => {
    const last = minutesOfTime(time).filter((minutes) => minutes < NOON);
    return last.some((minutes) => minutes >= EARLIEST)
      ? [{ at: index + text.length - time.length, length: time.length, last }]
      : [];
  });
