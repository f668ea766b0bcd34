/** Decisions about amounts that equal a fact which the sentence need not mean, or that are no prices at all. */
import type { AmountFact } from '../../../../config/derived/priced.ts';
import { separateWords } from '../../../../core/wording.ts';
import { clauseAt } from '../../../../facts/clauses.ts';
import { FIGURE_OF_ITEM } from '../../about/item-index.ts';
import { stemOf, stemsIn } from '../../about/mentions.ts';
import { normalNameOf } from '../../about/names.ts';
import type { AmountWithFacts, Verdict } from './amount-with-facts.ts';
import { feesNamed, MISSED_FEE } from './fees/fees.ts';
import { isComputedNearby } from './nearby/computed-nearby.ts';
import { OTHERS } from './sentence/about-amount.ts';
import type { AmountInSentence } from './sentence/amount-in-sentence.ts';
import { isChargedByOthers, OURSELVES } from './sentence/charged-by-others.ts';
import { isCalledSum, isOfAnotherFirm, isOtherRate } from './sentence/coincidences.ts';
import { isHypothetical } from './sentence/examples.ts';
import { keyOf } from './sentence/fact-name.ts';
import { monthlyFacts } from './sentence/paid-monthly.ts';
import { isStep } from './sums/compared-prices.ts';
import { isMoreOrLess } from './sums/differences.ts';

/** 'With the plan, it is £76.50 instead of £85', where the figure `student` of the treatment happens to be equal */
export const isUnnamedFigure = ({ quote = '' }: AmountFact, { subject }: AmountInSentence): boolean => {
  const stems = stemsIn(`${subject.question} ${subject.sentence}`);
  return (
    FIGURE_OF_ITEM.test(quote) &&
    !separateWords(quote.replace(/^.*\./, ''))
      .split(' ')
      .some((word) => stems.has(stemOf(word)))
  );
};

/** 'A bill of £300', and nothing: 'Cost: £0' */
export const noPrice = ({ context }: AmountWithFacts): Verdict | undefined =>
  isHypothetical(context) || (context.amount.pence === 0 && context.subject.named.length === 0)
    ? { judgement: 'computed' }
    : undefined;

/** 'That is £240 minus £100, so £140 comes back', 'at £60 by another company': an equal fact of something else is a coincidence. */
export const coincidence = ({ context, facts, same }: AmountWithFacts): Verdict | undefined =>
  facts.length === 0 &&
  same.length > 0 &&
  (isOfAnotherFirm(context) ||
    isOtherRate(context, same) ||
    (isCalledSum(context) && isComputedNearby({ context, isSaved: false })))
    ? { judgement: 'computed' }
    : undefined;

/**
 * Whether an amount only happens to equal the facts that the sentence could mean: it belongs to others, 'on the NHS, a
 * check-up is £60', or is a difference, a step or another rate. A figure whose name the sentence uses states it.
 */
export const belongsElsewhere = (context: AmountInSentence, facts: readonly AmountFact[]): boolean =>
  !facts.some((fact) => isNamedFigure(fact, context)) &&
  (isOfOthers(context) ||
    isChargedByOthers(context) ||
    isOfAnotherFirm(context) ||
    isOtherRate(context, facts) ||
    isMoreOrLess(context) ||
    isStep(context) ||
    facts.every((fact) => isUnnamedFee(fact, context)));

const isNamedFigure = (fact: AmountFact, context: AmountInSentence): boolean => {
  const { subject, index } = context;
  return FIGURE_OF_ITEM.test(fact.quote ?? '')
    ? !isUnnamedFigure(fact, context)
    : feesNamed(`${subject.question} ${subject.sentence}`, index).includes(fact);
};

/** In a policy, an amount without a name can be any fee, but 'shoes for under £10' is not the charge for a paint. */
const isUnnamedFee = (fact: AmountFact, { publicText, text, neighbouringText, index }: AmountInSentence): boolean =>
  publicText.kind === 'policy' &&
  index.fees.includes(fact) &&
  !MISSED_FEE.test(keyOf(fact)) &&
  !feesNamed(`${text} ${neighbouringText}`, index).includes(fact);

/** 'A massage at the hospital costs £60', 'On the NHS, a massage is £60', but not 'with insurance, we charge £60' */
function isOfOthers({ amount, subject: { sentence, start, items } }: AmountInSentence): boolean {
  const clause = clauseAt(sentence, amount.normalAt - start);
  const [adjunct = ''] = ADJUNCT.exec(sentence) ?? [];
  const words = `${sentence.startsWith(`${adjunct}${clause}`) ? adjunct : ''}${clause}`;
  const others = items.reduce((rest, item) => rest.replaceAll(normalNameOf(item), ''), words);
  return OTHERS.test(others) && !OURSELVES.test(clause);
}
const ADJUNCT = /^\W*(?:on|at|in|by|from|through) [^,;:]*,/;

/** 'Two visits a year, £14 a month': the price of something that is paid by the month, of whatever the text is about */
export function priceOfMonth({ context, items, same }: AmountWithFacts): Verdict | undefined {
  const monthly = items.length === 0 ? monthlyFacts(context).filter((fact) => same.includes(fact)) : [];
  return monthly.length > 0 ? { facts: monthly, judgement: 'repeated' } : undefined;
}
