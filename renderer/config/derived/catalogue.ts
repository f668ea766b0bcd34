/** Look-ups and computed figures of the catalogue. All functions are pure. */

import { formatPounds, type Pence } from '../../facts/money.ts';
import { type AmountPrice, amountOf, type Price } from '../../facts/price.ts';
import type { Department, Offer, Option, Package, Programme, Site, Treatment } from '../site.ts';

/** A treatment that can be booked: it has a booking link and a price. */
export const isBookable = (treatment: Treatment): treatment is Treatment & { book: string } =>
  treatment.book !== undefined && treatment.price.kind !== 'tba';

/** The categories that list a treatment: its own first. */
export const categoriesOf = ({ category, alsoIn = [] }: Treatment): readonly string[] => [category, ...alsoIn];

/** The treatments that a category lists with their slugs, in the order of the catalogue. */
export const treatmentsOf = (site: Site, category: string): readonly [string, Treatment][] =>
  Object.entries(site.catalogue).filter(([, treatment]) => categoriesOf(treatment).includes(category));

/** The programmes of a department with their names, in the order of the config. */
export const programmesOf = (site: Site, department: string): readonly [string, Programme][] =>
  Object.entries(site.programmes).filter(([, programme]) => programme.department === department);

/** 'massage.half-hour' → the price of that option; 'massage' → the price of the treatment. */
export function priceOf(site: Site, item: string): Price | undefined {
  const [slug = '', option] = item.split('.', 2);
  const treatment = site.catalogue[slug];
  return option === undefined ? treatment?.price : treatment?.options?.[option]?.price;
}

/** The name of a treatment or an option that cannot be booked on its own; `undefined` if it can. */
export function unbookableName(site: Site, item: string): string | undefined {
  const [slug = '', key] = item.split('.', 2);
  const treatment = site.catalogue[slug];
  const option = key === undefined ? undefined : treatment?.options?.[key];
  const part = option ?? treatment;
  return part?.book === undefined || part.price.kind === 'tba' ? (option?.title ?? treatment?.name ?? item) : undefined;
}

/** Returns what several items cost one by one, or `undefined` if one of them has no amount. */
export function sumOf(site: Site, items: readonly string[]): Pence | undefined {
  const amounts = items.map((item) => {
    const price = priceOf(site, item);
    return price === undefined ? undefined : amountOf(price);
  });
  return amounts.some((amount) => amount === undefined)
    ? undefined
    : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

/** A price that replaces a higher one, and the difference. */
export interface Saving {
  readonly reference: Pence;
  readonly saving: Pence;
  readonly referenceText: string;
  readonly savingText: string;
}

/** Computes a saving. Its texts write thousands like the price that the owner wrote. */
function savingOf(price: AmountPrice, reference: Pence, referenceText?: string): Saving {
  const saving = reference - price.amount;
  return {
    reference,
    saving,
    referenceText: referenceText ?? formatPounds(reference, price.amountText),
    savingText: formatPounds(saving, price.amountText),
  };
}

/** The saving of a course compared with the same number of single sessions. */
export function packageSaving(pack: Package, single: Price): Saving | undefined {
  return single.kind === 'amount' ? savingOf(pack.price, single.amount * pack.sessions) : undefined;
}

/** A session's share of a course, to the penny. */
export const perSessionAmount = (pack: Package): Pence => Math.round(pack.price.amount / pack.sessions);

/** A session's share of a course, as it is shown. */
export const perSession = (pack: Package): string => formatPounds(perSessionAmount(pack), pack.price.amountText);

/** The saving of an offer compared with its parts, or with the normal price that the owner states. */
export function offerSaving(site: Site, offer: Offer): Saving | undefined {
  if (offer.price.kind !== 'amount') return undefined;
  if (offer.normalPrice) return savingOf(offer.price, offer.normalPrice.amount, offer.normalPrice.amountText);
  return savingOnParts(site, offer.price, offer.includes);
}

/** The saving of a combined treatment compared with its parts. */
export const combinedSaving = (site: Site, { price, combines }: Treatment): Saving | undefined =>
  savingOnParts(site, price, combines);

/** The saving of a programme compared with its treatments, booked one by one. */
export const programmeSaving = (site: Site, { price, includes }: Programme): Saving | undefined =>
  savingOnParts(site, price, includes);

function savingOnParts(site: Site, price: Price, parts: readonly string[] | undefined): Saving | undefined {
  const sum = parts && sumOf(site, parts);
  return sum === undefined || price.kind !== 'amount' ? undefined : savingOf(price, sum);
}

/** The saving of a reduced price compared with the usual one, on the days on which it applies. */
export const reducedSaving = ({ price, instead }: Treatment): Saving | undefined =>
  price.kind === 'amount' && instead?.kind === 'amount'
    ? savingOf(price, instead.amount, instead.amountText)
    : undefined;

/** The lowest price at which a treatment of the category can be booked. */
export function leastPrice(site: Site, category: string): Pence | undefined {
  const amounts = treatmentsOf(site, category).flatMap(([, treatment]) =>
    isBookable(treatment) && treatment.price.kind === 'amount' ? [treatment.price.amount] : [],
  );
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

/**
 * 'From £250' for a category: stated by the owner, or computed from its treatments. The computed price has the unit of
 * the treatments that cost it, 'From £240 per tooth', unless one of them has another unit or none. A session is the
 * usual unit and is left out.
 */
export function categoryPrice(site: Site, slug: string): string | undefined {
  const stated = site.categories[slug]?.from;
  if (stated) return stated.text;
  const least = leastPrice(site, slug);
  if (least === undefined) return undefined;
  const members = treatmentsOf(site, slug);
  const written = members.map(([, { price }]) => price.text).join(' ');
  const [unit, ...others] = new Set(
    members.flatMap(([, treatment]) =>
      isBookable(treatment) && treatment.price.kind === 'amount' && treatment.price.amount === least
        ? [treatment.price.unit]
        : [],
    ),
  );
  const per = unit === undefined || unit === 'session' || others.length > 0 ? '' : ` per ${unit}`;
  return `From ${formatPounds(least, written)}${per}`;
}

/** The price and the duration of a department's first appointment, as they are shown. */
export function consultationOf(
  site: Site,
  department: Department,
): { price?: Price; length?: string; minutes?: number; usual?: string } {
  const { treatment: slug, programme: name } = department.consultation;
  const treatment = slug === undefined ? undefined : site.catalogue[slug];
  if (treatment) {
    const { price, duration, usualPrice } = treatment;
    return { price, length: duration?.text, minutes: duration?.minutes, usual: usualPrice?.text };
  }
  const programme = name === undefined ? undefined : site.programmes[name];
  return programme
    ? { price: programme.price, length: programme.schedule.text, minutes: programme.schedule.minutes }
    : {};
}

/** An offer's name: the title is the text before the line break, the subtitle the text after it. */
export function offerTitle(offer: Offer): { title: string; subtitle?: string } {
  const [title = '', ...rest] = offer.name.split('\n');
  return rest.length === 0 ? { title } : { title, subtitle: rest.join(' ') };
}

/** Options of a treatment with their names, in the order of the config. */
export const optionsOf = ({ options }: Pick<Treatment, 'options'>): readonly [string, Option][] =>
  Object.entries(options ?? {});
