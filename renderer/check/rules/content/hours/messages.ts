/** Messages about hours of a day that differ from those of the config. */
import { dayName, type Weekday } from '../../../../facts/hours.ts';
import type { OpeningClaim } from '../../../../facts/opening-claims.ts';

/** What is wrong with the hours that a text states for a day; 'closed' by itself would sound as if the text said so. */
export const differenceOn = (day: Weekday, text: string, stated: readonly string[], isLate = false): string =>
  `“${text}” ${isLate ? 'cannot be the late opening' : 'differs from the opening hours'}: the clinic is ${stated.length === 0 ? 'closed' : `open ${stated.join(' and ')}`} on ${dayName(day)}s.`;

/**
 * Says where the hours of a day are set, as a change of one day makes every sentence about it wrong. 'Our late evening is
 * 09:00–17:30' and 'the last appointment starts at 09:00–17:30' would say nothing, so nothing is quoted there.
 */
export function dayHelp(
  day: Weekday,
  stated: readonly string[],
  { last, isBreak, isLate, isHalf }: Pick<OpeningClaim, 'last' | 'isBreak' | 'isLate' | 'isHalf'> = {},
): string {
  const correct = `correct clinic.hours.${day}.`;
  if (stated.length === 0)
    return `Change or remove the sentence. If the clinic is open on ${dayName(day)}s, ${correct}`;
  const cannotQuote = isBreak || isLate || isHalf || last !== undefined;
  return `${cannotQuote ? 'Change or remove the sentence.' : `Quote the hours: {clinic.hours.${day}}.`} If the sentence is right, ${correct}`;
}

/** How a single time was understood, before other help: 'half past seven' can be meant as the beginning or as the end of a day. */
export function reading({ opens, closes, last, isBreak }: Omit<OpeningClaim, 'days'>): string {
  if (isBreak || (opens !== undefined && closes !== undefined)) return '';
  if (opens !== undefined) return 'It is read as an opening time. ';
  if (closes !== undefined) return 'It is read as a closing time. ';
  return last === undefined ? '' : 'It is read as the time of an appointment. ';
}

/** How a statement about one day was understood; a name such as 'Good Friday' does not show what the sentence says. */
export function readingOfDay(claim: Omit<OpeningClaim, 'days'>): string {
  if ((claim.opens ?? claim.closes ?? claim.last) !== undefined) return reading(claim);
  return `It is read as a day on which you are ${claim.isOpen ? `open${claim.isThrough ? ' all day' : ''}` : 'closed'}. `;
}

export const SPECIAL_HELP =
  'Correct the sentence, or quote the special days: {clinic.hours.special}. If the sentence is right, correct the hours of that day in “clinic”.';
