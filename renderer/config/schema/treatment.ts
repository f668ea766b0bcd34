import { z } from 'zod';
import type { Price } from '../../facts/price.ts';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DurationText, FromText, InstalmentsText, Pounds, PriceText, Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { departmentRef } from './department.ts';
import { memo, provesFigures } from './evidence.ts';
import { plainProse, prose } from './prose.ts';
import { type ReducedPriceInput, reduced } from './reduced.ts';
import { ref, routeRef } from './references.ts';
import { coursePrice, duration, fromPounds, instalments, key, pounds, price, SLUG } from './values.ts';

/** A category of the catalogue. Its slug is its name in the config. */
export interface CategoryInput<R extends Refs> {
  /** Its name, as on the index. */
  readonly name: Authored<string>;
  /** The department that offers it, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** The anchor of the category on the index page. */
  readonly anchor: Authored<string>;
  /** Its own page. */
  readonly route: Authored<R['route']>;
  /** One or two sentences. */
  readonly description: Prose;
  /** The lowest price that summaries show. Leave it out to compute it from the treatments. */
  readonly from?: Authored<FromText>;
  /** The image of the category's card, by its name in `images`; about 4:3. */
  readonly image?: Authored<R['image']>;
}

/** A course or package: several sessions at one price. The price that it replaces and the saving are computed. */
export interface PackageInput {
  /** Its name: 'Course of five'. */
  readonly label: Authored<string>;
  /** The number of single sessions or vials. */
  readonly sessions: Authored<number>;
  /** The price of the whole course: '£250'; what it saves is computed. */
  readonly price: Authored<Pounds>;
  /** Payment in instalments: '6 x £40'; their total is computed and shown. */
  readonly instalments?: Authored<InstalmentsText>;
  /** A short line about dates or intervals. */
  readonly note?: Prose;
}

/** One form of a treatment, with its own price. */
export interface OptionInput<R extends Refs> {
  /** Its name, shown after the treatment's name: 'Half an hour'. */
  readonly title: Authored<string>;
  /** The price of this option: '£40', '£40 per session'. */
  readonly price: Authored<PriceText>;
  /** Payment in instalments: '10 x £245', '£300 + 10 x £135'; their total is computed and shown. */
  readonly instalments?: Authored<InstalmentsText>;
  /** Its duration: '30min', '1h'. Leave it out if the option has no duration. */
  readonly duration?: Authored<DurationText>;
  /** One or two sentences on its card. */
  readonly description?: Prose;
  /** Its contents, one per line: ['An hour of massage', 'Tea afterwards']. */
  readonly bullets?: readonly Prose[];
  /** The booking link for returning clients. */
  readonly book: Authored<R['booking']>;
  /** The words on its button. */
  readonly ctaText?: Prose;
  /** The image of its card, by its name in `images`; about 1:1. */
  readonly image?: Authored<R['image']>;
  /** Courses of this option at one price. */
  readonly packages?: readonly Authored<PackageInput>[];
}

/** A treatment of the catalogue. Its slug is its name in the config. */
export interface TreatmentInput<R extends Refs> {
  /** Its category, by its name in `categories`. */
  readonly category: Authored<R['category']>;
  /** Other categories that list it too. Its breadcrumbs and its department are those of `category`. */
  readonly alsoIn?: readonly Authored<R['category']>[];
  /** Its name: 'Deep massage'. */
  readonly name: Authored<string>;
  /** A second name, shown on cards. */
  readonly subtitle?: Prose;
  /** One or two sentences for cards, structured data and the generated page. */
  readonly description: Prose;
  /** The price as it is shown: '£60 per session'; 'TBA' while it cannot be booked. */
  readonly price: Authored<PriceText>;
  /** A lower price for a while: pages show it with “instead of £60 until 31 January 2027”. */
  readonly reduced?: Authored<ReducedPriceInput>;
  /** The price for clients who do not get it free. */
  readonly usualPrice?: Authored<Pounds>;
  /** The words after that price, such as who pays it: with 'for returning clients', the page reads “usually £30 for returning clients”. */
  readonly usualPriceNote?: Authored<string>;
  /** Payment in instalments; their total is computed and shown. */
  readonly instalments?: Authored<InstalmentsText>;
  /** Its duration: '45min', '1h 30min', '2h over 2 visits'. Leave it out if the treatment has no duration, such as a study at home. */
  readonly duration?: Authored<DurationText>;
  /** The booking link for returning clients. Leave it out while the treatment is coming soon. */
  readonly book?: Authored<R['booking']>;
  /** The booking link for new clients, if they need no first appointment before this treatment. */
  readonly bookNew?: Authored<R['booking']>;
  /** The words on its button, if “Book” and its name would be unclear: 'Order the home kit'. */
  readonly ctaText?: Prose;
  /** The image of its card, by its name in `images`; about 4:3. */
  readonly image: Authored<R['image']>;
  /** Set this to `true` if a prescription-only medicine is used: the law limits its advertising. */
  readonly prescriptionOnly?: Authored<boolean>;
  /** The forms of the treatment, each with its own price, by name. */
  readonly options?: { readonly [name: string]: OptionInput<R> };
  /** The treatments that it combines; the saving is computed from their prices. */
  readonly combines?: readonly Authored<R['treatment']>[];
  /** Courses at one price: `[course('Course of five', { sessions: 5, price: '£250' })]`. */
  readonly packages?: readonly Authored<PackageInput>[];
  /** Durations and figures that text quotes, by name: { lasts: '3–4 months' }. */
  readonly figures?: { readonly [name: string]: Authored<string> };
  /**
   * The location of the evidence for a figure, by the figure's name: { lasts: 'folder 3, study of 2021' }. No page
   * shows it.
   */
  readonly evidence?: { readonly [figure: string]: Authored<string> };
}

const packages = (declaredNames: DeclaredNames) =>
  z.array(
    shape<PackageInput>()({
      label: line(),
      sessions: z.int().min(2),
      price: coursePrice(),
      instalments: instalments().optional(),
      note: prose(declaredNames).optional(),
    }),
  );

export const category = (declaredNames: DeclaredNames) =>
  shape<CategoryInput<Refs>>()({
    name: line(),
    department: departmentRef(declaredNames),
    anchor: key(SLUG),
    route: routeRef(declaredNames),
    description: prose(declaredNames),
    from: fromPounds().optional(),
    image: ref(declaredNames, 'image').optional(),
  });

const option = (declaredNames: DeclaredNames) =>
  shape<OptionInput<Refs>>()({
    title: line(),
    price: price(),
    instalments: instalments().optional(),
    duration: duration().optional(),
    description: prose(declaredNames).optional(),
    bullets: z.array(prose(declaredNames)).optional(),
    book: ref(declaredNames, 'booking'),
    ctaText: plainProse(declaredNames).optional(),
    image: ref(declaredNames, 'image').optional(),
    packages: packages(declaredNames).optional(),
  });

export const treatment = (declaredNames: DeclaredNames) =>
  shape<TreatmentInput<Refs>>()({
    category: ref(declaredNames, 'category'),
    alsoIn: z.array(ref(declaredNames, 'category')).optional(),
    name: line(),
    subtitle: prose(declaredNames).optional(),
    description: prose(declaredNames),
    price: price(),
    reduced: reduced().optional(),
    usualPrice: pounds().optional(),
    usualPriceNote: line().optional(),
    instalments: instalments().optional(),
    duration: duration().optional(),
    book: ref(declaredNames, 'booking').optional(),
    bookNew: ref(declaredNames, 'booking').optional(),
    ctaText: plainProse(declaredNames).optional(),
    image: ref(declaredNames, 'image'),
    prescriptionOnly: z.boolean().optional(),
    options: z.record(key(SLUG), option(declaredNames)).optional(),
    combines: z.array(ref(declaredNames, 'treatment')).optional(),
    packages: packages(declaredNames).optional(),
    figures: z.record(z.string(), line()).optional(),
    evidence: z.record(z.string(), memo()).optional(),
  }).superRefine(provesFigures);

/** A parsed treatment. */
export type Treatment = z.output<ReturnType<typeof treatment>> & {
  /** The usual price, on the days on which a reduced one replaces it (`config/derived/on-day.ts`). */
  readonly instead?: Price;
  /** Its next price, if the price will change (`config/derived/coming-prices.ts`). */
  readonly next?: ComingPrice;
  /** The next prices of its options. */
  readonly nextOfOptions?: Readonly<Record<string, ComingPrice | undefined>>;
};

type ComingPrice = { readonly from: string; readonly price: Price };
