/** Amounts that the sentence itself sets beside the price that is paid: the one before, one that is replaced, or one that is deducted. */
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './sentence/amount-in-sentence.ts';

/** 'A large filling falls from £210 to £188.50, a small one from £90 to £81' */
const CHANGES =
  /\b(?:falls?|fell|drops?|dropped|comes? down|came down|goes (?:up|down)|went (?:up|down)|gone (?:up|down)|rises?|rose|risen|increase[sd]?|raised|cut|reduced?|reduces|lowered|changes?|changed)\b(?:[^.;:]|\.\d)*\bfrom $/;
export const isChangedFrom = (context: AmountInSentence): boolean => CHANGES.test(wordsBefore(context));

/** '£38 instead of £52': the price of something else */
export function replacedPrice({ context, items, same }: AmountWithFacts): Verdict | undefined {
  if (!INSTEAD_OF.test(wordsBefore(context))) return undefined;
  const facts = same.filter(({ quote, derived, savedOn }) => quote && !derived && savedOn === undefined);
  const isOfOthers = items.length > 0 && items.every((item) => !item.facts.some((fact) => facts.includes(fact)));
  return isOfOthers && facts.length > 0 ? { facts, judgement: 'repeated' } : undefined;
}
const INSTEAD_OF = /£[\d.,]+ (?:instead of|rather than) $/;

/** 'After one session, we take the £44 off the price of the course': what has been paid */
export const paidBefore = ({ context, about }: AmountWithFacts): Verdict | undefined => {
  const paid = about.filter(({ pence, savedOn }) => pence === context.amount.pence && savedOn === undefined);
  return paid.length > 0 && /^ off (?:the|your) (?:price|cost|fee|bill)\b/.test(wordsAfter(context))
    ? { facts: paid, judgement: 'repeated' }
    : undefined;
};
