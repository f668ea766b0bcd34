import { MAX_VISIT_MINUTES, MAX_WRITTEN_MINUTES, parseDuration, spokenMinutes } from '../../../facts/duration.ts';
import { withDigits } from '../../../facts/lookalike-digits.ts';
import { type Correct, type Correction, proposing } from './correction.ts';
import { severalVisits } from './duration-visits.ts';
import { durationText, inFigures, isRough, minutesOf, UNITS } from './duration-words.ts';

/** Explains a duration that is written otherwise than '45min', '1h' or '1h 30min'. */
export const correctDuration: Correct = (text) => correctTime(text) ?? otherPeriod(text);

/** Explains hours and minutes in another form. */
export function correctTime(text: string): Correction | undefined {
  const tidy = inFigures(withDigits(text));
  if (/^\d+$/.test(tidy))
    return {
      reason: 'the unit is missing',
      help: Number(tidy) > MAX_PLAUSIBLE_HOURS ? `Write “${tidy}min”.` : `Write “${tidy}min” or “${tidy}h”.`,
    };
  const [match, hours = '0', minutes = '0'] = UNITS.exec(tidy) ?? [];
  if (!match) return severalVisits(tidy) ?? severalDurations(text) ?? besideWords(tidy);
  const proposal = proposing(durationText(Number(hours) * 60 + Number(minutes)), parseDuration);
  return (
    implausible(Number(hours), Number(minutes)) ??
    (proposal && isRough(text) ? { ...proposal, reason: 'it is not exact' } : proposal)
  );
}

/** A number without a unit above this is minutes. */
const MAX_PLAUSIBLE_HOURS = 8;

/** Explains a duration that no appointment has; the owner decides which mistake it is. */
function implausible(hours: number, minutes: number): Correction | undefined {
  const total = hours * 60 + minutes;
  if (total > MAX_VISIT_MINUTES)
    return {
      reason: 'it is longer than a day',
      ...(minutes === 0 ? { help: `Write “${hours}min” if you mean minutes, or correct the number.` } : {}),
    };
  if (minutes <= MAX_WRITTEN_MINUTES) return undefined;
  const shorter = minutes % 10 === 0 ? `“${minutes / 10}min”, or ` : '';
  return {
    reason: `${minutes} minutes are ${spokenMinutes(minutes)}`,
    help: `Write ${shorter}“${durationText(total)}” if you mean ${spokenMinutes(total)}.`,
  };
}

const BETWEEN = /^(?:between )?(.+?)(?: ?[–—-] ?| (to|and|or) | ?([/,]) ?)(.+)$/i;

/** '40-50 mins', '30 or 60 min'. */
function severalDurations(text: string): Correction | undefined {
  const [, first = '', word = '', mark, second = ''] = BETWEEN.exec(text.trim()) ?? [];
  const [shortest, longest] = [inFigures(first), inFigures(second)].map((part, _, parts) =>
    minutesOf(
      isNumber(part) ? `${part}${parts.every(isNumber) ? 'min' : (parts[1] ?? '').replace(/^[\d.]+/, '')}` : part,
    ),
  );
  if (longest === undefined || shortest === undefined) return undefined;
  const isChoice = mark !== undefined || /or|and/i.test(word);
  return isChoice && !/^between/i.test(text)
    ? {
        reason: 'it contains two durations',
        help: `Write one, such as “${durationText(longest)}”, or each in “options” with its price.`,
      }
    : { reason: 'it is a range', help: `Write one duration: “${durationText(longest)}” if it can take that long.` };
}

const isNumber = (text: string): boolean => /^[\d.]+$/.test(text);

/** 'from 45 min', '45 min per session'. */
function besideWords(tidy: string): Correction | undefined {
  const [, from, number = '', more, unit = '', rest = ''] = LEADING.exec(tidy) ?? [];
  const minutes = minutesOf(`${number} ${unit}`);
  if (minutes === undefined || (from === undefined && more === undefined && !/\p{L}{2}/u.test(rest))) return undefined;
  const text = durationText(minutes);
  return from !== undefined || more !== undefined
    ? { reason: 'it states only the shortest time', help: `Write one duration, such as “${text}”.` }
    : { reason: 'it contains other words', help: `Write “${text}”, and the words in the description.` };
}

const LEADING =
  /^(from |at least |min(?:imum|\.)? |over )?(\d+(?:\.\d+)?) ?(\+)? ?(h(?:ours?|rs?)?|m(?:in(?:ute)?s?|n)?)\b(?: ?\+)?(.*)$/i;

/** '2 days', '6 weeks', 'varies'. */
function otherPeriod(text: string): Correction | undefined {
  if (/\b(?:weeks?|months?|daily|weekly)\b/i.test(text))
    return {
      reason: 'it is not the time of an appointment',
      help: 'Write that time, like “45min” or “2h over 2 visits”. Days and weeks belong in “note” of a course in “packages”, or in “schedule” of a programme.',
    };
  if (/\bdays?\b/i.test(text))
    return { reason: 'it is counted in days', help: 'Write the time of the appointment in hours, like “6h”.' };
  return /\d/.test(text)
    ? undefined
    : {
        reason: 'it contains no time',
        help: 'Write it like “45min”, or remove the field if there is no usual duration.',
      };
}
