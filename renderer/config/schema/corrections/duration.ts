import { MAX_VISIT_MINUTES, MAX_WRITTEN_MINUTES, parseDuration, spokenMinutes } from '../../../facts/duration.ts';
import { type Correction, proposing } from './correction.ts';

const UNITS = /^(?:(\d+(?:\.5)?) ?h(?:(?:ou)?rs?)?)?(?:[ ,]*(?:and )?(\d+) ?m(?:in(?:ute)?s?|n)?)?\.?$/i;

/** Explains a duration that is written otherwise than '45min', '1h' or '1h 30min'. */
export function correctDuration(text: string): Correction | undefined {
  const tidy = text
    .trim()
    .replace(/\b(?:an|one)\b/i, '1')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ');
  if (/^\d+$/.test(tidy))
    return {
      reason: 'the unit is missing',
      help: Number(tidy) > MAX_PLAUSIBLE_HOURS ? `Write “${tidy}min”.` : `Write “${tidy}min” or “${tidy}h”.`,
    };
  const [match, hours = '0', minutes = '0'] = UNITS.exec(tidy) ?? [];
  if (!match) return undefined;
  return (
    implausible(Number(hours), Number(minutes)) ??
    proposing(durationText(Number(hours) * 60 + Number(minutes)), parseDuration)
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

const durationText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}h` : '', rest > 0 ? `${rest}min` : ''].filter(Boolean).join(' ');
};
