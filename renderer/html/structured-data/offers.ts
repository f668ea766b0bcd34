import type { Offer as OfferNode, UnitPriceSpecification } from 'schema-dts';
import { isBookable, optionsOf } from '../../config/derived/catalogue.ts';
import type { Site, Treatment } from '../../config/site.ts';
import { dayBefore } from '../../facts/date.ts';
import { decimalPounds } from '../../facts/money.ts';
import type { Price } from '../../facts/price.ts';

/** The seller, and whether VAT is included: only registered businesses charge it. */
interface OfferTerms {
  readonly url: string;
  readonly vatIncluded: boolean;
}

export const offerTermsOf = (site: Site, url: string): OfferTerms => ({
  url,
  vatIncluded: site.clinic.legal.vat !== undefined,
});

export const treatmentOffers = (treatment: Treatment, offerTerms: OfferTerms): readonly OfferNode[] =>
  pricedOffers(treatment).flatMap((offer) => offerNode(offer, offerTerms));

/** Prescription-only medicines may not be offered to the public, in structured data either (CAP code 12.12). */
export function pricedOffers(treatment: Treatment): readonly PricedOffer[] {
  if (treatment.prescriptionOnly || !isBookable(treatment)) return [];
  const options = optionsOf(treatment);
  const { name, price, next } = treatment;
  const announced = next ? [{ name, price: next.price, from: next.from }] : [];
  const single = options.length === 0 ? [{ name, price, ...daysOf(treatment) }, ...announced] : [];
  return [
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
}

/** Returns the first day of a reduced price, and the last day of any price that will change. */
const daysOf = ({ instead, reduced, next }: Treatment): Pick<PricedOffer, 'from' | 'until'> => {
  if (instead) return { from: reduced?.runs.from, until: reduced?.runs.until };
  return { until: next && dayBefore(next.from) };
};

interface PricedOffer {
  readonly name: string;
  readonly price: Price;
  /** The first day of the price, if it has one. */
  readonly from?: string | undefined;
  /** The last day of the price, if it has one. */
  readonly until?: string | undefined;
}

/** schema.org requires '300.00' with the currency in a separate field; a “From” price is the lowest price. */
export function offerNode({ name, price, from, until }: PricedOffer, offerTerms: OfferTerms): readonly OfferNode[] {
  if (price.kind === 'tba') return [];
  const amount = decimalPounds(price.kind === 'amount' ? price.amount : 0);
  return [
    {
      '@type': 'Offer',
      name,
      url: offerTerms.url,
      price: amount,
      priceCurrency: 'GBP',
      ...(from === undefined ? {} : { validFrom: from }),
      ...(until === undefined ? {} : { validThrough: until, priceValidUntil: until }),
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
