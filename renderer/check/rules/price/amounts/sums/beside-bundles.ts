/** Prices beside those of a course or an offer. */
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';
import { isOffer } from '../sentence/token.ts';

const MORE = /\b(?:more|further|extra|additional|another|then|plus|after (?:the|that)|added?|adding)\b/;

/** 'Should you need five, two more at the single price make £329': a course and single sessions after it. */
export function isCourseAndMore(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, items } = context.subject;
  if (ALTOGETHER.test(sentence) && isBesideMentioned(pence, context)) return true;
  if (!MORE.test(sentence)) return false;
  const counts = [1, ...countsIn(sentence).map(({ count }) => count)];
  if (/\bcourse\b/.test(sentence) && items.some(({ singles }) => isBesideCourse(pence, singles, context))) return true;
  return itemsWithOwner(context.subject).some(({ courses = [], singles }) =>
    courses
      .flatMap(({ facts }) => facts)
      .some((course) => singles.some((single) => counts.includes((pence - course.pence) / single))),
  );
}

const ALTOGETHER = /\b(?:together|altogether|in all|in total)\b/;

/** 'You need a consultation and three peels. With a course of three, it is £290 altogether.' */
const isBesideMentioned = (pence: Pence, context: AmountInSentence): boolean =>
  isBesideCourse(
    pence,
    context.index
      .mentionsIn(context.text.slice(0, context.amount.normalAt))
      .flatMap(({ items }) => items.flatMap(({ singles }) => singles)),
    context,
  );

/** 'A first visit and then the course of four reviews is £377': the course of another treatment, which the sentence counts. */
const isBesideCourse = (pence: Pence, singles: readonly Pence[], { subject: { sentence }, index }: AmountInSentence) =>
  index.all
    .flatMap(({ courses = [] }) => courses)
    .filter(({ sessions }) => countsIn(sentence).some(({ count }) => count === sessions))
    .some(({ facts: [course] }) => course && singles.includes(pence - course.pence));

/**
 * Whether the amount is the price of the offer that the text belongs to or names, without that of one of its parts: 'with
 * the offer, the massage is only £40' of £104, where the check is £64.
 */
export function isRestOfOffer(pence: Pence, { subject, index }: AmountInSentence): boolean {
  return itemsWithOwner(subject)
    .filter(isOffer)
    .some((offer) => {
      const parts = index.factsAbout([offer]).filter((fact) => !offer.facts.includes(fact) && !fact.derived);
      return offer.singles.some((price) => parts.some((part) => part.pence === price - pence));
    });
}
