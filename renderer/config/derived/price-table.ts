/** All prices of a clinic, for the table on a page and for price lists in documents. */

import type { Price } from '../../facts/price.ts';
import type { Category, Package, Programme, Site, Treatment } from '../site.ts';
import { combinedSaving, optionsOf, packageSaving, programmesOf, type Saving, treatmentsOf } from './catalogue.ts';
import { instalmentsLine, type Payable } from './instalments.ts';

/** A price of a treatment beside its own: that of an option or a course. */
export interface FurtherPrice {
  /** Its path below the treatment: 'options.half', 'packages.0'. */
  readonly at: string;
  readonly kind: 'option' | 'course';
  /** 'Half an hour', 'Course of four'. */
  readonly label: string;
  /** The option that a course is for. */
  readonly option?: string;
  /** The duration of an option; a course has that of its sessions. */
  readonly duration?: string;
  readonly price: Price;
  readonly saving?: Saving;
  /** 'or 6 x £40 = £240 in all' */
  readonly instalments?: string;
}

/** The prices of the options of a treatment, each with its courses, then those of its own courses. */
const furtherPrices = (treatment: Treatment): readonly FurtherPrice[] => [
  ...optionsOf(treatment).flatMap(([name, option]): readonly FurtherPrice[] => {
    const { title, price, duration, packages } = option;
    const at = `options.${name}`;
    const length = duration ? { duration: duration.text } : {};
    return [
      { at, kind: 'option', label: title, ...length, price, ...paidInParts(option) },
      ...courses(packages, price, `${at}.`).map((course) => ({ ...course, option: title })),
    ];
  }),
  ...courses(treatment.packages, treatment.price),
];

const courses = (packages: readonly Package[] | undefined, single: Price, base = ''): readonly FurtherPrice[] =>
  (packages ?? []).map((pack, index) => {
    const saving = packageSaving(pack, single);
    const at = `${base}packages.${index}`;
    return {
      at,
      kind: 'course',
      label: pack.label,
      price: pack.price,
      ...(saving ? { saving } : {}),
      ...paidInParts(pack),
    };
  });

function paidInParts(payable: Payable): Pick<FurtherPrice, 'instalments'> {
  const instalments = instalmentsLine(payable);
  return instalments === undefined ? {} : { instalments };
}

/** A treatment in the table. */
export interface PricedTreatment {
  readonly slug: string;
  readonly treatment: Treatment;
  /** The saving of a combined treatment. */
  readonly saving?: Saving;
  readonly further: readonly FurtherPrice[];
}

/** A category with its treatments, in the order of the catalogue. */
export interface PricedCategory {
  readonly category: Category;
  readonly treatments: readonly PricedTreatment[];
}

/** Every category with the treatments that belong to it; only those of one department if it is named. */
export const pricedCategories = (site: Site, department?: string): readonly PricedCategory[] =>
  Object.entries(site.categories)
    .filter(([, category]) => department === undefined || category.department === department)
    .map(([slug, category]) => ({
      category,
      treatments: treatmentsOf(site, slug)
        .filter(([, treatment]) => treatment.category === slug)
        .map(([name, treatment]) => pricedTreatment(site, name, treatment)),
    }))
    .filter(({ treatments }) => treatments.length > 0);

function pricedTreatment(site: Site, slug: string, treatment: Treatment): PricedTreatment {
  const saving = combinedSaving(site, treatment);
  return { slug, treatment, ...(saving ? { saving } : {}), further: furtherPrices(treatment) };
}

/** Every programme, or those of one department. */
export const pricedProgrammes = (site: Site, department?: string): readonly (readonly [string, Programme])[] =>
  department === undefined ? Object.entries(site.programmes) : programmesOf(site, department);
