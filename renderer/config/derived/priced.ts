/** The amounts of money of each item of the catalogue: every amount that a sentence about the item may state. */
import type { ConfigPath } from '../../core/finding.ts';
import { separateWords } from '../../core/wording.ts';
import type { Pence } from '../../facts/money.ts';
import { normalise } from '../../facts/normalise.ts';
import { amountOf, type Price } from '../../facts/price.ts';
import type { Offer, Option, Programme, Site, Treatment } from '../site.ts';
import {
  type AmountFact,
  amounts,
  comingFacts,
  fact,
  figureFacts,
  instalmentFacts,
  packageFacts,
  priceFact,
  savingFacts,
} from './amount-facts.ts';
import {
  categoryPrice,
  combinedSaving,
  leastPrice,
  offerSaving,
  offerTitle,
  optionsOf,
  programmeSaving,
  reducedSaving,
  treatmentsOf,
} from './catalogue.ts';
import { treatmentCodes } from './treatment-codes.ts';

export type { AmountFact } from './amount-facts.ts';

/** One form of a treatment, with its own price. */
export interface PricedOption {
  readonly title: string;
  readonly price: string;
  readonly minutes?: number | undefined;
  /** The number of sessions of a course. */
  readonly sessions?: number;
  readonly facts: readonly AmountFact[];
}

/** Something with a name and a price: a treatment, a programme, an offer or a category. */
export interface PricedItem {
  readonly path: ConfigPath;
  /** The names that sentences use for it. */
  readonly names: readonly string[];
  /** Its main price, as it is shown. */
  readonly price?: string | undefined;
  /** Its lowest price. */
  readonly least?: Pence | undefined;
  /** The possible prices of one unit: its own price, or those of its options. */
  readonly singles: readonly Pence[];
  readonly options: readonly PricedOption[];
  /** How long one visit takes, if it is a treatment. */
  readonly minutes?: number | undefined;
  /** Its courses: 'Block of six'. */
  readonly courses?: readonly PricedOption[];
  /** The number of sessions that its price pays for, if it is a programme or a treatment over several visits. */
  readonly sessions?: number | undefined;
  readonly facts: readonly AmountFact[];
}

/** True for a category, whose name can be a common noun: “Reports”. */
export const isCategory = ({ path: [part] }: Pick<PricedItem, 'path'>): boolean => part === 'categories';

/** Everything that has a price, in the order of the config. */
export function pricedItems(site: Site): readonly PricedItem[] {
  const codes = treatmentCodes(site);
  return [
    ...Object.entries(site.categories).map(([slug]) => categoryItem(site, slug)),
    ...Object.entries(site.catalogue).map(([slug, treatment]) =>
      treatmentItem(site, slug, treatment, codes.get(treatment)),
    ),
    ...Object.entries(site.programmes).map(([name, programme]) => programmeItem(site, name, programme)),
    ...Object.entries(site.offers).map(([name, offer]) => offerItem(site, name, offer)),
  ];
}

/** The figures of the clinic and of its departments that are amounts of money. */
export const figureItems = (site: Site): readonly PricedItem[] => [
  ...figuresAsItems(site.figures, ['figures']),
  ...Object.entries(site.departments).flatMap(([name, { figures }]) =>
    figuresAsItems(figures, ['departments', name, 'figures']),
  ),
];

const figuresAsItems = (figures: Readonly<Record<string, string>> = {}, base: ConfigPath): readonly PricedItem[] =>
  Object.entries(figures).flatMap(([name, text]) => {
    const facts = figureFacts({ [name]: text }, base.join('.'));
    const names = [separateWords(name)];
    const singles = facts.map(({ pence }) => pence);
    return facts.length === 0 ? [] : [{ path: [...base, name], names, price: text, singles, options: [], facts }];
  });

function treatmentItem(site: Site, slug: string, treatment: Treatment, codes: readonly string[] = []): PricedItem {
  const base = `catalogue.${slug}`;
  const { name, price, duration, next, nextOfOptions, reduced, usualPrice, instalments, packages } = treatment;
  const optionPrices = optionsOf(treatment).flatMap(([, option]) => amounts(option.price));
  const options = optionsOf(treatment).map(([key, option]) =>
    pricedOption(option, `${base}.options.${key}`, nextOfOptions?.[key]),
  );
  return {
    path: ['catalogue', slug],
    names: [name, slug.replaceAll('-', ' '), ...codes],
    price: price.text,
    least: amountOf(price),
    singles: optionPrices.length > 0 ? optionPrices : amounts(price),
    options,
    minutes: duration?.minutes,
    sessions: duration && duration.visits > 1 ? duration.visits : undefined,
    courses: (packages ?? []).map(({ label, price: whole, sessions }, index) => ({
      title: label,
      price: whole.text,
      sessions,
      facts: fact(whole.amount, `${base}.packages.${index}.price`),
    })),
    facts: [
      ...priceFact(price, base),
      ...fact(usualPrice?.amount, `${base}.usualPrice`),
      ...savingFacts(reducedSaving(treatment), base),
      ...comingFacts(next),
      ...(reduced ? priceFact(reduced.price, `${base}.reduced`) : []),
      ...instalmentFacts(instalments, base),
      ...packageFacts(packages, price, base),
      ...savingFacts(combinedSaving(site, treatment), base),
      ...figureFacts(treatment.figures, `${base}.figures`),
      ...options.flatMap(({ facts }) => facts),
    ],
  };
}

const pricedOption = (
  { title, price, duration, instalments, packages }: Option,
  base: string,
  next: Treatment['next'],
): PricedOption => ({
  title,
  price: price.text,
  minutes: duration?.minutes,
  facts: [
    ...priceFact(price, base),
    ...comingFacts(next),
    ...instalmentFacts(instalments, base),
    ...packageFacts(packages, price, base),
  ],
});

function programmeItem(site: Site, key: string, programme: Programme): PricedItem {
  const { name, price, schedule, instalments, figures } = programme;
  const base = `programmes.${key}`;
  return {
    path: ['programmes', key],
    names: [name],
    price: price.text,
    least: amountOf(price),
    singles: amounts(price),
    options: [],
    sessions: schedule.monthly && !isMonthly(price) ? undefined : schedule.sessions,
    facts: [
      ...priceFact(price, base),
      ...savingFacts(programmeSaving(site, programme), base),
      ...instalmentFacts(instalments, base),
      ...figureFacts(figures, `${base}.figures`),
    ],
  };
}

/** '£125 a month' pays for the sessions of a month. */
const isMonthly = (price: Price): boolean => price.kind === 'amount' && price.unit === 'month';

function offerItem(site: Site, key: string, offer: Offer): PricedItem {
  const base = `offers.${key}`;
  return {
    path: ['offers', key],
    names: [offerTitle(offer).title],
    price: offer.price.text,
    least: amountOf(offer.price),
    singles: amounts(offer.price),
    options: [],
    facts: [...priceFact(offer.price, base), ...savingFacts(offerSaving(site, offer), base)],
  };
}

/**
 * Visitors do not see the key of a category. It is a name only if the displayed name contains it, in the singular or the
 * plural, and no other name does: 'two visits' are not about a category “Fees” with the key `visits`, and 'checks' not about
 * “Eye checks” beside “Ear checks”, but 'ears' are about “Ear care”.
 */
function categoryNames({ categories }: Pick<Site, 'categories'>, slug: string): readonly string[] {
  const name = categories[slug]?.name ?? slug;
  const key = slug.replaceAll('-', ' ');
  const hasKey = (other: string) => normalise(other).text.includes(key.replace(/s$/, ''));
  const isShared = Object.entries(categories).some(([other, category]) => other !== slug && hasKey(category.name));
  return hasKey(name) && !isShared ? [name, key] : [name];
}

/** A category has the lowest price of its treatments; the price of each treatment belongs to that treatment. */
function categoryItem(site: Site, slug: string): PricedItem {
  const category = site.categories[slug];
  const members = treatmentsOf(site, slug).flatMap(([, { price }]) => fact(amountOf(price)));
  const stated = category?.from;
  const least = leastPrice(site, slug);
  return {
    path: ['categories', slug],
    names: categoryNames(site, slug),
    price: categoryPrice(site, slug),
    least: stated?.amount ?? least,
    singles: members.map(({ pence }) => pence),
    options: [],
    facts: [...fact(stated?.amount), ...fact(least), ...members],
  };
}
