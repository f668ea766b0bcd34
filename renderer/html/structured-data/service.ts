import type { ReserveAction, Service, Thing } from 'schema-dts';
import { isByPhone } from '../../config/derived/booking.ts';
import { programmesOf } from '../../config/derived/catalogue.ts';
import { departmentOfTreatment } from '../../config/derived/department.ts';
import type { Site, Treatment } from '../../config/site.ts';
import { bookingLabels } from '../../pages/booking-options.ts';
import type { ViewContext } from '../../pages/context.ts';
import { ids } from './ids.ts';
import { offerNode, offerTermsOf, treatmentOffers } from './offers.ts';
import { serviceTypeOf } from './service-type.ts';

/** Returns the services that the page offers, with prices: its treatment, or the programmes that it lists. */
export const serviceNodes = (context: ViewContext, origin: string): readonly Thing[] => [
  ...treatmentNode(context, origin),
  ...programmeNodes(context, origin),
];

function treatmentNode({ site, page, plain }: ViewContext, origin: string): readonly Service[] {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment || page.treatment === undefined) return [];
  // Structured data may contain only what the page displays, and a summary page displays no prices.
  const isSummary = page.sections.some(({ data }) => data.kind === 'treatmentSummary');
  const offers = isSummary ? [] : treatmentOffers(treatment, offerTermsOf(site, `${origin}${page.canonical}`));
  return [
    {
      '@type': 'Service',
      '@id': ids(origin).treatment(page.treatment),
      name: treatment.name,
      description: plain(treatment.description),
      serviceType: serviceTypeOf(site, treatment),
      provider: { '@id': ids(origin).department(departmentOfTreatment(site, page.treatment) ?? page.department) },
      url: `${origin}${page.canonical}`,
      ...(offers.length > 0 ? { offers } : {}),
      ...(offers.length > 0 ? bookingActions(site, treatment, origin) : {}),
    },
  ];
}

/** New and returning clients who book a treatment by different links: one action for each. */
function bookingActions(
  site: Site,
  { book, bookNew }: Treatment,
  origin: string,
): { readonly potentialAction?: readonly ReserveAction[] } {
  if (bookNew === undefined || bookNew === book) return {};
  const names = bookingLabels(site);
  const actions = [
    { name: names.new, link: bookNew },
    { name: names.returning, link: book },
  ].flatMap(({ name, link }): readonly ReserveAction[] =>
    link === undefined || isByPhone(site, link)
      ? []
      : [
          {
            '@type': 'ReserveAction',
            name,
            target: { '@type': 'EntryPoint', urlTemplate: `${origin}/go/${link}` },
          },
        ],
  );
  return actions.length === 0 ? {} : { potentialAction: actions };
}

/** Programmes have no pages of their own: they belong to the pages that list them. */
function programmeNodes({ site, page, plain }: ViewContext, origin: string): readonly Service[] {
  const departments = new Set(page.sections.flatMap(({ data }) => (data.kind === 'programmes' ? data.department : [])));
  return [...departments].flatMap((department) =>
    programmesOf(site, department).map(
      ([name, programme]): Service => ({
        '@type': 'Service',
        '@id': ids(origin).programme(name),
        name: programme.name,
        description: plain(programme.description),
        provider: { '@id': ids(origin).department(programme.department) },
        offers: offerNode(
          { name: programme.name, price: programme.price },
          offerTermsOf(site, `${origin}${page.canonical}`),
        ),
      }),
    ),
  );
}
