/** Several of one item at its price: 'ten months of the plan', 'upper and lower together'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { optionIn } from '../../../about/options.ts';
import { type AmountInSentence, segmentBefore, wordsAfter } from '../sentence/amount-in-sentence.ts';
import { valuesOf } from '../sentence/token.ts';
import { type ExpectedTotal, multipleOf } from './totals.ts';

/**
 * 'Ten months into the plan you will have paid £1,800', even if another item is called a plan, too; 'one before and one
 * after the winter are £70'; 'for a family of four, the check-ups come to £200'.
 */
export function isMultiple(pence: Pence, context: AmountInSentence): boolean {
  const { sentence, items, owner } = context.subject;
  const counts = countsIn(segmentBefore(context)).map((each) => each.count);
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

/** 'A millilitre for each cheek' */
const UNIT_FOR_EACH =
  /\b(?:an?|one|1) ?(?<unit>[a-z]+) (?:for|in|into|on|per) each (?:arm|breast|cheek|ear|eye|foot|hand|heel|hip|knee|leg|shoulder|side)\b/;

/** Whether the sentence gives one unit of the price to each side of a body: 'a millilitre for each cheek' of '£340 per ml'. */
function isUnitForEach(sentence: string, { price = '' }: PricedItem): boolean {
  const unit = UNIT_FOR_EACH.exec(sentence)?.groups?.unit?.replace('millilitre', 'ml');
  return unit !== undefined && price.replace('millilitre', 'ml').endsWith(` per ${unit}`);
}

/** 'An upper and a lower cost £260': returns two of '£140 per arch', unless one of its options is for a certain jaw. */
export function expectedOfPair(context: AmountInSentence): ExpectedTotal | undefined {
  const { sentence, items } = context.subject;
  const item = onlyOne(items);
  if (!item) return undefined;
  if (isUnitForEach(sentence, item) && !/^ (?:an?|per|each)\b/.test(wordsAfter(context))) return multipleOf(item, 2);
  if (!UPPER_AND_LOWER.test(sentence)) return undefined;
  if (item.options.some(({ title }) => /\b(?:upper|lower|top|bottom|both)\b/i.test(title))) return undefined;
  const option = optionIn(item, sentence)?.option;
  if (!OF_ONE_JAW.test(option?.title ?? item.price ?? '')) return undefined;
  const singles = option?.facts.slice(0, 1).map(({ pence }) => pence);
  return multipleOf(option && singles ? { names: [option.title], singles } : item, 2);
}

/** 'Ten months of £135', 'six instalments of £40': what each of them costs, and not all. */
export const isOneOfCounted = (before: string): boolean => {
  const [counted = ''] =
    /(?:^|[,;:]| and| then| plus)[^,;:]* (?:months|payments|instalments|parts) of (?:only |just |about )?$/.exec(
      before,
    ) ?? [];
  return countsIn(counted).length > 0;
};
