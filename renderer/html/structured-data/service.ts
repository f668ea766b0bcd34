import type { Offer as OfferNode, Service, Thing, UnitPriceSpecification } from 'schema-dts';
import { isBookable, optionsOf, programmesOf } from '../../config/derived/catalogue.ts';
import { departmentOfTreatment } from '../../config/derived/department.ts';
import type { Site, Treatment } from '../../config/site.ts';
import { decimalPounds } from '../../facts/money.ts';
import type { Price } from '../../facts/price.ts';
import type { ViewContext } from '../../pages/context.ts';
import { ids } from './ids.ts';

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
      serviceType: site.categories[treatment.category]?.name ?? treatment.name,
      provider: { '@id': ids(origin).department(departmentOfTreatment(site, page.treatment) ?? page.department) },
      url: `${origin}${page.canonical}`,
      ...(offers.length > 0 ? { offers } : {}),
    },
  ];
}

/** The seller, and whether VAT is included: only registered businesses charge it. */
interface OfferTerms {
  readonly url: string;
  readonly vatIncluded: boolean;
}

const offerTermsOf = (site: Site, url: string): OfferTerms => ({
  url,
  vatIncluded: site.clinic.legal.vat !== undefined,
});

/** Prescription-only medicines may not be offered to the public, in structured data either (CAP code 12.12). */
function treatmentOffers(treatment: Treatment, offerTerms: OfferTerms): readonly OfferNode[] {
  if (treatment.prescriptionOnly || !isBookable(treatment)) return [];
  const options = optionsOf(treatment);
  const single = options.length === 0 ? [{ name: treatment.name, price: treatment.price }] : [];
  const priced: readonly { name: string; price: Price }[] = [
    ...single,
    ...options.map(([, { title, price }]) => ({ name: `${treatment.name}: ${title}`, price })),
    ...(treatment.packages ?? []).map(({ label, price }) => ({ name: `${treatment.name}: ${label}`, price })),
    ...options.flatMap(([, option]) =>
      (option.packages ?? []).map(({ label, price }) => ({
        name: `${treatment.name}, ${option.title}: ${label}`,
        price,
      })),
    ),
  ];
  return priced.flatMap(({ name, price }) => offerNode(name, price, offerTerms));
}

/** schema.org requires '300.00' with the currency in a separate field; a “From” price is the lowest price. */
function offerNode(name: string, price: Price, offerTerms: OfferTerms): readonly OfferNode[] {
  if (price.kind === 'tba') return [];
  const amount = decimalPounds(price.kind === 'amount' ? price.amount : 0);
  return [
    {
      '@type': 'Offer',
      name,
      url: offerTerms.url,
      price: amount,
      priceCurrency: 'GBP',
      priceSpecification: priceNode(price, amount, offerTerms),
    },
  ];
}

function priceNode(price: Price, amount: string, { vatIncluded }: OfferTerms): UnitPriceSpecification {
  const vat = vatIncluded ? { valueAddedTaxIncluded: true } : {};
  const node = { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP', ...vat } as const;
  if (price.kind !== 'amount') return { ...node, price: amount };
  const unit = price.unit === undefined ? {} : { unitText: price.unit };
  return price.from ? { ...node, minPrice: Number(amount), ...unit } : { ...node, price: amount, ...unit };
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
        offers: offerNode(programme.name, programme.price, offerTermsOf(site, `${origin}${page.canonical}`)),
      }),
    ),
  );
}
