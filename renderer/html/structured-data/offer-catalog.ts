import type { OfferCatalog, Offer as OfferNode, Service, Thing } from 'schema-dts';
import { pricedCategories, pricedProgrammes } from '../../config/derived/price-table.ts';
import { treatmentRoute } from '../../config/derived/treatment-route.ts';
import type { Site } from '../../config/site.ts';
import type { ViewContext } from '../../pages/context.ts';
import { ids } from './ids.ts';
import { offerNode, offerTermsOf, treatmentOffers } from './offers.ts';
import { serviceTypeOf } from './service-type.ts';

/** A group of the price table: a category, or the programmes. */
interface CatalogGroup {
  readonly name: string;
  readonly items: readonly { readonly service: Service & { '@id': string }; readonly offers: readonly OfferNode[] }[];
}

/** The id of the catalogue of a page with a price table, or `undefined` if the page offers nothing in one. */
export const offerCatalogId = (context: ViewContext, origin: string): string | undefined =>
  catalogGroups(context, origin).length > 0 ? ids(origin).prices(context.page.canonical) : undefined;

/** Returns the catalogue of the page's price tables with the services that it offers. */
export function offerCatalogNodes(context: ViewContext, origin: string): readonly Thing[] {
  const groups = catalogGroups(context, origin);
  if (groups.length === 0) return [];
  const catalog: OfferCatalog = {
    '@type': 'OfferCatalog',
    '@id': ids(origin).prices(context.page.canonical),
    name: context.page.name,
    url: `${origin}${context.page.canonical}`,
    itemListElement: groups.map(
      ({ name, items }): OfferCatalog => ({
        '@type': 'OfferCatalog',
        name,
        itemListElement: items.flatMap(({ service, offers }) =>
          offers.map((offer): OfferNode => ({ ...offer, itemOffered: { '@id': service['@id'] } })),
        ),
      }),
    ),
  };
  return [catalog, ...groups.flatMap(({ items }) => items.map(({ service }) => service))];
}

/** The groups of all price tables of the page. Services that the page describes elsewhere are left out. */
function catalogGroups({ site, page }: ViewContext, origin: string): readonly CatalogGroup[] {
  const tables = page.sections.flatMap(({ data }) => (data.kind === 'priceTable' ? [data] : []));
  const isShown = (department: string) =>
    tables.some((table) => table.department === undefined || table.department === department);
  const listed = new Set(page.sections.flatMap(({ data }) => (data.kind === 'programmes' ? data.department : [])));
  const groups = Object.keys(site.departments).filter(isShown);
  return [
    ...groups.flatMap((department) => categoryGroups(site, department, page.treatment, origin)),
    programmeGroup(
      site,
      groups.filter((department) => !listed.has(department)),
      `${origin}${page.canonical}`,
      origin,
    ),
  ].filter(({ items }) => items.length > 0);
}

const categoryGroups = (site: Site, department: string, own: string | undefined, origin: string) =>
  pricedCategories(site, department).map(
    ({ category, treatments }): CatalogGroup => ({
      name: category.name,
      items: treatments.flatMap(({ slug, treatment }) => {
        const url = `${origin}${treatmentRoute(site, slug)}`;
        const offers = slug === own ? [] : treatmentOffers(treatment, offerTermsOf(site, url));
        if (offers.length === 0) return [];
        const service: CatalogGroup['items'][number]['service'] = {
          '@type': 'Service',
          '@id': ids(origin).treatment(slug),
          name: treatment.name,
          serviceType: serviceTypeOf(site, treatment),
          provider: { '@id': ids(origin).department(department) },
          url,
        };
        return [{ service, offers }];
      }),
    }),
  );

const programmeGroup = (site: Site, departments: readonly string[], url: string, origin: string): CatalogGroup => ({
  name: 'Programmes',
  items: departments.flatMap((department) =>
    pricedProgrammes(site, department).map(([key, { name, price }]) => ({
      service: {
        '@type': 'Service',
        '@id': ids(origin).programme(key),
        name,
        provider: { '@id': ids(origin).department(department) },
      },
      offers: offerNode({ name, price }, offerTermsOf(site, url)),
    })),
  ),
});
