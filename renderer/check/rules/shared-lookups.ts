import { lazy, memoize } from '../../core/lazy.ts';
import { amountsIn, type WrittenAmount } from '../../facts/amounts.ts';
import type { Normalised } from '../../facts/normalise.ts';
import { type ItemIndex, itemIndex } from './about/item-index.ts';
import { type QuestionsOfVisitors, questionsOfVisitors } from './about/questions.ts';
import { type SubjectFinder, subjectFinder } from './about/subject.ts';
import { pricesInProse } from './price/amounts/amounts-in-prose.ts';
import type { ProsePrice } from './price/amounts/prose-price.ts';
import type { RuleSources } from './rule-sources.ts';

/** Values that several rules need: each is computed for the first rule that needs it. */
export interface SharedLookups extends QuestionsOfVisitors {
  /** Items with a price, by their names and config paths. */
  readonly items: () => ItemIndex;
  /** Returns what the sentence around a character is about. */
  readonly subjectAt: SubjectFinder;
  /** Every amount of money in the text of the config and its files. */
  readonly prices: () => readonly ProsePrice[];
  /** Returns the amounts of money in a text. */
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
}

export function sharedLookups({ site, plan, publicTexts }: RuleSources): SharedLookups {
  const items = lazy(() => itemIndex(site));
  const questions = questionsOfVisitors({ plan });
  const subjects = lazy(() => subjectFinder({ site, plan }, items(), questions.questionOf));
  const subjectAt: SubjectFinder = (publicText, at) => subjects()(publicText, at);
  const amounts = memoize(amountsIn);
  return {
    ...questions,
    items,
    subjectAt,
    prices: lazy(() => pricesInProse(publicTexts, { ...questions, items, subjectAt, amountsIn: amounts })),
    amountsIn: amounts,
  };
}
