/** Days of the week in sentences: 'Mon, Tue and Thu', 'weekdays except Wednesday', 'every day'. */
import { matchesOf } from '../core/pattern.ts';
import { WEEKDAYS, type Weekday } from './hours.ts';

/** The position of words in a sentence. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** Days that a sentence names together. */
export interface DayGroup extends Place {
  readonly days: readonly Weekday[];
}

/** A weekday in full or abbreviated, for use in a pattern: 'tuesday', 'tues', 'tue'. */
export const WEEKDAY_OR_ABBREVIATION =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const PART = '(?:s|(?: (?:morning|afternoon|evening|night)s?))?';
const ONE_DAY = `(?<!\\w)${WEEKDAY_OR_ABBREVIATION}${PART}(?![a-z])`;
/** 'Tuesday to Saturday, and Wednesday is our late night': the last day begins a clause of its own. */
const OWN_CLAUSE = '(?! (?:is|has|ends?|runs?|stays?)\\b(?! (?:closed|shut)\\b))';
const NEXT_DAY = `(?:(?:,? and |, )${ONE_DAY}${OWN_CLAUSE}|(?:, or | or | & | ?- ?| to | through )${ONE_DAY})`;
const DAYS = new RegExp(
  `(?:${ONE_DAY}${NEXT_DAY}*|\\b(?:every |each |on )?weekdays?\\b|\\bweekends?\\b|\\b(?:(?:every|each) (?:day(?: of the week)?(?! (?:that |when |on which )?we(?: are|'re)? open)|morning|afternoon|evening)|daily|(?:seven|7) days a week|(?<=open )(?:seven|7) days|365 days(?: a year)?|every day of the year|all week|the whole week)\\b)`,
  'g',
);

/** 'Closed on Mondays, but on Tuesdays you can come': another clause, unlike 'every day but Sunday'. */
const EXCEPT = /\b(?:except|excluding|apart from|bar|but not|(?<!, )but)(?: for| on)? $/;
const DAY_WITH_OWN_HOURS = /^, (?:when|on which|where) /;
/** 'all other weekdays': without those that the sentence names before; unknown days if they are named elsewhere. */
const OTHER = /\bother $/;

/** Returns the groups of days of a normalised sentence; 'weekdays except Wednesday' is one group of four days. */
export function dayGroupsIn(sentence: string): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (const { 0: text, index } of matchesOf(DAYS, sentence)) {
    const group = {
      at: index,
      length: text.length,
      days: daysOf(text, sentence.slice(0, index), groups),
    };
    const last = EXCEPT.test(sentence.slice(0, index)) ? groups.pop() : undefined;
    if (last) groups.push({ ...last, days: last.days.filter((day) => !group.days.includes(day)) });
    // 'Except on Wednesday, when we begin at ten'
    if (!last || DAY_WITH_OWN_HOURS.test(sentence.slice(index + text.length))) groups.push(group);
  }
  return groups;
}

/** 'Apart from Thursday, we open at nine': all other days on which the clinic is open, which the sentence does not name. */
const ALL_BUT = /^\W*(?:except|excluding|apart from|other than|bar)(?: for| on)? $/;

function daysOf(text: string, before: string, groups: readonly DayGroup[]): readonly Weekday[] {
  if (ALL_BUT.test(before)) return [];
  return OTHER.test(before) ? others(text, groups) : weekdaysIn(text);
}

const others = (text: string, groups: readonly DayGroup[]): readonly Weekday[] =>
  groups.length === 0 ? [] : weekdaysIn(text).filter((day) => !groups.some(({ days }) => days.includes(day)));

/** 'tuesday to friday' → four days, 'sat & sun' → two, 'weekdays' → five. */
export function weekdaysIn(text: string): readonly Weekday[] {
  if (/weekdays?$/.test(text)) return WEEKDAYS.slice(0, 5);
  if (text.startsWith('weekend')) return WEEKDAYS.slice(5);
  if (/^(?:every|each|daily|seven|7|365|all|the)/.test(text)) return WEEKDAYS;
  return text.split(/, (?:and |or )?| and | or | & /).flatMap((part) => {
    const [first, last] = part.split(/ ?- ?| to | through /).map(dayOf);
    if (first === undefined) return [];
    const from = WEEKDAYS.indexOf(first);
    const to = last === undefined ? from : WEEKDAYS.indexOf(last);
    const count = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return [...WEEKDAYS, ...WEEKDAYS].slice(from, from + count);
  });
}

const dayOf = (text: string): Weekday | undefined =>
  WEEKDAYS.find((day) => day.slice(0, 3) === text.trim().slice(0, 3));
