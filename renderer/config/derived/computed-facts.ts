import type { ConfigPath } from '../../core/finding.ts';
import type { Site } from '../site.ts';
import { categoryPrice, optionsOf } from './catalogue.ts';
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

const ownersOf = ({ catalogue, programmes, offers }: Site): readonly ConfigPath[] => [
  ...Object.entries(catalogue).flatMap(([slug, treatment]) => [
    ['catalogue', slug],
    ...packagesOf(['catalogue', slug], treatment),
    ...optionsOf(treatment).flatMap(([name, option]) => {
      const path = ['catalogue', slug, 'options', name];
      return [path, ...packagesOf(path, option)];
    }),
  ]),
  ...Object.keys(programmes).map((name) => ['programmes', name]),
  ...Object.keys(offers).map((name) => ['offers', name]),
];

const packagesOf = (
  base: ConfigPath,
  { packages = [] }: { readonly packages?: readonly unknown[] | undefined },
): readonly ConfigPath[] => packages.map((_, index) => [...base, 'packages', index]);
