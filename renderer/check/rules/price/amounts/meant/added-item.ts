/** What it costs to add one thing to another: 'Add a scan to your eye examination for £35'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import type { MeantFact } from './meant-fact.ts';

const ADDS =
  /\b(?:add(?:s|ing)? (?<added>[^,;:]+?)|(?<passive>[^,;:]+?) (?:can be |is |are |be )?added) to (?<other>[^,;:]+?) (?:for|at|costs?|is|are|comes? to|means|would be|will be)(?: (?:you|just|only|another|an? extra|a further))* $/;

interface AddedItem {
  readonly added: PricedItem;
  /** What else it can cost: a combination of both, without the other. */
  readonly differences: readonly Pence[];
}

/** Returns what the words before an amount add, if it is one thing with a price. */
export function addedItem(context: AmountInSentence): AddedItem | undefined {
  const { added, passive, other = '' } = ADDS.exec(wordsBefore(context))?.groups ?? {};
  const item = onlyOne(mentionedIn(added ?? passive ?? '', context));
  if (!item || item.singles.length === 0) return undefined;
  const others = mentionedIn(other, context).flatMap(({ singles }) => singles);
  const sums = item.singles.flatMap((price) => others.map((second) => price + second));
  const combinations = context.index.all.filter(({ facts }) =>
    facts.some(({ pence, quote }) => quote?.endsWith('.reference') && sums.includes(pence)),
  );
  return {
    added: item,
    differences: combinations.flatMap(({ singles }) => singles.flatMap((both) => others.map((price) => both - price))),
  };
}

const mentionedIn = (words: string, { index }: AmountInSentence): readonly PricedItem[] => [
  ...new Set(index.mentionsIn(words).flatMap(({ items }) => items)),
];

/** 'Adding a scan to an eye examination costs £27': the two are sold together for £27 more than the examination. */
export const isAddedInCombination = (pence: Pence, context: AmountInSentence): boolean =>
  addedItem(context)?.differences.includes(pence) === true;

/** Returns the price of what is added: nobody means the total of both. */
export function meantAddition(context: AmountInSentence): MeantFact | undefined {
  const { added } = addedItem(context) ?? {};
  const { names: [name = ''] = [], price, facts = [] } = added ?? {};
  const quote = facts.find((fact) => fact.quote !== undefined)?.quote;
  return price === undefined || quote === undefined ? undefined : { name: `“${name}”`, price, quotes: [quote] };
}
