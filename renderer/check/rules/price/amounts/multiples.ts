/** Several of one item at its price: 'ten months of the plan', 'upper and lower together'. */
import { combinationsOf } from '../../../../facts/combinations.ts';
import { countsIn } from '../../../../facts/counts.ts';
import type { Pence } from '../../../../facts/money.ts';
import { optionIn } from '../../about/options.ts';
import { type AmountInSentence, scopesOf } from './amount-in-sentence.ts';
import type { ExpectedTotal } from './expected-total.ts';
import { valuesOf } from './mention-tokens.ts';

/**
 * 'Ten months into the plan you will have paid £1,800', even if another item is called a plan, too; 'one before and one
 * after the winter are £70'; 'for a family of four, the check-ups come to £200'.
 */
export function isMultiple(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, items, owner } = context.subject;
  const { before } = scopesOf(context);
  const counts = countsIn(sentence.slice(before.from, before.to)).map((each) => each.count);
  const [first = 0] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const plural = context.index.mentionsIn(sentence).filter(({ at, end }) => sentence.slice(at, end).endsWith('s'));
  const several = [...(owner ? [owner] : []), ...plural.flatMap((mention) => mention.items)];
  if (isPairOfUnits(context) && valuesOf([...several, ...items]).values.includes(pence / 2)) return true;
  const { values } = valuesOf(several);
  return [first, all].some((count) => count > 1 && values.includes(pence / count));
}

/** 'An upper and a lower', which has no name of its own */
const UPPER_AND_LOWER =
  /\b(?:upper|top) and (?:(?:an?|the|your) )?(?:lower|bottom)\b|\b(?:lower|bottom) and (?:(?:an?|the|your) )?(?:upper|top)\b|\bboth (?:jaws|arches)\b/;
const FOR_EACH = /\bfor each (?:jaw|arch)\b/;

/** In the text of '£840 per jaw', 'one and the other together': two of the unit, neither of which has a name of its own. */
function isPairOfUnits({ subject: { sentence, owner }, index }: AmountInSentence): boolean {
  if (UPPER_AND_LOWER.test(sentence) || FOR_EACH.test(sentence)) return true;
  const [pair = ''] = /\b[a-z]+ and [a-z]+ (?:together|in one go)\b/.exec(sentence) ?? [];
  return pair !== '' && / per [a-z]+$/.test(owner?.price ?? '') && index.mentionsIn(pair).length === 0;
}

const OF_ONE_JAW = /\b(?:per|one|single|each) (?:jaw|arch)\b/i;

/** 'An upper and a lower cost £260': returns two of '£140 per arch', unless one of its options is for a certain jaw. */
export function expectedOfPair({ subject: { sentence, items, owner } }: AmountInSentence): ExpectedTotal | undefined {
  const [item, ...others] = items.length > 0 ? items : owner ? [owner] : [];
  if (!item || others.length > 0 || !UPPER_AND_LOWER.test(sentence)) return undefined;
  if (item.options.some(({ title }) => /\b(?:upper|lower|top|bottom|both)\b/i.test(title))) return undefined;
  const option = optionIn(item, sentence)?.option;
  if (!OF_ONE_JAW.test(option?.title ?? item.price ?? '')) return undefined;
  const name = option?.title ?? item.names[0];
  const singles = option ? option.facts.slice(0, 1).map(({ pence }) => pence) : item.singles;
  const two = { name, values: singles, singles, count: 2 };
  return { items: [two], combinations: combinationsOf([two]) };
}
