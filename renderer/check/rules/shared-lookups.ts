import { lazy, memoize } from '../../core/lazy.ts';
import { amountsIn, type WrittenAmount } from '../../facts/amounts.ts';
import type { Normalised } from '../../facts/normalise.ts';
import { type ItemIndex, itemIndex } from './about/item-index.ts';
import { type SubjectFinder, subjectFinder } from './about/subject.ts';
import { type Looked, look } from './claim/lexicon/lexicon.ts';
import { type LinkLocator, linkLocator } from './locate-page-text.ts';
import { type ProsePrice, pricesInProse } from './price/amounts-in-prose.ts';
import type { RuleSources } from './rule-sources.ts';

/** What several rules look up: worked out for the first of them, and kept until all have been applied. */
export interface SharedLookups {
  /** What has a price, by its names and by its place in the config. */
  readonly items: () => ItemIndex;
  /** What the sentence around a character is about. */
  readonly subjectAt: SubjectFinder;
  /** Every amount of money in the words of the config and its files. */
  readonly prices: () => readonly ProsePrice[];
  /** The typed texts, as lexicons look through them. */
  readonly authored: () => Looked;
  /** The amounts of money in a text. */
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
  /** Where the config makes a link of a page. */
  readonly linkAt: LinkLocator;
}

export function sharedLookups({ site, plan, publicTexts, plainConfig }: RuleSources): SharedLookups {
  const items = lazy(() => itemIndex(site));
  const subjects = lazy(() => subjectFinder({ site, plan }, items()));
  const subjectAt: SubjectFinder = (publicText, at) => subjects()(publicText, at);
  const amounts = memoize(amountsIn);
  const tracer = lazy(() => linkLocator(plainConfig));
  return {
    items,
    subjectAt,
    prices: lazy(() => pricesInProse(publicTexts, { items, subjectAt, amountsIn: amounts })),
    authored: lazy(() => look(publicTexts.authored)),
    amountsIn: amounts,
    linkAt: (route, href) => tracer()(route, href),
  };
}
