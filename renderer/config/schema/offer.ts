import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import type { DateText, InstalmentsText, Pounds, PriceText, Prose, ScheduleText } from '../text.ts';
import { type DeclaredNames, line, shape, words } from './base.ts';
import { departmentRef } from './department.ts';
import { type EvidenceInput, evidence, memo, provesFigures } from './evidence.ts';

import { itemRef } from './item-ref.ts';
import { target } from './link-target.ts';
import { plainProse, prose } from './prose.ts';
import { runs } from './reduced.ts';
import { ref } from './references.ts';
import { instalments, pastDate, pounds, price, schedule } from './values.ts';

/** Several treatments at one price. */
export interface OfferInput<R extends Refs> {
  /** Its name; a line break separates the title from the subtitle. */
  readonly name: Authored<string>;
  /** The price as it is shown: '£60 per session'; 'TBA' while it cannot be booked. */
  readonly price: Authored<PriceText>;
  /** The price of its parts one by one. Leave it out to compute it from `includes`. */
  readonly normalPrice?: Authored<Pounds>;
  /**
   * The date since which its parts have been sold at these prices: a saving must compare with a price that was really
   * charged.
   */
  readonly normalSince?: Authored<DateText>;
  /**
   * Set this for an offer without an end: its card compares the price with today’s prices of its parts, '£120 bought
   * separately', instead of a normal price. Each of them must be bookable on its own.
   */
  readonly comparedWith?: Authored<'bought separately'>;
  /** The first and the last day of the offer; a saving on a normal price requires an end date. */
  readonly runs?: Authored<{
    /** The first day: '2027-03-01'. */
    readonly from: Authored<DateText>;
    /** The last day: '2027-03-31'. */
    readonly until: Authored<DateText>;
  }>;
  /** The treatments in it, or their options: ['massage.half-hour', 'facial']. */
  readonly includes?: readonly Authored<R['treatment'] | `${R['treatment']}.${string}`>[];
  /** One or two sentences on its card. */
  readonly description: Prose;
  /** The contents of the offer, one per line: 'An hour of massage'. */
  readonly features: readonly Prose[];
  /** Its booking link, by its name in `booking`. Leave it out while the offer is coming soon. */
  readonly book?: Authored<R['booking']>;
  /** Set this to open its booking link in the same window. */
  readonly opens?: Authored<'same window'>;
  /** The words on its button: 'Book now'. */
  readonly ctaText: Prose;
  /** Intervals and counts that text quotes, by name: `{ again: '4 weeks' }` is '{offers.NAME.figures.again}'. */
  readonly figures?: { readonly [name: string]: Authored<string> };
}

/** A programme of sessions. */
export interface ProgrammeInput<R extends Refs> {
  /** Its name: 'Six weeks of strength'. */
  readonly name: Authored<string>;
  /** The department that offers it, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** Its duration or schedule: '1h', '6 sessions over 8 weeks'. */
  readonly schedule: Authored<ScheduleText>;
  /** The price of the whole programme: '£1,350'. */
  readonly price: Authored<PriceText>;
  /** Payment in instalments; their total is computed and shown. */
  readonly instalments?: Authored<InstalmentsText>;
  /** The treatments in it, or their options, each as often as it takes place: ['assessment', 'session', 'session']. */
  readonly includes?: readonly Authored<R['treatment'] | `${R['treatment']}.${string}`>[];
  /** A short line about the price. */
  readonly note?: Prose;
  /** One or two sentences under its name. */
  readonly description: Prose;
  /** Its booking link, by its name in `booking`. */
  readonly book: Authored<R['booking']>;
  /** The words on its button, if “Book” and its name would be unclear: 'Book a first call'. */
  readonly ctaText?: Prose;
  /** Figures that text quotes, such as the terms of a membership: `{ term: '12 months', discount: '10%' }`. */
  readonly figures?: { readonly [name: string]: Authored<string> };
  /** The location of the evidence for a figure, by the figure's name. No page shows it. */
  readonly evidence?: { readonly [figure: string]: Authored<string> };
}

/** A before-and-after image. */
export interface ComparisonInput<R extends Refs> {
  /** The subject, in a word or two: 'Left knee'. */
  readonly title: Authored<string>;
  /** The treatment: 'One session'. */
  readonly caption: Prose;
  /** The image with both states, by its name in `images`; about 4:3. */
  readonly image: Authored<R['image']>;
  /** The origin of the file: a WebP made for the web, a PNG, or another format, for which a JPEG is generated. */
  readonly kind?: 'publicWebP' | 'importedPng' | 'other';
  /** The page that it links to. */
  readonly href: Authored<LinkTarget<R>>;
  /** The evidence for it. */
  readonly evidence?: Authored<EvidenceInput>;
}

/** A worked example: treatment, period and result. */
export interface ExampleInput<R extends Refs> {
  /** The result in a few words: 'A calmer shoulder'. */
  readonly title: Authored<string>;
  /** The treatment that was given: 'Six sessions of massage'. */
  readonly protocol: Prose;
  /** The period of the treatment: 'Four months'. */
  readonly timeframe: Prose;
  /** The result in one sentence, including what did not change: 'Less pain on stairs; running still hurts.' */
  readonly summary: Prose;
  /** The image with both states, by its name in `images`; about 4:3. */
  readonly image: Authored<R['image']>;
  /** A description of the image here, if its own description does not fit. */
  readonly alt?: Prose;
  /** The page that it links to: usually the treatment. */
  readonly href: Authored<LinkTarget<R>>;
  /** The evidence for it. */
  readonly evidence?: Authored<EvidenceInput>;
}

export const offer = (declaredNames: DeclaredNames) =>
  shape<OfferInput<Refs>>()({
    name: words({ breaks: true }),
    price: price(),
    normalPrice: pounds().optional(),
    normalSince: pastDate().optional(),
    comparedWith: z.literal('bought separately').optional(),
    runs: runs().optional(),
    includes: z.array(itemRef(declaredNames)).optional(),
    description: prose(declaredNames),
    features: z.array(prose(declaredNames)),
    book: ref(declaredNames, 'booking').optional(),
    opens: z.literal('same window').optional(),
    ctaText: plainProse(declaredNames),
    figures: z.record(z.string(), line()).optional(),
  });

export const programme = (declaredNames: DeclaredNames) =>
  shape<ProgrammeInput<Refs>>()({
    name: line(),
    department: departmentRef(declaredNames),
    schedule: schedule(),
    price: price(),
    instalments: instalments().optional(),
    includes: z.array(itemRef(declaredNames)).optional(),
    note: prose(declaredNames).optional(),
    description: prose(declaredNames),
    book: ref(declaredNames, 'booking'),
    ctaText: plainProse(declaredNames).optional(),
    figures: z.record(z.string(), line()).optional(),
    evidence: z.record(z.string(), memo()).optional(),
  }).superRefine(provesFigures);

export const comparison = (declaredNames: DeclaredNames) =>
  shape<ComparisonInput<Refs>>()({
    title: line(),
    caption: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    kind: z.enum(['publicWebP', 'importedPng', 'other']).optional(),
    href: target(declaredNames),
    evidence: evidence().optional(),
  });

export const example = (declaredNames: DeclaredNames) =>
  shape<ExampleInput<Refs>>()({
    title: line(),
    protocol: prose(declaredNames),
    timeframe: prose(declaredNames),
    summary: prose(declaredNames),
    image: ref(declaredNames, 'image'),
    alt: prose(declaredNames).optional(),
    href: target(declaredNames),
    evidence: evidence().optional(),
  });
