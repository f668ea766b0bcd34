import { treatmentsOf } from '../../../../config/derived/catalogue.ts';
import { pricedCategories } from '../../../../config/derived/price-table.ts';
import type { SectionData, Site } from '../../../../config/site.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { reachOfPage } from '../reach.ts';
import { usesMedicine } from './medicine.ts';

/** Finds sections of entry pages that show the price of a treatment with a prescription-only medicine. */
export const pricesOnEntryPages = ({ site, plan }: RuleInput): readonly RuleFinding[] =>
  plan.pages
    .filter((page) => reachOfPage(page, site) === 'entry')
    .flatMap((page) =>
      page.sections.flatMap(({ data, path }) =>
        pricedIn(site, data)
          .filter(({ slug }) => usesMedicine(site, slug) && site.catalogue[slug]?.price.kind === 'amount')
          .slice(0, 1)
          .map(({ slug, at }) => ({
            message: `The price of “${site.catalogue[slug]?.name ?? slug}”, which uses a prescription-only medicine, appears on a page that all visitors see.`,
            help: 'Show it only on the treatment’s own page, or in a price list that visitors look for.',
            page: page.route,
            path: [...path, ...at],
          })),
      ),
    );

/** Returns the addresses of the pages that show the price of a treatment. */
export const pagesWithPrice = ({ site, plan }: Pick<RuleInput, 'site' | 'plan'>, slug: string): readonly string[] =>
  plan.pages
    .filter(
      ({ treatment, sections }) =>
        treatment === slug || sections.some(({ data }) => pricedIn(site, data).some((priced) => priced.slug === slug)),
    )
    .map(({ route }) => route);

interface Priced {
  readonly slug: string;
  /** The path of the reference within the section. */
  readonly at: ConfigPath;
}

/** Returns the treatments whose prices a section shows. */
function pricedIn(site: Site, section: SectionData): readonly Priced[] {
  const ofCategory = (category: string, at: ConfigPath) => treatmentsOf(site, category).map(([slug]) => ({ slug, at }));
  switch (section.kind) {
    case 'pathways':
      return section.paths.flatMap(({ menu }, path) =>
        menu.flatMap(({ treatment }, index) =>
          treatment === undefined ? [] : [{ slug: treatment, at: ['paths', path, 'menu', index, 'treatment'] }],
        ),
      );
    case 'treatmentCards':
      return ofCategory(section.category, ['category']);
    case 'catalogueGroups':
      return section.categories.flatMap((category, index) => ofCategory(category, ['categories', index]));
    case 'priceTable':
      return pricedCategories(site, section.department).flatMap(({ treatments }) =>
        treatments.map(({ slug }) => ({ slug, at: [] })),
      );
    case 'options':
      return [{ slug: section.treatment, at: ['treatment'] }];
    default:
      return [];
  }
}
