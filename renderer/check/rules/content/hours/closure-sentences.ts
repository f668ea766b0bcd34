/** The days of closures in sentences: 'We close on 24 December and are back on 2 January.' */
import { onlyOne } from '../../../../core/only-one.ts';
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { dayAfter } from '../../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { ORDINAL_WORDS, ordinalFromWords } from '../../../../facts/number-words.ts';
import type { SpecialDays } from '../../../../facts/special-days.ts';
import { TIME } from '../../../../facts/spoken-time.ts';
import { bareDatesIn, namedDatesIn, type WrittenDate, writtenDatesIn } from '../../../../facts/written-dates.ts';

/** A date in a sentence, and what the sentence says of it: the day before, the first or another day of a closure, … */
export interface StatedDay {
  readonly date: WrittenDate;
  readonly start: number;
  readonly label: 'eve' | 'first' | 'within' | 'last' | 'back' | 'open';
}

const DAY_WORDS = `(?: (?:and including|including|on|from|the|${WEEKDAY_WORDS},?))*`;
/** 'after the Christmas break' */
const AFTER_BREAK =
  'after (?:the |our )?(?:[a-z]+ ){0,2}?(?:christmas|new year|easter|summer|holidays?|break|closure|festivities|training|refurbishment|works?)';
/** 'We see patients again', 'we shut on 23 December and start again', 'the phones are answered again' */
const WORK_AGAIN =
  "we(?:'ll|'re)?\\b(?:[^.;:]*(?:\\band|,))?(?: (?:will|shall|can|all|then|only))* (?:return|(?:are |be )?(?:here|there|open)(?: for you)? (?:again|once more)|(?:see|treat|receive|welcome|answer)(?: [\\w-]+){1,3} again|(?:start|begin|work)(?: work)? again|resume(?: work)?)|(?:phones?|telephones?|(?:phone )?lines|reception|desk)(?: and (?:the |our )?\\w+)? (?:is|are|will be) (?:answered|staffed) again";
const FIRST_PATIENTS =
  '(?<!my |your |his |her )first (?:appointments?|patients?|surger(?:y|ies)|consultations?|visits?|slots?)';
/** 'After Christmas, the first appointments are', 'the first surgery after Christmas is', 'we close on …, and the first appointments are' */
const FIRST_AGAIN = `(?:(?:${AFTER_BREAK}|clos(?:e|ed|es|ing)|shut)\\b.*\\b${FIRST_PATIENTS}|${FIRST_PATIENTS} ${AFTER_BREAK}) (?:are|is|will be|starts?|begins?)`;
/** 'The first day back is', 'our first working day of the new year is' */
const FIRST_DAY =
  '(?:next|first) (?:(?:open|opening|working) day(?: back| (?:after|of|in) [a-z ]{3,30}?)?|day(?: back)?) is';
const CLOSES = new RegExp(
  `\\b(?:clos(?:e|ed|es|ing)|shut|away|on holiday|opens? again|back (?:at work|in the)|reopen\\w*|re-open\\w*|we(?:'re| are) back|${WORK_AGAIN}|${FIRST_AGAIN}|first day back|first (?:open|opening|working) day)\\b`,
);
const BACK = new RegExp(
  `\\b(?:back|(?<=\\bwe(?: are|'re| will be|'ll be) )back at work|reopen\\w*|re-open\\w*|opens? again|return|${WORK_AGAIN}|${FIRST_AGAIN}|${FIRST_DAY})(?: (?:in|at|behind) (?:the|our) [a-z]+)?(?: from (?:the|our) [a-z ]{3,30}?| ${AFTER_BREAK})?(?: (?:at|from) ${TIME})?${DAY_WORDS} $`,
);
/** 'We are open again between the holidays, from 29 December' */
const BACK_FROM = new RegExp(
  `\\b(?:open again|back|reopen\\w*)\\b(?:(?!\\b(?:clos|shut|away|until|till|to\\b))[^.;:])*\\bfrom${DAY_WORDS} $`,
);
/** 'From 5 January we are here again', 'on 5 January, the clinic is back' */
const DAY_FIRST = new RegExp(`(?:^|[,;:] |\\band )(?:from|on)${DAY_WORDS} $`);
const THEN_BACK = new RegExp(
  `^(?: on(?:wards?)?)?,? (?:we(?:'re| are| will be|'ll be)|the (?:${CLINIC_NOUN}) is) (?:back\\b(?! to\\b)|(?:here|there|open)(?: for you)? (?:again|once more)\\b)`,
);
const HELD =
  '(?:appointment|class|surgery|surgerie|clinic|session|lesson|visit|treatment|consultation|group|course)(?:e?s)?';
/**
 * 'Isla's classes start again', 'the first appointments of the new year are', 'you can still see us', 'there is a class': on a
 * day on which some of the clinic is open, which need not be the first after a closure.
 */
const HELD_THEN = `(?:${HELD}[^.,;:]{0,30} (?:(?:starts?|begins?|runs?|continues?) again|resumes?)|${FIRST_PATIENTS} (?:of|in) the new year (?:are|is|will be|starts?|begins?)|(?:you|people|clients|patients|owners|parents) (?:can|may) (?:still |also |again )?(?:(?:see|visit) (?:us|an? (?:[a-z]+ )?(?:[a-z]+(?:ist|or|er|an)|vet|gp|nurse|midwife|physio))|come (?:and see|to) us|be seen)(?: again)?|there (?:is|are|will be) (?:an?|our|one|two) (?:[a-z]+ )?${HELD})`;
const HOLDS = new RegExp(`\\b${HELD_THEN}\\b`);
const HELD_ON = new RegExp(`\\b${HELD_THEN}${DAY_WORDS} $`);
const FIRST = new RegExp(`\\b(?:from|between|after close on)${DAY_WORDS} $`);
/** 'we close on 24 December and are back on 2 January': the first day, if the sentence also states the last. */
const CLOSES_ON = new RegExp(`\\b(?:clos(?:e|es|ing)|shut)(?: (?:for|over|at) [a-z]+)?${DAY_WORDS} $`);
/** 'We close on 23 December at two', 'we close at noon on the 24th': the last day on which the clinic is open. */
const CLOSES_AT = new RegExp(`\\b(?:clos(?:e|es|ing)|shut) at (?!christmas|easter)[^,;:]{1,20}? on${DAY_WORDS} $`);
const AT_TIME = /^,? at (?:about )?(?:\d|noon|midday|half|a quarter|[a-z]+(?: o'clock)?(?:[,.]| and\b))/;
const LAST = new RegExp(`\\b(?:to|until|till|through|and)${DAY_WORDS} $|\\d ?- ?$`);
/** 'and on Christmas Eve you can still pick up a voucher': a day of its own, on which something is open */
const AND_ON = new RegExp(`\\band${DAY_WORDS} $`);
const OPEN_THEN =
  /^,? (?:[a-z]+ )?(?:(?:you|people|clients|patients) (?:can|may)\b(?! (?:not|only leave)\b)|(?:we|the [a-z]+) (?:are|is|will be|stay|stays) (?:still |also )?(?:open|here)\b|we (?:still |only |also )?(?:see|open|treat|work|answer)\b|(?:vouchers|orders|gifts|parcels|medicines|glasses) can\b)/;
/** 'We are closed on 12 March for staff training': a day of the closure that the sentence names. */
const CLOSED_ON = new RegExp(`\\b(?:closed?|closing|shut)\\b[^,;]*\\bon${DAY_WORDS} $`);

export const isAboutClosure = (text: string): boolean => CLOSES.test(text) || HOLDS.test(text);

const WE = `(?:you|we|the (?:${CLINIC_NOUN}|office))`;
const BACK_ASKED = new RegExp(
  `^\\W*(?:and )?(?:when|what (?:day|date)) (?:are ${WE} (?:back|open again)|(?:do|does|will) ${WE} (?:be back|reopen|re-open|open again|return))\\b[^?]*\\?\\W*$`,
);
const CLOSED_ASKED = new RegExp(
  `^\\W*(?:and )?(?:when|how long|what days?) (?:(?:are|is) ${WE} (?:closed|shut|away|on holiday)|(?:do|does|will) ${WE} (?:close|shut|be closed))\\b[^?]*\\?\\W*$`,
);

/** The words of the question that an answer leaves out: 'When do you reopen? On 2 January.' */
export function wordsAsked(question: string, answer: string): string {
  if (CLOSES.test(answer)) return '';
  if (BACK_ASKED.test(question)) return 'we are back ';
  return CLOSED_ASKED.test(question) ? 'we are closed ' : '';
}

/** Returns the days in a sentence that state a closure. */
export function statedDays(
  sentence: string,
  start: number,
  question: string,
  closures: readonly SpecialDays[],
): readonly StatedDay[] {
  if (!isAboutClosure(sentence)) return [];
  const isClosing = CLOSES.test(sentence);
  const bare = bareDatesIn(sentence, question);
  const dates = [
    ...writtenDatesIn(sentence),
    ...namedDatesIn(sentence),
    ...(bare.length > 0 ? bare : daysAfterClosure(sentence, closures)),
  ].sort((a, b) => a.at - b.at);
  const isBack = ({ at, length }: WrittenDate): boolean => {
    const before = sentence.slice(0, at);
    const isFirst = DAY_FIRST.test(before) && THEN_BACK.test(sentence.slice(at + length));
    return isFirst || BACK.test(before) || BACK_FROM.test(before);
  };
  const hasReturn = dates.some(isBack);
  return dates.flatMap((date, index): StatedDay[] => {
    const before = sentence.slice(0, date.at);
    if (isClosing && isBack(date)) return [{ date, start, label: 'back' }];
    if (HELD_ON.test(before)) return [{ date, start, label: 'open' }];
    if (!isClosing) return [];
    const closesOn = hasReturn && CLOSES_ON.test(before);
    if (closesOn && (CLOSES_AT.test(before) || AT_TIME.test(sentence.slice(date.at + date.length))))
      return [{ date, start, label: 'eve' }];
    if (FIRST.test(before) || closesOn) return [{ date, start, label: 'first' }];
    const isNamed = closures.some(({ reason }) => sentence.includes(normalise(reason).text));
    if (isNamed && dates.length === 1 && CLOSED_ON.test(before)) return [{ date, start, label: 'within' }];
    const follows = index > 0 && (FIRST.test(sentence.slice(0, dates[index - 1]?.at)) || hasReturn);
    if (AND_ON.test(before) && OPEN_THEN.test(sentence.slice(date.at + date.length)))
      return [{ date, start, label: 'open' }];
    return follows && LAST.test(before) ? [{ date, start, label: 'last' }] : [];
  });
}

/** 'We are back on Monday the fourth': the month goes without saying. */
const DAY = new RegExp(
  `\\b(?<=${WEEKDAY_WORDS},? the )(?:(?<number>\\d{1,2})(?:st|nd|rd|th)|(?<ordinal>${ORDINAL_WORDS}))\\b(?! (?:of|in)\\b)`,
  'g',
);

/**
 * Returns the days after the only closure of several days, in the month in which it is over. Returns no days if there are
 * several such closures, or if the sentence names a month before or after the closure.
 */
function daysAfterClosure(sentence: string, closures: readonly SpecialDays[]): readonly WrittenDate[] {
  const closure = onlyOne(closures.filter(({ from, to }) => from !== to));
  if (!closure) return [];
  const [first, month] = [closure.from, dayAfter(closure.to)].map((day) => Number(day.slice(5, 7)));
  if (month === undefined || writtenDatesIn(sentence).some((date) => date.month !== first && date.month !== month))
    return [];
  return [...sentence.matchAll(DAY)].flatMap(({ index: at, 0: { length }, groups: { number, ordinal } = {} }) => {
    const day = number === undefined ? ordinalFromWords(ordinal ?? '') : Number(number);
    return day === undefined ? [] : [{ at, length, day, month }];
  });
}
