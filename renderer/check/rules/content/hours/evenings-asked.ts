/** Answers about a part of the day: 'Are you open in the evening? On Wednesdays, for dressings.' */
import { onlyOne } from '../../../../core/only-one.ts';
import { CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { statesTime } from '../../../../facts/hours-clauses.ts';
import type { Asked } from './questions.ts';

const PART = /^(?<says>we (?:are )?(?:open|here|there|work)) (?:in the |of an? )?(?<part>morning|afternoon|evening)s?$/;
const ON = /^\W*(?:(?:yes|no|but|only|just),? )*(?:on |every |each )?$/;
/** What can follow the days of an answer that names no time. */
const AFTER = /^(?: only)?(?:\W*$|[,;:.]| (?:and|for|when|if|with|by)\b)/;

/** A statement that the days of an answer make together with the question, and the place of the days in the answer. */
interface PartAnswer {
  readonly words: string;
  readonly days: Place;
}

/** 'we are open in the evening' and 'on wednesdays, for dressings' → 'we are open on wednesday evenings' */
export function partAnswered(answer: string, { when, says }: Asked): PartAnswer | undefined {
  const { says: open, part } = PART.exec(says)?.groups ?? {};
  const days = onlyOne(dayGroupsIn(answer));
  if (when !== '' || part === undefined || days === undefined || statesTime(answer)) return undefined;
  const end = days.at + days.length;
  if (!ON.test(answer.slice(0, days.at)) || !AFTER.test(answer.slice(end))) return undefined;
  const named = answer.slice(days.at, end);
  // 'on Wednesday afternoons' and 'every day' say by themselves what they mean.
  return /(?:days?|weekends?)$/.test(named) && !named.includes('every')
    ? { words: `${open} on ${named.replace(/s$/, '')} ${part}s`, days }
    : undefined;
}

/** 'On Thursdays, when the house stays awake until eight': the times of the days, in a clause about the clinic. */
export const STAYS_UNTIL = new RegExp(
  String.raw`^\W*(?:only )?(?:on |every )?\w+days?, when (?:we|(?:the|our) (?:${CLINIC_OR_DESK}|house|building|team|lights?)) [^,;.]*\b(?:until|till)\b`,
);
