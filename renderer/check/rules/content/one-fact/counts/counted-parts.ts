/** Things that a text counts: 1 'vaccination' and 2 'nail clip' of 'A vaccination, two nail clips'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { MONTH_WORDS } from '../../../../../facts/date.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { NUMBER } from './count-figures.ts';
import { checkOf, singular } from './count-meaning.ts';

/** 'a vaccination', 'two nail clips', 'two sessions of cupping', before a comma, 'and', 'a year' or the end */
const PART = new RegExp(
  String.raw`(?<![\w£€$.,-])(?<count>an?|one|${NUMBER}) (?<thing>(?:(?:[a-z-]+ )?[a-z-]+ of )?(?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,;:]|$| (?:and|with|plus|(?:an?|per|each|every|in (?:an?|the)|over the|throughout the) year|are|is|come|comes|for|from|in|on|of|beforehand|before|afterwards|together)\b)`,
  'g',
);
/** Times and people have other rules, and so do appointments that are not said to be of a kind. */
const OTHER_THING =
  /\b(?:minute|hour|day|night|week|month|year|person|people|adult|child|children|member|family|price|payment|instalment|time)$|^(?:of|or|to|per|in|more|further|extra|other)\b/;
const ANY_APPOINTMENT = /^(?:session|visit|appointment)$/;
/** 'a massage of one hour' */
const LENGTH = /\b(?:minute|hour)s?$/;

/** A thing, its number, and their place in a normalised text. */
export interface Part {
  readonly at: number;
  readonly length: number;
  readonly count: number;
  /** 'nail clip' */
  readonly thing: string;
}

/** Returns what a normalised text counts, without times and people. */
export const partsIn = (text: string): readonly Part[] =>
  matchesOf(PART, text).flatMap(({ index: at, 0: { length }, groups: { count: written = '', thing = '' } = {} }) => {
    const count = writtenNumber(written.replace(/^an?$/, 'one'));
    const [head = '', ...of] = thing.split(' of ');
    const name = checkOf(singular(head));
    const one = [name, ...of.filter((words) => !LENGTH.test(words))].join(' of ');
    return count === undefined || OTHER_THING.test(name) || MONTH_WORDS.includes(name) || ANY_APPOINTMENT.test(one)
      ? []
      : [{ at, length, count, thing: one }];
  });

/** 'Four areas' are the 'three small areas' of a treatment, and 'two sessions' those 'of laser light'; a plan can have checks of several kinds. */
export function isSameThing(thing: string, other: string, isExact: boolean): boolean {
  if (thing === other || isExact) return thing === other;
  const [[head = '', of], [otherHead = '', otherOf]] = [thing.split(' of '), other.split(' of ')];
  return (
    (of === undefined || otherOf === undefined || of === otherOf) &&
    (head === otherHead || head.endsWith(` ${otherHead}`) || otherHead.endsWith(` ${head}`))
  );
}
