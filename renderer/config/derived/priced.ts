/** What the catalogue says about money, item by item: every amount that a sentence about an item may name. */
import type { ConfigPath } from '../../core/finding.ts';
import { amountsIn } from '../../facts/amounts.ts';
import type { Pence } from '../../facts/money.ts';
import { normalise } from '../../facts/normalise.ts';
import { amountOf, type Price } from '../../facts/price.ts';
import type { Offer, Package, Programme, Site, Treatment } from '../site.ts';
import {
  categoryPrice,
  combinedSaving,
  leastPrice,
  offerSaving,
  offerTitle,
  optionsOf,
  packageSaving,
  perSessionAmount,
  type Saving,
  treatmentsOf,
} from './catalogue.ts';

/** An amount that the config states or that is computed from what it states, and how words quote it. */
export interface AmountFact {
  readonly pence: Pence;
  /** 'catalogue.massage.amount'; nothing where it is only shown. */
  readonly quote?: string;
  /** Where it is what a visitor saves: the price that it is saved against. */
  readonly savedOn?: Pence;
}

/** Something with a name and a price: a treatment, a programme, an offer, a group. */
export interface PricedItem {
  readonly path: ConfigPath;
  /** What sentences call it. */
  readonly names: readonly string[];
  /** Its main price, as it is shown. */
  readonly price?: string | undefined;
  /** What its price begins at. */
  readonly least?: Pence | undefined;
  readonly facts: readonly AmountFact[];
}

/** Everything that has a price, in the order of the config. */
export const pricedItems = (site: Site): readonly PricedItem[] => [
  ...Object.entries(site.categories).map(([slug]) => categoryItem(site, slug)),
  ...Object.entries(site.catalogue).map(([slug, treatment]) => treatmentItem(site, slug, treatment)),
  ...Object.entries(site.programmes).map(([name, programme]) => programmeItem(name, programme)),
  ...Object.entries(site.offers).map(([name, offer]) => offerItem(site, name, offer)),
];

/** A fact, where there is an amount. */
const fact = (pence: Pence | undefined, quote?: string): readonly AmountFact[] =>
  pence === undefined ? [] : [{ pence, ...(quote ? { quote } : {}) }];

/** A price that is the amount alone is quoted as it is; of any other, the amount. */
const priceFact = (price: Price, base: string): readonly AmountFact[] =>
  price.kind === 'amount' ? fact(price.amount, `${base}.${price.text === price.amountText ? 'price' : 'amount'}`) : [];

const savingFacts = (saving: Saving | undefined, base: string): readonly AmountFact[] =>
  saving
    ? [
        { pence: saving.reference, quote: `${base}.reference` },
        { pence: saving.saving, quote: `${base}.saving`, savedOn: saving.reference },
      ]
    : [];

/** Amounts in the figures that words quote by name: a deposit, a fee. */
export const figureFacts = (figures: Readonly<Record<string, string>> = {}, base = 'figures'): readonly AmountFact[] =>
  Object.entries(figures).flatMap(([name, text]) =>
    amountsIn(normalise(text)).flatMap(({ pence, length }) =>
      fact(pence, length === text.length ? `${base}.${name}` : undefined),
    ),
  );

const packageFacts = (packages: readonly Package[] | undefined, single: Price, base: string): readonly AmountFact[] =>
  (packages ?? []).flatMap((pack, index) => [
    ...fact(pack.price.amount, `${base}.packages.${index}.price`),
    ...savingFacts(packageSaving(pack, single), `${base}.packages.${index}`),
    ...fact(perSessionAmount(pack), `${base}.packages.${index}.perSession`),
  ]);

function treatmentItem(site: Site, slug: string, treatment: Treatment): PricedItem {
  const base = `catalogue.${slug}`;
  const { name, price, usualPrice, packages } = treatment;
  return {
    path: ['catalogue', slug],
    names: [name, slug.replaceAll('-', ' ')],
    price: price.text,
    least: amountOf(price),
    facts: [
      ...priceFact(price, base),
      ...fact(usualPrice?.amount, `${base}.usualPrice`),
      ...packageFacts(packages, price, base),
      ...savingFacts(combinedSaving(site, treatment), base),
      ...figureFacts(treatment.figures, `${base}.figures`),
      ...optionsOf(treatment).flatMap(([key, option]) => [
        ...priceFact(option.price, `${base}.options.${key}`),
        ...packageFacts(option.packages, option.price, `${base}.options.${key}`),
      ]),
    ],
  };
}

function programmeItem(key: string, { name, price, instalments }: Programme): PricedItem {
  const base = `programmes.${key}`;
  return {
    path: ['programmes', key],
    names: [name],
    price: price.text,
    least: amountOf(price),
    facts: [...priceFact(price, base), ...fact(instalments?.each), ...fact(instalments?.total, `${base}.total`)],
  };
}

function offerItem(site: Site, key: string, offer: Offer): PricedItem {
  const base = `offers.${key}`;
  return {
    path: ['offers', key],
    names: [offerTitle(offer).title],
    price: offer.price.text,
    least: amountOf(offer.price),
    facts: [...priceFact(offer.price, base), ...savingFacts(offerSaving(site, offer), base)],
  };
}

/** A group has the least price of its treatments; what each of them costs is said of them. */
function categoryItem(site: Site, slug: string): PricedItem {
  const category = site.categories[slug];
  const members = treatmentsOf(site, slug).flatMap(([, { price }]) => fact(amountOf(price)));
  const stated = category?.from;
  const least = leastPrice(site, slug);
  return {
    path: ['categories', slug],
    names: [category?.name ?? slug, slug.replaceAll('-', ' ')],
    price: categoryPrice(site, slug),
    least: stated?.amount ?? least,
    facts: [...fact(stated?.amount), ...fact(least), ...members],
  };
}
