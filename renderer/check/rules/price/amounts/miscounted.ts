/** The price of a course beside another number of sessions: 'five reviews come to £252' for a course of four. */
import type { AmountFact, PricedOption } from '../../../../config/derived/priced.ts';
import { countsIn } from '../../../../facts/counts.ts';
import { type AmountInSentence, scopesOf } from './amount-in-sentence.ts';
import type { AmountInText } from './amount-in-text.ts';
import { type MeantFact, meantCourse } from './meant-fact.ts';

export interface MiscountedCourse {
  readonly title: string;
  readonly count: number;
}

/** From the number to the amount: 'five reviews come to £252', 'five short reviews for £252'. */
const COUNTED =
  /^ (?:[\w-]+ ){0,2}(?<noun>[\w-]+s)(?: (?:as|in) (?:an?|the|one) \w+)? (?:come to|cost|are|for|make) (?:just |only )?$/;
const SESSIONS = /^(?:appointments|classes|lessons|sessions|treatments|visits)$/;

const isPriceOf = ({ facts: [price] }: PricedOption, { quote }: AmountFact): boolean =>
  quote !== undefined && price?.quote === quote;

/** Returns the course of which the words before the amount only count the sessions: 'six visits for £140'. */
export const countedCourse = (context: AmountInText): MeantFact | undefined =>
  countsSessions(context) ? meantCourse(context) : undefined;

function countsSessions(context: AmountInSentence): boolean {
  const { before } = scopesOf(context);
  const words = context.subject.sentence.slice(before.from, before.to);
  return COUNTED.test(words.slice(countsIn(words).at(-1)?.end ?? words.length));
}

/** Returns the course that has this price, if the sentence counts another number of its sessions. */
export function miscountedCourse(
  context: AmountInSentence,
  facts: readonly AmountFact[],
): MiscountedCourse | undefined {
  const { subject, index } = context;
  const { before } = scopesOf(context);
  const words = subject.sentence.slice(before.from, before.to);
  const { count = 1, end = 0 } = countsIn(words).at(-1) ?? {};
  const noun = COUNTED.exec(words.slice(end))?.groups?.noun;
  const sold = index.all.filter(({ courses = [] }) =>
    courses.some((course) => facts.length > 0 && facts.every((fact) => isPriceOf(course, fact))),
  );
  const [item] = sold;
  if (noun === undefined || count < 2 || !item || sold.length > 1) return undefined;
  const isCounted = SESSIONS.test(noun) || index.mentionsIn(noun).some(({ items }) => items.includes(item));
  const course = item.courses?.find((each) => facts.every((fact) => isPriceOf(each, fact)));
  return isCounted && course?.sessions !== undefined && course.sessions !== count
    ? { title: course.title, count }
    : undefined;
}
