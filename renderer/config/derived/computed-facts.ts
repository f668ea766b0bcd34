import type { ConfigPath } from '../../core/finding.ts';
import type { Site } from '../site.ts';
import { categoryPrice } from './catalogue.ts';
import { payables } from './instalments.ts';
import type { Quote } from './quote.ts';

/** An amount that the tool computes from prices, as pages show it. */
export interface ComputedFact {
  /** The entry that it is about: a treatment, a course, an offer, a category. */
  readonly owner: ConfigPath;
  readonly figure: Figure;
  readonly text: string;
}

/** The amounts that text can quote by these names, and the lowest price of a category. */
const FIGURES = ['saving', 'reference', 'perSession', 'total'] as const;
export type Figure = (typeof FIGURES)[number] | 'least';

/** Returns every amount of a site that follows from prices. */
export const computedFacts = (site: Site, quote: Quote): readonly ComputedFact[] => [
  ...Object.entries(site.categories).flatMap(([slug, { from }]) => {
    const text = from ? undefined : categoryPrice(site, slug);
    return text === undefined ? [] : [{ owner: ['categories', slug], figure: 'least', text } as const];
  }),
  ...ownersOf(site).flatMap((owner) =>
    FIGURES.flatMap((figure) => {
      const text = quote([...owner, figure].join('.'));
      return text === undefined ? [] : [{ owner, figure, text }];
    }),
  ),
];

const ownersOf = (site: Site): readonly ConfigPath[] => [
  ...payables(site).map(([path]) => path),
  ...Object.keys(site.offers).map((name) => ['offers', name]),
];
