/** What a course saves on each of its sessions: 'with three, you save £8 a session'. */
import type { PricedItem, PricedOption } from '../../../../../config/derived/priced.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from '../sentence/amount-in-sentence.ts';

/** A course, and what it saves on each session. */
export interface SavingOfEach {
  readonly title: string;
  readonly pence: Pence;
  /** The path of the saving on the whole course. */
  readonly quote: string;
}

/** '£8 a session', 'each one is £4 cheaper' */
const EACH_AFTER =
  /^ (?:(?:off|less|cheaper) )?(?:on |for )?(?:an?|per|each|every) (?:session|visit|appointment|treatment|class|time|hour|one)\b|^ (?:each|apiece)\b/;
const EACH =
  /\b(?:each|every)(?: one| session| visit| appointment| treatment| class)?\b|\b(?:a|per) (?:session|visit|class)\b/;

/** Returns the savings on each session of the courses that the sentence or its question means; none if it speaks of no session. */
export function savingsOfEach(
  context: Pick<AmountInSentence, 'amount' | 'subject' | 'index'>,
): readonly SavingOfEach[] {
  const { subject, index } = context;
  const { sentence, question, items } = subject;
  const [clause = ''] = wordsBefore(context)
    .split(/[,;:£]/)
    .slice(-1);
  if (!EACH_AFTER.test(wordsAfter(context)) && !EACH.test(clause)) return [];
  const about = items.length > 0 ? items : index.all;
  const courses = about.flatMap((item) => (item.courses ?? []).map((course) => ({ course, item })));
  const counts = countsIn(`${question} ${sentence}`).map(({ count }) => count);
  const counted = courses.filter(({ course: { sessions = 0 } }) => counts.includes(sessions));
  const meant = counted.length > 0 ? counted : about === index.all ? [] : courses;
  return meant.flatMap(({ course, item }) => savingOf(course, item));
}

function savingOf({ title, sessions, facts: [price] }: PricedOption, { facts }: PricedItem): readonly SavingOfEach[] {
  const quote = price?.quote?.replace(/price$/, 'saving');
  const saving = facts.find((fact) => fact.quote === quote && fact.savedOn !== undefined);
  return saving && quote !== undefined && sessions !== undefined
    ? [{ title, pence: saving.pence / sessions, quote }]
    : [];
}

/** 'What do I save?', 'each is £4 less': without such words, '£8 a session' is a price. */
const SAVES = /\b(?:sav(?:e|es|ed|ing|ings)|less|cheaper|off|discount)\b/;

export const isSavingOfEach = (pence: Pence, context: AmountInSentence): boolean =>
  SAVES.test(`${context.subject.question} ${context.subject.sentence}`) &&
  savingsOfEach(context).some((saving) => Math.round(saving.pence) === pence);
