/** Several of one item at its price: 'ten months of the plan', 'upper and lower together'. */
import { countsIn } from '../../../../facts/counts.ts';
import type { Pence } from '../../../../facts/money.ts';
import { type AmountInSentence, scopesOf } from './amount-in-sentence.ts';
import { valuesOf } from './mention-tokens.ts';

/**
 * 'Ten months into the plan you will have paid £1,800', even if another item is called a plan, too; 'one before and one
 * after the winter are £70'; 'for a family of four, the check-ups come to £200'.
 */
export function isMultiple(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, owner } = context.subject;
  const { before } = scopesOf(context);
  const counts = countsIn(sentence.slice(before.from, before.to)).map((each) => each.count);
  const [first = 0] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const plural = context.index.mentionsIn(sentence).filter(({ at, end }) => sentence.slice(at, end).endsWith('s'));
  const { values } = valuesOf([...(owner ? [owner] : []), ...plural.flatMap(({ items }) => items)]);
  const pair = isPairOfUnits(context) ? [2] : [];
  return [...pair, first, all].some((count) => count > 1 && values.includes(pence / count));
}

/** In the text of '£840 per jaw', 'upper and lower together': two of the unit, neither of which has a name of its own. */
const isPairOfUnits = ({ subject: { sentence, owner }, index }: AmountInSentence): boolean => {
  const [pair = ''] = /\b[a-z]+ and [a-z]+ (?:together|in one go)\b/.exec(sentence) ?? [];
  return pair !== '' && / per [a-z]+$/.test(owner?.price ?? '') && index.mentionsIn(pair).length === 0;
};
