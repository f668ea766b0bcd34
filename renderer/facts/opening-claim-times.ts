/** The times of a sentence about opening hours, and what each says: opening, closing, a break, the last appointment. */
import { matchesOf } from '../core/pattern.ts';
import { CLINIC_NOUN, CLINIC_OR_DESK } from './clinic-nouns.ts';
import type { Place } from './day-groups.ts';
import { minutesOfTime, TIME, TIME_RANGE } from './spoken-time.ts';

/** Times of a day, in minutes after midnight; several if a time is ambiguous. */
export interface OpeningTimes extends Place {
  readonly opens?: readonly number[];
  readonly closes?: readonly number[];
  /** The first or the last appointment: between opening and closing. */
  readonly last?: readonly number[];
  /** True for a range in which the clinic is closed, such as lunch. */
  readonly isBreak?: boolean;
  /** True for hours that can be shorter than those of the clinic. */
  readonly isWithin?: boolean;
}

/** 'from nine to five', 'between 9 and 12' */
export const RANGE = new RegExp(
  `(?:\\bbetween )?(${TIME}),? ?(?:(?:right |straight |all the way )?through )?(-|to|until|till|and) ?(${TIME})|${TIME_RANGE}`,
  'g',
);
/** 'early, at', 'again at' */
const HOW = '(?:,? (?:early|earlier|late|later|again|already|promptly|only),?)?';
const CLOSING = `(?:until|till|(?<=\\blate\\b[^.;]{0,40}|\\w+days?(?: (?:mornings?|afternoons?|evenings?))?(?: only)? )to(?= ${TIME}\\W*$)|(?<=\\blate\\b[^.;]{0,40})to|up to|as late as|(?:clos(?:e|es|ing)|shuts?|locks? up|(?:(?:is|are)|(?<=\\b(?:${CLINIC_OR_DESK}|gates?))) (?:locked|closed|shut|done)|locks?(?= (?:our|its|the) doors?)|ends?(?= early)|finish(?:es)?|(?<=\\bwe )(?:stop|pack up)(?: work(?:ing)?)?(?= (?:at|by) ))(?: (?:our|its|the) doors?)?(?: for the (?:weekend|day|night|afternoon|evening|rest of the day))?${HOW}(?:,? (?:at|by))?|(?<=days? (?:(?:starts?|begins?)\\b[^.;]{0,30} )?)ends?(?: (?:at|by))?|(?:we(?: all)?|last of us|(?:the|our) team|every(?:body|one)) (?:go(?:es)? home|leaves?(?: the building)?)(?: at)?|lights (?:go )?(?:out|off)(?: at)?|(?:at|by)(?= ${TIME},? when (?:we|the \\w+) (?:clos|shut|lock)))`;
const OPENING = `(?:is|are) unlocked(?: at)?|(?:(?<=\\bnot |n't )open (?:before|until|till)|open(?:s|ing)?(?: (?:our|its|the) doors)?${HOW}(?: (?:at|from|by))?|(?:we|${CLINIC_NOUN}) (?:\\w+ )?(?:starts?|begins?|unlocks?|wakes? up)${HOW}(?: (?:at|from))?|(?<=\\b\\w*(?:days?|mornings?|afternoons?|evenings?|clinics?|sessions|surgery|appointments) )(?:starts?|begins?|open)(?: (?:at|from))?|from|as early as)`;
/** 'We open at eight from Monday to Friday, and at ten on Saturdays', 'on Saturdays at ten': the verb of the first time. */
const nextAt = (verb: string, other: string): string =>
  `(?<=\\b${verb}(?: (?:our|its|the) doors?)? (?:at|from) (?:(?!\\b(?:${other})\\b)[^.;])*(?:,|, and|, but| and) )(?:at(?= ${TIME},? on )|on [a-z]+days? at)`;
const OPENS_NEXT = nextAt('opens?', 'clos(?:e|es|ing)|shuts?|finish(?:es)?|ends?|until|till|last|lunch');
const CLOSES_NEXT = nextAt('(?:close|shut)s?', 'opens?|opening|starts?|begins?|from|until|till|last|lunch');
const LAST = `(?:first|last) (?:consultation|session|treatment|massage|scan|check|class|appointment|visit|slot|booking|patient|client|person|guest|dog|cat|pet|animal|swim)s?(?: on (?:an? )?[a-z]+)?(?: (?:is|are|starts?|begins?|comes|(?:go(?:es)?|going)(?= in))(?: (?:here|in|with us|in the [a-z]+))?)?(?: (?:at|by))?`;
/** No last patient leaves before ten in the morning. */
export const LATE_MORNING = 600;
/** 'The last patients leave at nine', 'the last appointment ends at six', 'we stay until the last patient at nine': at some time before the clinic closes, or then. */
const LEAVING = `(?:the |our )?last (?:patient|client|customer|guest|visitor|person|people|owner|famil(?:y|ie))s? (?:leav(?:es?|ing)|go(?:es|ing)?(?: home)?|walks? out)(?: (?:us|here|the building))?(?: at| by)?|(?:the |our )?last (?:appointment|consultation|session|treatment|visit|slot)s? (?:ends?|finish(?:es)?|(?:is|are) (?:over|done))(?: at| by)?|(?:until|till) (?:the|our) last (?:patient|client|customer|guest|visitor|appointment)s? at`;
const SINGLE = new RegExp(
  `\\b(?:(?<closing>${CLOSING}|${CLOSES_NEXT})|(?<opening>${OPENING}|${OPENS_NEXT})|(?<leaving>${LEAVING})|(?<last>${LAST})) (?<time>${TIME})`,
  'g',
);

/** 'For children from three to six', 'on a scale from 0 to 9' */
const AGES_OR_SCALE =
  /\b(?:(?:babies|toddlers|infants|children|kids|boys|girls|pupils|teenagers)(?: aged)?|ages|aged|scale|scores?)(?: (?:from|of))? $/;

/** Returns the times of a normalised sentence, without those inside a range. */
export function timesIn(sentence: string): readonly OpeningTimes[] {
  const ranges = rangesIn(sentence);
  const singles = singlesIn(sentence).filter((one) => !ranges.some((range) => overlaps(one, range)));
  return [...ranges, ...singles].filter(({ at }) => !AGES_OR_SCALE.test(sentence.slice(0, at)));
}

/**
 * The clinic's own break: 'we close for lunch', 'that is when we have our lunch', 'our lunch break is', 'lunch from one to
 * two, when nobody answers the phone'
 */
export const LUNCH = new RegExp(
  String.raw`\b(?:we|the (?:${CLINIC_NOUN}|desk)) (?:\w+ )?(?:(?:close|shut|stop|break)s?|(?:is|are) closed) for (?:our )?lunch\b|\bwe (?:all )?(?:have|take|eat) (?:our lunch|lunch together)\b|(?:\bour|^\W*(?:the)?) ?lunch(?:time)?(?: break| hour)? (?:is|lasts|runs|goes)\b|\bwhen (?:we|everybody|everyone) (?:all )?(?:have|has|takes?|eats?|(?:is|are) at) lunch\b|\blunch(?: break| hour)? (?:from|between) [^.;]*\b(?:(?:nobody|no one) (?:answers|is (?:at|on) (?:the|our))|(?:phones?|lines?|bell) (?:is|are) (?:not (?:answered|staffed)|unanswered|off))\b`,
);
/** 'closed for lunch from one to two', 'there is nobody at the desk between one and two' */
const BREAK_BEFORE =
  /\b(?:clos(?:e|es|ed|ing)|shuts?|locked|breaks?|lunch|(?:nobody|no one) (?:is )?at the desk|(?:not|n't) (?:staffed|attended)|unstaffed|unattended)\b[^.;]*$/;
/** 'Between one and two from Monday to Thursday, when we close for lunch' */
const BREAK_AFTER =
  /^(?:(?!\b(?:and|but|open) )[^.;,\d])*?,? (?:when |while |as |because |since )?(?:we|everybody|everyone|(?:the|our) [a-z]+) (?:are |is |all )?(?:(?:clos(?:e|es|ed)|shuts?) for (?:(?:our|a) )?(?:lunch|break)|(?:stops?|breaks?) for lunch|at lunch|(?:have|has|eat|eats|take|takes) (?:(?:our|a|its|their) )?(?:lunch|break))\b/;
/** 'Tuesday with lunch from one to two, Friday from nine to three': the break is that of the day before. */
const NEXT_DAY = new RegExp(
  `(?:${TIME}|\\d|\\bwith (?:an? )?(?:\\w+ )?(?:lunch|break)),?(?: and)? (?:on )?(?=(?:mon|tue|wed|thu|fri|sat|sun))`,
);

/** 'Lunch is from twelve to one, on Fridays from one to two': every range is a break. */
const IS_LUNCH = /^\W*(?:(?:our|the) )?lunch(?:time)?(?: break| hour)? (?:is|lasts|runs|goes)\b(?!.*\bopen\b)/;

const rangesIn = (sentence: string): readonly OpeningTimes[] =>
  matchesOf(RANGE, sentence).flatMap(({ 0: text, 1: from, 2: to, 3: until, 4: start, 5: end, index }) => {
    if (start === undefined && (to === 'and') !== text.startsWith('between')) return [];
    const [opens, closes] = [from ?? start ?? '', until ?? end ?? ''].map(minutesOfTime);
    const isBreak =
      IS_LUNCH.test(sentence) ||
      BREAK_BEFORE.test(sentence.slice(0, index).split(NEXT_DAY).at(-1) ?? '') ||
      BREAK_AFTER.test(sentence.slice(index + text.length));
    return { at: index, length: text.length, opens, closes, ...(isBreak ? { isBreak } : {}) };
  });

/** 'With an hour for lunch from half past twelve': the break begins, and the day does not. */
const LUNCH_AT = /\blunch(?:time)?(?: break| hour)? (?:from|at|after)(?: (?:about|around))? $/;

/** 'We do not shut at midday' states no closing time, but 'we do not shut until eight' does. */
const CLOSES_AT = /^(?:clos|shut|lock|finish)\w* (?:up )?at$/;
const DENIED = /\b(?:do(?:es)? not|never)(?: (?:ever|also|even|just|simply))? $|\b(?:do|does)n't $/;

const singlesIn = (sentence: string): readonly OpeningTimes[] =>
  matchesOf(SINGLE, sentence).flatMap(({ 0: text, index, groups = {} }) => {
    const { time = '', closing, opening, leaving } = groups;
    if (closing !== undefined && CLOSES_AT.test(closing) && DENIED.test(sentence.slice(0, index))) return [];
    const place = { at: index + text.length - time.length, length: time.length };
    if (LUNCH_AT.test(sentence.slice(0, place.at))) return [];
    const minutes = minutesOfTime(time);
    // The last patient leaves late in a day: 'at half past eight' is in the evening.
    if (leaving !== undefined)
      return { ...place, closes: minutes.filter((each) => each >= LATE_MORNING), isWithin: true };
    if (closing !== undefined) return { ...place, closes: minutes };
    return opening === undefined ? { ...place, last: minutes } : { ...place, opens: minutes };
  });

const overlaps = (a: Place, b: Place): boolean => a.at < b.at + b.length && b.at < a.at + a.length;
