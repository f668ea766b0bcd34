/** Durations of several visits: the config states the time of all visits together. */
import { parseDuration } from '../../../facts/duration.ts';
import { type Correction, proposing } from './correction.ts';
import { durationText, minutesOf } from './duration-words.ts';

const VISITS = '(?:visits|sessions|appointments)';
/** '2 x 45min', '3 visits of 30 min' */
const COUNT_BEFORE = new RegExp(`^(\\d+) ?(?:x|×|${VISITS} of) ?(.+)$`, 'i');
/** '45min x 2' */
const COUNT_AFTER = /^(.+?) ?[x×] ?(\d+)$/i;
/** '1h over 2 visits', '1h (2 visits)', '1h for each of 2 visits' */
const VISITS_AFTER = new RegExp(`^(.+?)[ ,;(]+(?:(over|across|in)|for)? ?(?:each of )?(\\d+) ${VISITS}\\)?$`, 'i');

/** Explains a duration that states how many visits it takes. */
export function severalVisits(tidy: string): Correction | undefined {
  const [, before, each] = COUNT_BEFORE.exec(tidy) ?? [];
  const [, time = each, after] = COUNT_AFTER.exec(tidy) ?? [];
  const visits = Number(before ?? after);
  const minutes = minutesOf(time ?? '');
  return minutes === undefined
    ? visitsAfter(tidy)
    : proposing(`${durationText(visits * minutes)} over ${visits} visits`, parseDuration);
}

function visitsAfter(tidy: string): Correction | undefined {
  const [, time = '', together, visits] = VISITS_AFTER.exec(tidy) ?? [];
  const minutes = minutesOf(time);
  if (minutes === undefined) return undefined;
  const ofAll = `${durationText(minutes)} over ${visits} visits`;
  if (together !== undefined) return proposing(ofAll, parseDuration);
  const ofEach = `${durationText(Number(visits) * minutes)} over ${visits} visits`;
  return {
    reason: 'it does not state the time of all visits together',
    help: `Write “${ofEach}” if each visit takes ${durationText(minutes)}, or “${ofAll}” if all of them do.`,
  };
}
