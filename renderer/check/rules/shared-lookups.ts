import { once, onceEach } from '../../core/lazy.ts';
import { amountsIn, type WrittenAmount } from '../../facts/amounts.ts';
import type { Normalised } from '../../facts/normalise.ts';
import { type ItemIndex, itemIndex } from './about/item-index.ts';
import { type SubjectFinder, subjectFinder } from './about/subject.ts';
import { type Looked, look } from './claim/lexicon/lexicon.ts';
import { type LinkTracer, linkTracer } from './locate-page-text.ts';
import { type ProsePrice, pricesInProse } from './price/in-prose.ts';
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
  readonly typed: () => Looked;
  /** The amounts of money in a text. */
  readonly amountsIn: (normal: Normalised) => readonly WrittenAmount[];
  /** Where the config makes a link of a page. */
  readonly linkAt: LinkTracer;
}

export function sharedLookups({ site, plan, surfaces, written }: RuleSources): SharedLookups {
  const items = once(() => itemIndex(site));
  const subjects = once(() => subjectFinder({ site, plan }, items()));
  const subjectAt: SubjectFinder = (surface, at) => subjects()(surface, at);
  const amounts = onceEach(amountsIn);
  const tracer = once(() => linkTracer(written));
  return {
    items,
    subjectAt,
    prices: once(() => pricesInProse(surfaces, { items, subjectAt, amountsIn: amounts })),
    typed: once(() => look(surfaces.typed)),
    amountsIn: amounts,
    linkAt: (route, href) => tracer()(route, href),
  };
}
