/**
 * Statements about opening on some days, in sentences without a time: 'closed on Mondays', 'see us on Sunday mornings'.
 */
import type { DayGroup } from './day-groups.ts';
import type { Weekday } from './hours.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The days on which a sentence says that the clinic is open or closed. */
interface WholeDayClaim {
  readonly at: number;
  readonly length: number;
  readonly days: readonly Weekday[];
  readonly part?: PartOfDay;
  readonly isLate?: boolean;
  readonly isOnly?: boolean;
  readonly isOpen: boolean;
}

export const CLOSED =
  /\b(?:closed|shut|(?:not|n't|never)(?: \w+)? open|no (?:\w+ ){0,2}(?:surgery|clinic|appointments?|sessions?|visits?|slots?|opening|hours)\b(?! (?:(?:is|are) )?(?:needed|necessary|required))|days? off|(?:take|have) (?:\w+ )?\w+days? off)\b|n't open\b/;
/** 'Our late evening is Thursday.' */
const LATE = /\b(?:late|long)(?:[ -]night)? (?:evening|night|opening|day|surgery)\b|\bopen late\b/;
const OPEN = /\bopen\b/;
/** Words that invite clients on a day. */
const INVITES =
  /\b(?:(?:see|visit) (?:us|you|patients|clients|people|our \w+|the (?:clinic|practice|surgery))|we (?:see|treat|work|are (?:here|there|in))|(?:call|drop|walk|pop|look) in|staffed|appointments?|sessions? (?:are|on)|you can (?:also |only )?(?:see|have|get|come|visit)|available|possible)\b/;
/**
 * The same for words that also invite to other things: 'book a session on a Sunday', but not 'come with a friend all
 * week'.
 */
const INVITES_BEFORE =
  /\b(?:come|book|(?:you|patients|clients|people|anyone|we|everyone) (?:can|may|could))\b[^,;]* (?:on|for|at) (?:an? )?$/;
/** 'Wednesday evenings are good for people who work.' */
const GOOD_AFTER =
  /^ (?:is|are) (?:also |often |especially |usually )?(?:good|best|the best|ideal|perfect|available|possible|no problem|great|handy|convenient)\b/;
/** Days that often count something else: 'do the exercises daily, and see us after a week'. */
const HOW_OFTEN = /^(?:daily|(?:every|each) day)/;
const INVITES_DAILY =
  /\b(?:(?:see|visit) us|we (?:see|treat|work|are (?:here|there|in))|(?:call|drop|walk|pop|look) in|staffed|appointments?|available|possible)(?: \w+){0,2} $/;
const REGULAR = /days\b|^weekend|^every|^daily|s$|-| to /;
const NOT = /\b(?:no|none|nothing|nobody|not|never|nor|unless|without|except|instead|rather)\b|n't\b/;
/** A day that ends or begins something: 'book by Friday'. */
const LIMIT_BEFORE = /\b(?:by|before|until|till|since|after|from|next|this|last) (?:the )?$/;
const ONLY = /\bonly\b/;
const PART_IN_DAY = /\b(?<part>morning|afternoon|evening|night)s?\b/;
const PART_OF_APPOINTMENT =
  /\b(?<part>morning|afternoon|evening|late) (?:appointments?|sessions?|slots?|surger(?:y|ies)|clinics?)\b/;

/** 'a weekend in Paris' */
const AWAY = /\ban? (?:long )?weekend\b/;

/** Whether a sentence says that the clinic is open. */
export const isOpenStated = (sentence: string): boolean => OPEN.test(sentence) && !NOT.test(sentence);

/** Returns the claim of a sentence that names days or one part of the week, and no times. */
export function wholeDayClaims(sentence: string, [group, ...others]: readonly DayGroup[]): readonly WholeDayClaim[] {
  if (!group || others.length > 0 || AWAY.test(sentence)) return [];
  const { at, length, days } = group;
  const place = { at, length, days };
  const before = sentence.slice(0, at);
  const part = partOf(sentence.slice(at, at + length), sentence);
  if (days.length === 1 && part === undefined && LATE.test(sentence) && !NOT.test(sentence))
    return [{ ...place, isOpen: true, isLate: true }];
  if (CLOSED.test(sentence)) {
    // “Closed on Friday” announces an exception; “closed on Fridays” states the hours.
    const isRegular = REGULAR.test(sentence.slice(at, at + length)) || /\bdays? off\b|\bclosed day\b/.test(sentence);
    return isRegular ? [{ ...place, ...part, isOpen: false, ...(ONLY.test(sentence) ? { isOnly: true } : {}) }] : [];
  }
  const isOpen =
    OPEN.test(sentence) ||
    isInvited(sentence, place) ||
    INVITES_BEFORE.test(before) ||
    (before.trim() === '' && GOOD_AFTER.test(sentence.slice(at + length)));
  return isOpen && !NOT.test(sentence) ? [{ ...place, ...part, isOpen: true }] : [];
}

function isInvited(sentence: string, { at, length, days }: Pick<WholeDayClaim, 'at' | 'length' | 'days'>): boolean {
  const before = sentence.slice(0, at);
  if (HOW_OFTEN.test(sentence.slice(at, at + length))) return INVITES_DAILY.test(before);
  return INVITES.test(sentence) && (days.length > 1 || !LIMIT_BEFORE.test(before));
}

function partOf(day: string, sentence: string): { readonly part: PartOfDay } | undefined {
  const part = (PART_IN_DAY.exec(day) ?? PART_OF_APPOINTMENT.exec(sentence))?.groups?.part;
  if (part === 'morning' || part === 'afternoon') return { part };
  return part === undefined ? undefined : { part: 'evening' };
}
