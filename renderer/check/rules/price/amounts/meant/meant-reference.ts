/** The price before a saving that an amount is meant to be: '£119 instead of £154'. */
import { isInSentence, itemsWithOwner } from '../../../about/subject.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { factName } from '../sentence/fact-name.ts';
import { type MeantFact, meantAs } from './meant-fact.ts';

const INSTEAD =
  /\b(?:instead of|rather than|and not|reduced from|down from)(?: (?:the|an?|usual|full|normal|separate|old|price|total|sum|cost|of))* $/;

/** Returns what the thing costs without its saving, if another amount of the sentence is its price with the saving. */
export function meantReference(context: AmountInSentence): MeantFact | undefined {
  const { amount, amounts, subject, index } = context;
  if (!INSTEAD.test(wordsBefore(context))) return undefined;
  const facts = index.factsAbout(itemsWithOwner(subject));
  const paid = amounts.filter((each) => each !== amount && isInSentence(each, subject));
  const bases = facts.flatMap(({ pence, quote }) =>
    quote !== undefined && paid.some((each) => each.pence === pence) ? [quote.replace(/\.[^.]+$/, '')] : [],
  );
  const [reference, ...others] = new Set(
    facts.filter(({ quote }) => bases.some((base) => quote === `${base}.reference`)),
  );
  return others.length > 0 ? undefined : meantAs(factName(reference?.quote ?? '', index), reference);
}
