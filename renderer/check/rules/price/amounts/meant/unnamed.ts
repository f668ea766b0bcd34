/** Facts that a sentence repeats without a name: 'the £20 are kept', 'one by one they would be £372'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { factsAtOtherPlace } from '../sentence/other-place.ts';

/** 'The £20', 'all of the £720': the sentence refers to an amount that visitors know already. */
const KNOWN = /\bthe (?:usual |full |normal )?$/;

/**
 * The facts with this amount if the sentence names nothing that has a price, but “the” or the sentence before shows what
 * is meant. An equal amount of anything else is a coincidence: 'a heel cushion costs £55'.
 */
export function unnamedFacts(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const { index, subject } = context;
  const { items } = subject;
  const isKnown = KNOWN.test(wordsBefore(context));
  if (items.length > 0) return isKnown ? same.filter((fact) => index.fees.includes(fact)) : [];
  return isKnown ? same.filter(({ derived, quote }) => !derived && quote !== undefined) : earlierFacts(context, same);
}

/** What the sentences before name: 'A course of six facials is £325. One by one they would be £372.' */
function earlierFacts(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const { subject, text, index } = context;
  const previous = sentencesIn(text.slice(0, subject.start)).findLast(
    ({ text: each }) => index.namesIn(each).length > 0,
  );
  if (!previous) return [];
  const about = index.namesIn(previous.text).flatMap(({ items }) => items);
  const facts = index.factsAbout(about).filter((fact) => same.includes(fact));
  return facts.length > 0 ? facts : factsAtOtherPlace(context, same, about);
}
