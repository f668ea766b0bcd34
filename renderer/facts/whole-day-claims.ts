/**
 * Statements about opening on some days, in sentences without a time: 'closed on Mondays', 'see us on Sunday mornings'.
 */
import { CLINIC_NOUN } from './clinic-nouns.ts';
import type { DayGroup, Place } from './day-groups.ts';
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
  readonly isHalf?: boolean;
  readonly isThrough?: boolean;
  readonly isOpen: boolean;
}

export const CLOSED = new RegExp(
  String.raw`\b(?:closed|shut|(?:not|n't|never)(?: \w+)? open|no (?:\w+ ){0,2}(?:surgery|clinic|appointments?|sessions?|visits?|slots?|opening|hours)\b(?! (?:(?:is|are) )?(?:needed|necessary|required))|(?:we|the (?:${CLINIC_NOUN}|doors?)) (?:also |always )?(?:rests?|stays? (?:shut|closed|locked)|do(?:es)? not work|don't work|are (?:away|off)|has a rest)|(?:nobody|no one) (?:(?:is |works )?here|in (?=on|at))|we (?:do not|don't|never) (?:see|treat) (?:patients|clients|people|any(?:one|body)|you)\b|not (?:in|here)|days? of rest|closing day|\brests? on|days? off|(?:take|have) (?:\w+ )?\w+days? off)\b|n't open\b`,
);
/** 'Our late evening is Thursday.' */
const LATE =
  /\b(?:late|long)(?:[ -]night)? (?:evening|night|opening|day|surgery|surgeries)s?\b|\bopen late\b|^\W*(?:open )?late (?:on|every)\b/;
/** 'The late clinic is on Thursdays': the only one, unlike 'late appointments on Thursdays'. */
const THE_LATE = /\b(?:the|our) late (?:clinic|surgery|session) (?:is|runs|takes place|falls)\b/;
/** Somebody of the clinic, whoever it is. */
const SOMEBODY = String.raw`\b(?:somebody|someone|one of us|an? \w+) (?:is|will be) (?:here|there|in|at (?:the|our) (?:desk|reception))\b`;
const OPEN =
  /\bopen\b|\bopens again\b|\bre-?opens?\b|\bwe(?: are|'re) back\b|\bwe(?: are|'re| shall be| will be|'ll be) (?:here|there|at (?:our|the) desks?)\b/;
/** Words that invite clients on a day. */
const INVITES = new RegExp(
  String.raw`\b(?:sees (?:patients|clients|people)|(?:see|visit) (?:us|you|patients|clients|people|our \w+|the ${CLINIC_NOUN})|we (?:see|treat|work|are (?:here|there|in))|(?:call|drop|walk|pop|look) in|find us|there(?: is|'s) (?:somebody|someone|always (?:somebody|(?=[a-z]+day)))|there are always (?=[a-z]+day)|(?:ring|answer) (?:the|our) (?:door)?bell|staffed|appointments?|sessions? (?:are|on)|you can (?:also |only )?(?:see|have|get|come|visit|be seen)|available|possible)\b`,
);
/**
 * The same for words that also invite to other things: 'book a session on a Sunday', but not 'come with a friend all
 * week'.
 */
const INVITES_BEFORE =
  /\b(?:come|(?<!\b(?:his|her|my|an?|the|this|that|first|last|your|our|their|good) )book|(?:you|patients|clients|people|anyone|we|everyone) (?:can|may|could))\b[^,;]* (?:on|for|at) (?:an? )?$/;
/** 'Ring us on a Saturday': nothing else, as an answering service can be reached when the clinic is closed. */
export const RINGS_ON_DAY = new RegExp(
  String.raw`^\W*(?:please |just |or )?(?:ring|call|phone|telephone) (?:us|the ${CLINIC_NOUN}) on (?:an? )?(?=\w+days?(?: (?:mornings?|afternoons?|evenings?))?(?: (?:to book|for an appointment)\b[^,;]*)?\W*$)`,
);
/** 'Wednesday evenings are good for people who work.' */
const GOOD_AFTER =
  /^ (?:is|are) (?:also |often |especially |usually )?(?:(?:the|a) )?(?:(?:quietest|calmest|busiest|best|good|easiest|nicest|right|quiet|calm) (?:times?|moments?|choices?|days?)|for (?:you|people|families|those|everybody|everyone|anyone|working)|good|best|the best|quiet(?:er|est)?|calm(?:er|est)?|less busy|ideal|perfect|available|possible|no problem|great|handy|convenient|for (?:(?!emergenc)[a-z-]+ only|walk-ins|newcomers|beginners)\b|(?:our|the) (?:quietest|busiest|calmest|favourite))\b/;
/** 'Friday evenings fill up first.' */
const WANTED_AFTER =
  /^ (?:always |usually |often )?(?:go(?= (?:first|fast|quickly|soonest))|fill up|fill(?= (?:first|fast|quickly|soonest))|book up|sell out|are (?:taken|gone|booked|full|popular|in demand)\b)/;
/** 'We keep two appointments free each morning': when something happens, and not the days. */
const PART_OF_EVERY_DAY = /^(?:every|each) (?:morning|afternoon|evening)/;
/** Days that often count something else: 'do the exercises daily, and see us after a week'. */
const HOW_OFTEN = /^(?:daily|(?:every|each) (?:day|morning|afternoon|evening))/;
const INVITES_DAILY =
  /\b(?:(?:see|visit) us|we (?:see|treat|work|are (?:here|there|in))|(?:call|drop|walk|pop|look) in|find us|there is (?:always )?(?:somebody|someone)|staffed|appointments?|available|possible)(?: \w+){0,4} $/;
const REGULAR = /days\b|^weekend|^every|^daily|s$|-| to /;
const NOT =
  /\b(?:no|none|(?<!changes )nothing(?! changes)|nobody|not|never|nor|unless|without|except|instead|rather)\b|n't\b/;
/** The days of “every day except Monday” are read without that. */
const EXCEPT_DAYS = /\bexcept (?:for |on )?(?=\w+day)/;
/** A day that ends or begins something: 'book by Friday'. */
const LIMIT_BEFORE = /\b(?:by|before|until|till|since|after|from|next|this|last) (?:the )?$/;
const ONLY = /\bonly\b/;
const PART_IN_DAY = /\b(?<part>morning|afternoon|evening|night)s?\b/;
const PART_OF_APPOINTMENT =
  /\b(?<part>morning|afternoon|evening|late) (?:appointments?|sessions?|slots?|surger(?:y|ies)|clinics?)\b/;

/** 'Wednesday is our half day.' */
const HALF = /\bhalf[ -]days?\b/;
/** 'No Saturday appointments' */
const FOR_APPOINTMENTS = /^ (?:appointments?|surger(?:y|ies)|clinics?|sessions?|slots?|opening)\b/;
/** 'Mondays and Tuesdays, and Sundays too', 'every day, Sundays included' */
const ADDED_BEFORE = /(?:\b(?:and|or|even|also|including)|,)(?: (?:on|even|also))* $/;
const ADDED_AFTER = /^,? (?:included|inclusive|too|as well|and|or)\b/;

/** True if the other days are named together with the first, or again: 'every day, Sundays included', 'all week, Monday to Sunday'. */
const areTogether = (sentence: string, days: DayGroup['days'], others: readonly DayGroup[]): boolean =>
  others.every(
    ({ at, length, days: own }) =>
      own.join() === days.join() ||
      (ADDED_BEFORE.test(sentence.slice(0, at)) && ADDED_AFTER.test(sentence.slice(at + length))),
  );

const AT_A_TIME =
  /\b(?:hours? (?:before|after|earlier|later|and)|minutes?|early|earlier|later?|lunch(?:time)?|after|before)\b/;
const THROUGH =
  /\b(?:through (?:the |your )?lunch(?:time)?\b|(?:over|during|at) lunch(?:time)?\b|without (?:a |any )?(?:lunch )?break\b|no lunch break\b|all day\b(?: long)?|(?:the|a) whole day\b(?: through| long)?|(?:straight|right) through(?=[,.;]| (?:from|to|till|until|on|every)\b| ?$))/;

/** Whether a sentence says that the clinic does not close at noon. */
export const isThrough = (sentence: string): boolean => THROUGH.test(sentence) && !CLOSED.test(sentence);

/** The words that say so: 'open through lunch on Mondays'; the days beside words that mean the whole day. */
function throughPlace(sentence: string, days: Place): Place {
  const { 0: text = '', index = 0 } = OPEN_THROUGH.exec(sentence) ?? {};
  if (text === '') return days;
  const end = index + text.length;
  const isNext = /^(?: on| from)? $/.test(sentence.slice(end, days.at));
  return { at: index, length: (isNext ? days.at + days.length : end) - index };
}
const OPEN_THROUGH = /\b(?:open )?(?:right |straight |all )?(?:through|over|during|at) (?:the |your )?lunch(?:time)?\b/;

/** 'At nine on Fridays, and we work through lunch': a clause of its own, in which 'all day' would be about anything. */
const WORKS_THROUGH =
  /\bwe (?!do not|don't|never)(?:\w+ ){1,2}(?:through|over|during) (?:the |your )?lunch(?:time)?\b|\bwithout (?:a |any )(?:lunch )?break\b/;

/** Whether a clause anywhere in a sentence says that the clinic does not close at noon. */
export const worksThroughLunch = (sentence: string): boolean => WORKS_THROUGH.test(sentence) && isThrough(sentence);

/** 'a weekend in Paris' */
const AWAY = /\ban? (?:long )?weekend\b/;

/** 'On Boxing Day the desk is staffed', 'we keep our usual hours' */
const AS_USUAL =
  /\b(?:staffed|changes nothing|nothing changes|(?:our|the) (?:usual|normal) hours|as (?:usual|normal|ever|always|on any other day)|an? (?:(?:working|normal|ordinary|usual) )+day|we (?:also |still |shall |will )?work(?= (?:on|over|at|between|through|the whole|all|as)\b|\W*$))\b/;

const IS_PRESENT = new RegExp(SOMEBODY);

/** Whether a sentence says that the clinic is open. */
export const isOpenStated = (sentence: string): boolean =>
  (OPEN.test(sentence) || AS_USUAL.test(sentence) || IS_PRESENT.test(sentence)) && !NOT.test(sentence);

/** 'on Saturdays and on Sunday mornings': between two days of a list. */
const AND_ON = /^,?(?: (?:and|or))?(?: (?:also|only))?(?: (?:on|at))? $/;

const isList = (sentence: string, groups: readonly DayGroup[]): boolean =>
  groups.every(({ at }, index) => {
    const before = groups[index - 1];
    return before === undefined || AND_ON.test(sentence.slice(before.at + before.length, at));
  });

/** Returns the claims of a sentence that names days or parts of the week, and no times. */
export function wholeDayClaims(sentence: string, groups: readonly DayGroup[]): readonly WholeDayClaim[] {
  const [first, ...others] = groups;
  const isLong = others.length > 0 && isList(sentence, groups) && !(first && areTogether(sentence, first.days, others));
  return isLong ? groups.flatMap((group) => claimsOf(sentence, [group])) : claimsOf(sentence, groups);
}

function claimsOf(sentence: string, [group, ...others]: readonly DayGroup[]): readonly WholeDayClaim[] {
  if (!group || AWAY.test(sentence) || !areTogether(sentence, group.days, others)) return [];
  const { at, length } = group;
  if (PART_OF_EVERY_DAY.test(sentence.slice(at, at + length))) return [];
  const days = [...new Set([group, ...others].flatMap((one) => one.days))];
  const place = { at, length, days };
  const before = sentence.slice(0, at);
  if (HALF.test(sentence)) return [{ at, length, days: group.days, isOpen: true, isHalf: true }];
  const part = partOf(sentence.slice(at, at + length), sentence);
  if ((THE_LATE.test(sentence) || (part === undefined && LATE.test(sentence))) && !NOT.test(sentence))
    return [{ ...place, isOpen: true, isLate: true }];
  if (isThrough(sentence) && (OPEN.test(sentence) || isInvited(sentence, place)))
    return [{ ...throughPlace(sentence, place), days, isOpen: true, isThrough: true }];
  // 'We shut half an hour later on Fridays'
  if (CLOSED.test(sentence) && AT_A_TIME.test(sentence)) return [];
  if (CLOSED.test(sentence)) {
    // “Closed on Friday” announces an exception; “closed on Fridays” states the hours.
    const isRegular =
      REGULAR.test(sentence.slice(at, at + length)) ||
      FOR_APPOINTMENTS.test(sentence.slice(at + length)) ||
      /\bdays? off\b|\bclos(?:ed|ing) day\b/.test(sentence);
    return isRegular ? [{ ...place, ...part, isOpen: false, ...(ONLY.test(sentence) ? { isOnly: true } : {}) }] : [];
  }
  const isOpen =
    OPEN.test(sentence) ||
    isInvited(sentence, place) ||
    INVITES_BEFORE.test(before) ||
    RINGS_ON_DAY.test(sentence) ||
    (before.trim() === '' && GOOD_AFTER.test(sentence.slice(at + length))) ||
    (part !== undefined && before.trim() === '' && WANTED_AFTER.test(sentence.slice(at + length)));
  return isOpen && !NOT.test(sentence.replace(EXCEPT_DAYS, '')) ? [{ ...place, ...part, isOpen: true }] : [];
}

function isInvited(sentence: string, { at, length, days }: Pick<WholeDayClaim, 'at' | 'length' | 'days'>): boolean {
  const before = sentence.slice(0, at);
  const named = sentence.slice(at, at + length);
  // 'Somebody is here every day' can mean the days on which the clinic is open.
  if (HOW_OFTEN.test(named))
    return INVITES_DAILY.test(before) || (named.endsWith('of the week') && IS_PRESENT.test(before));
  return (INVITES.test(sentence) || IS_PRESENT.test(sentence)) && (days.length > 1 || !LIMIT_BEFORE.test(before));
}

function partOf(day: string, sentence: string): { readonly part: PartOfDay } | undefined {
  const part = (PART_IN_DAY.exec(day) ?? PART_OF_APPOINTMENT.exec(sentence))?.groups?.part;
  if (part === 'morning' || part === 'afternoon') return { part };
  return part === undefined ? undefined : { part: 'evening' };
}
