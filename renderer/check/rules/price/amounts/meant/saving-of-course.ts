/** The course whose saving a sentence states: 'the block of four saves you £42', 'save £16 with six sessions'. */
import type { AmountFact, PricedItem, PricedOption } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, segmentAfter, segmentBefore } from '../sentence/amount-in-sentence.ts';
import { isSaving } from '../sentence/saving.ts';
import { isComparison } from '../sums/differences.ts';
import { savingsOfEach } from '../sums/saving-of-each.ts';

/** 'Come within six months', 'one of four rooms': such a number is not that of the sessions. */
const OTHER_THAN_SESSIONS =
  /^[ -](?:minutes?|hours?|days?|weeks?|months?|years?|people|friends|of (?:us|the|our|your)|times? (?:a|per))\b/;

/**
 * Returns the saving of the only course of the sentence that has as many sessions as the words around the amount count;
 * `undefined` if these words count the sessions of several courses.
 */
export function savingOfCourse(
  context: Pick<AmountInSentence, 'amount' | 'amounts' | 'subject'>,
): { readonly course: PricedOption; readonly fact: AmountFact } | undefined {
  const item = onlyOne(context.subject.items.filter(({ courses = [] }) => courses.length > 0));
  return item && courseOf(item, context);
}

/** Returns the same for a sentence that names no treatment, if only one treatment has such a course. */
export const savingOfOnlyCourse = (
  context: Pick<AmountInSentence, 'amount' | 'amounts' | 'subject' | 'index'>,
): ReturnType<typeof savingOfCourse> =>
  context.subject.items.length > 0
    ? undefined
    : onlyOne(context.index.all.flatMap((item) => courseOf(item, context) ?? []));

function courseOf(
  item: PricedItem,
  context: Pick<AmountInSentence, 'amount' | 'amounts' | 'subject'>,
): { readonly course: PricedOption; readonly fact: AmountFact } | undefined {
  const counts = [segmentBefore(context), segmentAfter(context)].flatMap((words) =>
    countsIn(words).flatMap(({ end, count }) => (OTHER_THAN_SESSIONS.test(words.slice(end)) ? [] : [count])),
  );
  const course = onlyOne((item.courses ?? []).filter(({ sessions = 0 }) => counts.includes(sessions)));
  const quote = course?.facts[0]?.quote?.replace(/price$/, 'saving');
  const fact = item.facts.find((each) => each.savedOn !== undefined && each.quote === quote);
  return course && fact ? { course, fact } : undefined;
}

/** Whether an amount that another course saves is stated of this one: 'The block of four saves you £42.' */
export function isSavingOfOtherCourse(context: AmountInSentence): boolean {
  if (!isSaving(context) || isComparison(context) || savingsOfEach(context).length > 0) return false;
  const meant = savingOfCourse(context);
  return meant !== undefined && meant.fact.pence !== context.amount.pence;
}
