/** The total that an amount should be, if a sentence states it as a sum or a multiple. */
import { combinationsOf, isCombined } from '../../../../facts/combinations.ts';
import { countsIn } from '../../../../facts/counts.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { holdsWords } from '../../../../facts/words.ts';
import { itemsWithOwner } from '../../about/subject.ts';
import { expectedOfFurther } from './meant/further-ones.ts';
import { type AmountInSentence, scopesOf, segmentBefore, wordsAfter } from './sentence/amount-in-sentence.ts';
import type { Reading } from './sentence/mention-tokens.ts';
import { isPricedMonthly } from './sentence/paid-monthly.ts';
import type { CountedItem } from './sentence/token.ts';
import { countedItemsIn } from './sums/counted-items.ts';
import { isOneOfCounted } from './sums/multiples.ts';
import { withOwner } from './sums/pool.ts';
import { type ExpectedTotal, TOGETHER } from './sums/totals.ts';

/** 'a review and two follow-ups cost', 'a wax plus a tint is' */
const SUM_OF_TWO = /\band\b[^,;]*\b(?:are|cost|come)\b[^,;]*$|\bplus\b[^,;]*\b(?:is|are|costs?|comes?|makes?)\b[^,;]*$/;
/** 'Two extractions bring the bill to': what the text is about is part of it. */
const BILL = /\bbrings? (?:the|your) (?:bill|cost|price|total) (?:up )?to\b/;
/** More alternatives than this explain nothing to a reader. */
const MAX_COMBINATIONS = 3;
/** 'Ring 48 hours before' counts no visits, and 'for up to 16 people' no half days. */
const MAX_COUNT = 12;

/** In the text of an offer, “the two” are its parts. */
const isAboutParts = ({ subject: { items, named } }: AmountInSentence): boolean =>
  named.length === 0 && items.every(({ path: [part] }) => part === 'offers');

/** 'Both injections are £82' in the text of a treatment over two visits, which its price pays for. */
const isVisitsOfOne = ({ name = '', count }: CountedItem, { subject: { owner, named } }: AmountInSentence): boolean =>
  owner !== undefined && owner.sessions === count && owner.names.includes(name) && !named.includes(owner);

/** 'Without the plan, the eight appointments come to £608' are not eight plans that are paid by the month. */
const isSeveralOfPlan = ({ name = '', count }: CountedItem, { subject }: AmountInSentence): boolean =>
  count > 1 && itemsWithOwner(subject).some((item) => item.names.includes(name) && isPricedMonthly(item));

/** Returns the total that the amount should be, if it is meant as a sum or a multiple. */
export function expectedTotal(
  context: AmountInSentence,
  reading: Reading = 'of the subject',
): ExpectedTotal | undefined {
  const { before, after } = scopesOf(context);
  const { sentence } = context.subject;
  // A pair can be one of something: 'a pair of insoles'; “Both ears” can be an option.
  if (
    /\bpair\b/.test(sentence) ||
    EACH.test(wordsAfter(context)) ||
    isOneOfCounted(segmentBefore(context)) ||
    isAboutParts(context) ||
    namesCountedOption(context)
  )
    return undefined;
  const isSum = TOGETHER.test(sentence) || SUM_OF_TWO.test(segmentBefore(context));
  for (const scope of isOfNext(sentence.slice(after.from, after.to)) ? [before] : [before, after]) {
    const counted = countedItemsIn(context, scope, reading);
    // 'The programme for a knee comes to £892, and the one for a hip to £542' names one programme twice.
    if (counted.length > 1 && new Set(counted.map(({ name }) => name)).size < counted.length) continue;
    const items = counted.length > 0 && BILL.test(sentence) ? withOwner(context, counted) : counted;
    const further = expectedOfFurther(context, items);
    if (further) return further;
    if (items.some((item) => item.count > MAX_COUNT || isVisitsOfOne(item, context) || isSeveralOfPlan(item, context)))
      continue;
    const combinations = combinationsOf(items.map(({ singles, count }) => ({ values: singles, count }))).filter(
      isCombined,
    );
    const isMeant = items.length === 1 || isSum;
    if (
      isMeant &&
      combinations.length > 0 &&
      combinations.length <= MAX_COMBINATIONS &&
      items.every(({ name }) => name)
    )
      return { items, combinations };
  }
  return undefined;
}

/** '£25 for each of the three' */
const EACH = /^ (?:for )?(?:each|apiece)\b/;

/** 'Each further page is £25: a report of six pages is £170': the words between two amounts are about the second. */
const isOfNext = (between: string): boolean =>
  /[:;,].*\b(?:is|are|costs?|comes? to) (?:only |just |about )?$/.test(between);

/** 'Both ears cost £68': the number belongs to the title of an option of what the sentence is about. */
function namesCountedOption({ subject, index }: AmountInSentence): boolean {
  const options = itemsWithOwner(subject).flatMap((item) => item.options);
  const titles = options.map(({ title }) => normalise(title).text);
  return index.optionsIn(subject.sentence).some(({ at, end }) => {
    const words = subject.sentence.slice(at, end);
    // 'both' alone is short for “Both ears”, but 'three' is not short for “Three areas”.
    return (
      countsIn(words).length > 0 &&
      titles.some((title) => title === words || (words === 'both' && holdsWords(title, words)))
    );
  });
}
