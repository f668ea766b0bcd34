/** The price of a course beside another number of sessions: 'five reviews come to £252' for a course of four. */
import type { AmountFact, PricedOption } from '../../../../../config/derived/priced.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, segmentBefore, wordsAfter } from '../sentence/amount-in-sentence.ts';
import { type Explanation, explain } from '../sentence/explanation.ts';
import { isOwnPair } from '../sums/counted-items.ts';
import { type MeantFact, meantCourse } from './meant-fact.ts';

/** 'as one course', 'booked together', 'paid for in advance' */
const TOGETHER =
  '(?: (?:(?:as|in) (?:an?|the|one) \\w+|(?:(?:booked|bought|taken|paid(?: for)?) )?(?:together|in advance|at once|up ?front|in one go)))?';
const COSTS = '(?:comes?(?: up)? to|costs?|are|is|for|makes?|(?:is |are )?priced at|will be)(?: (?:just|only|you))*';
/** From the number to the amount: 'five reviews come to £252', 'five short reviews for £252', 'six classes booked together are £65'. */
const COUNTED = new RegExp(`^ (?:[\\w-]+ ){0,2}?(?<noun>[\\w-]+s)${TOGETHER} ${COSTS} $`);
/** 'A course of six costs £65' */
const COURSE_OF = /\b(?:course|block|package|pack|series|bundle) (?:of|with) (?:all )?$/;
/** `content/one-fact` reports 'a course of six sessions'. */
const SESSIONS_NEXT = /^[ -]sessions?\b/;
const COURSE_COUNTED = new RegExp(`^(?: (?:[\\w-]+ ){0,2}?(?<noun>[\\w-]+s))?${TOGETHER} (?:${COSTS}|at) $`);
/** 'For £195 you get eight sessions', '£195 buys eight short sessions' */
const GETS =
  /^ (?:for |,? ?(?:and )?(?:you(?:'ll| will)? (?:get|have|receive)|buys(?: you)?|pays for|gets you|gives you|covers|includes|the (?:course|block|package|pack|series|bundle) gives you) )(?:all |the |your )?$/;
const COUNTED_AFTER = /^ (?:[\w-]+ ){0,2}?(?<noun>[\w-]+s)\b/;
const SESSIONS = /^(?:appointments|classes|lessons|sessions|treatments|visits)$/;

const isPriceOf = ({ facts: [price] }: PricedOption, { quote }: AmountFact): boolean =>
  quote !== undefined && price?.quote === quote;

/** Returns the course of which the words before the amount only count the sessions: 'six visits for £140'. */
export const countedCourse = (context: AmountInSentence): MeantFact | undefined =>
  countsSessions(context) ? meantCourse(context) : undefined;

function countsSessions(context: AmountInSentence): boolean {
  const words = segmentBefore(context);
  return COUNTED.test(words.slice(countsIn(words).at(-1)?.end ?? words.length));
}

/** Explains the price of a course of which the sentence counts another number of sessions. */
export function miscountedCourse(context: AmountInSentence, facts: readonly AmountFact[]): Explanation | undefined {
  const { index } = context;
  const { count, noun } = countBefore(context) ?? countAfter(context) ?? {};
  const sold = index.all.filter(({ courses = [] }) =>
    courses.some((course) => facts.length > 0 && facts.every((fact) => isPriceOf(course, fact))),
  );
  const [item] = sold;
  if (noun === undefined || count === undefined || count < 2 || !item || sold.length > 1) return undefined;
  const isCounted = SESSIONS.test(noun) || index.mentionsIn(noun).some(({ items }) => items.includes(item));
  const course = item.courses?.find((each) => facts.every((fact) => isPriceOf(each, fact)));
  return isCounted && course?.sessions !== undefined && course.sessions !== count
    ? explain(context, `is the price of “${course.title}”, not of ${count}.`, 'Correct the number or the amount.')
    : undefined;
}

interface CountedNoun {
  readonly count: number;
  readonly noun: string;
}

function countBefore(context: AmountInSentence): CountedNoun | undefined {
  const words = segmentBefore(context);
  const {
    count = 1,
    at = 0,
    end = 0,
  } = countsIn(words).findLast((each) => !isOwnPair(context, words.slice(each.at))) ?? {};
  const rest = words.slice(end);
  const isOfCourse = COURSE_OF.test(words.slice(0, at));
  if (isOfCourse && SESSIONS_NEXT.test(rest)) return undefined;
  const ofCourse = isOfCourse ? COURSE_COUNTED.exec(rest) : null;
  if (ofCourse) return { count, noun: ofCourse.groups?.noun ?? 'sessions' };
  const noun = COUNTED.exec(rest)?.groups?.noun;
  return noun === undefined ? undefined : { count, noun };
}

function countAfter(context: AmountInSentence): CountedNoun | undefined {
  const words = wordsAfter(context);
  const [first] = countsIn(words);
  if (!first || !GETS.test(words.slice(0, first.at))) return undefined;
  const noun = COUNTED_AFTER.exec(words.slice(first.end))?.groups?.noun;
  return noun === undefined ? undefined : { count: first.count, noun };
}
