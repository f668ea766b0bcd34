import { isBookable, optionsOf, programmesOf, treatmentsOf } from '../../config/derived/catalogue.ts';
import { pricedCategories, pricedProgrammes } from '../../config/derived/price-table.ts';
import type { SectionData, Site } from '../../config/site.ts';
import type { PlannedPage } from '../../plan/page.ts';
import type { RuleFinding } from './rule.ts';

/** The reason why a section shows nothing, and the field that causes it; the whole section if no field does. */
interface EmptyReason {
  readonly because: string;
  readonly field?: readonly (string | number)[];
}

/** Reports sections that show nothing: the page looks complete without them, so nobody would notice. */
export const emptySections = (site: Site, pages: readonly PlannedPage[]): readonly RuleFinding[] =>
  pages.flatMap((page) =>
    page.sections.flatMap(({ data, path }) =>
      path[1] === page.route
        ? emptyReasonOf(data, page, site).map(({ because, field = [] }) => ({
            message: `This section is empty: ${because}.`,
            help: 'Remove it, or add what it shows.',
            path: [...path, ...field],
            page: page.route,
          }))
        : [],
    ),
  );

function emptyReasonOf(section: SectionData, page: PlannedPage, site: Site): readonly EmptyReason[] {
  switch (section.kind) {
    case 'treatmentHero':
    case 'pricing':
      return when(page.treatment === undefined, 'it is about a treatment, but the route of its page names none');
    case 'treatmentCards':
      return emptyGroup(site, section.category, ['category']);
    case 'catalogueGroups':
      return section.categories.flatMap((slug, index) => emptyGroup(site, slug, ['categories', index]));
    case 'programmes': {
      const { department } = section;
      return when(programmesOf(site, department).length === 0, `“${department}” has no programmes`, ['department']);
    }
    case 'priceTable': {
      const { department } = section;
      const none = pricedCategories(site, department).length + pricedProgrammes(site, department).length === 0;
      return when(none, `“${department}” has no treatments and no programmes`, ['department']);
    }
    case 'options': {
      const treatment = site.catalogue[section.treatment];
      const none = treatment !== undefined && optionsOf(treatment).length === 0;
      return when(none, `“${section.treatment}” has no options`, ['treatment']);
    }
    case 'comingSoon': {
      const soon = treatmentsOf(site, section.category).filter(([, treatment]) => !isBookable(treatment));
      return when(soon.length === 0, `all treatments of “${section.category}” can be booked`, ['category']);
    }
    case 'reviews':
      return when(!site.clinic.rating && section.testimonials.length === 0, 'there is no rating and no review');
    case 'signatureOffers':
      return when(Object.keys(site.offers).length === 0, 'there are no offers');
    default:
      return [];
  }
}

const when = (condition: boolean, because: string, field?: EmptyReason['field']): readonly EmptyReason[] =>
  condition ? [{ because, ...(field ? { field } : {}) }] : [];

const emptyGroup = (site: Site, slug: string, field: EmptyReason['field']): readonly EmptyReason[] =>
  when(treatmentsOf(site, slug).length === 0, `“${slug}” has no treatments`, field);
