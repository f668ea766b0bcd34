import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import type { DateText, InstalmentsText, Pounds, PriceText, Prose, ScheduleText } from '../text.ts';
import { type DeclaredNames, detail, line, shape, strictFields, words } from './base.ts';
import { type EvidenceInput, evidence } from './evidence.ts';
import { itemRef, prose, ref, target } from './references.ts';
import { date, instalments, pounds, price, schedule } from './values.ts';

/** Several treatments at one price. */
export interface OfferInput<R extends Refs> {
  /** Its name; a line break parts the title from the subtitle. */
  readonly name: string;
  /** The price as it is shown; 'TBA' while it cannot be booked. */
  readonly price: Authored<PriceText>;
  /** What its parts cost one by one. Leave it out: it is computed from what the offer includes. */
  readonly normalPrice?: Authored<Pounds>;
  /** Since when its parts have been sold one by one at these prices: a saving needs a price that was really charged. */
  readonly normalSince?: Authored<DateText>;
  /** The first and the last day on which it can be had; a saving without an end is no offer. */
  readonly runs?: Authored<{
    /** The first day: '2027-03-01'. */
    readonly from: DateText;
    /** The last day: '2027-03-31'. */
    readonly until: DateText;
  }>;
  /** The treatments in it, or their options: ['massage.half-hour', 'facial']. */
  readonly includes?: readonly (R['treatment'] | `${R['treatment']}.${string}`)[];
  /** One or two sentences on its card. */
  readonly description: Prose;
  /** What it holds, one a line. */
  readonly features: readonly Prose[];
  /** Where it is booked. Leave it out while it is coming soon. */
  readonly book?: R['booking'];
  /** Set to keep its booking link in this window. */
  readonly opens?: 'same window';
  /** The words on its button. */
  readonly ctaText: string;
  /** Intervals and counts that words quote, by name: `{ again: '4 weeks' }` is '{offers.NAME.figures.again}'. */
  readonly figures?: { readonly [name: string]: Authored<string> };
}

/** A programme of sessions. */
export interface ProgrammeInput<R extends Refs> {
  /** What it is called: 'Six weeks of strength'. */
  readonly name: string;
  /** The arm of the clinic that offers it, by its name in `departments`. */
  readonly department: R['department'];
  /** How it runs: '1h', '6 sessions over 8 weeks'. */
  readonly schedule: Authored<ScheduleText>;
  /** The price of the whole programme: '£1,350'. */
  readonly price: Authored<PriceText>;
  /** Payment in parts; their total is computed and shown. */
  readonly instalments?: Authored<InstalmentsText>;
  /** A short line about the price. */
  readonly note?: Prose;
  /** One or two sentences under its name. */
  readonly description: Prose;
  /** Where it is booked, by its name in `booking`. */
  readonly book: R['booking'];
  /** The words on its button, where “Book” and its name would not say what is booked: 'Book a first call'. */
  readonly ctaText?: string;
}

/** A picture of before and after. */
export interface ComparisonInput<R extends Refs> {
  /** What is shown, in a word or two: 'Left knee'. */
  readonly title: string;
  /** What was done: 'One session'. */
  readonly caption: Prose;
  /** The picture, before and after in one, by its name in `images`. */
  readonly image: R['image'];
  /** How the file came: a webp made for the web, a png, or anything else, which is offered as jpeg. */
  readonly kind?: 'publicWebP' | 'importedPng' | 'other';
  /** The page that it leads to. */
  readonly href: LinkTarget<R>;
  /** What proves it. */
  readonly evidence?: EvidenceInput;
}

/** A worked example: what was done, over which time, with what result. */
export interface ExampleInput<R extends Refs> {
  /** The result in a few words: 'A calmer shoulder'. */
  readonly title: string;
  /** What was done. */
  readonly protocol: Prose;
  /** Over which time. */
  readonly timeframe: Prose;
  /** What changed, and what did not, in a sentence. */
  readonly summary: Prose;
  /** The picture, before and after in one, by its name in `images`. */
  readonly image: R['image'];
  /** What the picture shows here, where the picture's own words do not fit. */
  readonly alt?: Prose;
  /** The page that it leads to: the treatment, as a rule. */
  readonly href: LinkTarget<R>;
  /** What proves it. */
  readonly evidence?: EvidenceInput;
}

export const offer = (declaredNames: DeclaredNames) =>
  shape<OfferInput<Refs>>()({
    name: words({ breaks: true }),
    price: price(),
    normalPrice: pounds().optional(),
    normalSince: date().optional(),
    runs: strictFields({ from: date(), until: date() })
      .refine(({ from, until }) => from <= until, {
        error: 'This offer ends before it begins.',
        path: ['until'],
        ...detail('config/date', 'Write the first day in “from” and the last in “until”.'),
      })
      .optional(),
    includes: z.array(itemRef(declaredNames)).optional(),
    description: prose(declaredNames),
    features: z.array(prose(declaredNames)),
    book: ref(declaredNames, 'booking').optional(),
    opens: z.literal('same window').optional(),
    ctaText: line(),
    figures: z.record(z.string(), line()).optional(),
  });

export const programme = (declaredNames: DeclaredNames) =>
  shape<ProgrammeInput<Refs>>()({
    name: line(),
    department: ref(declaredNames, 'department'),
    schedule: schedule(),
    price: price(),
    instalments: instalments().optional(),
    note: prose(declaredNames).optional(),
    description: prose(declaredNames),
    book: ref(declaredNames, 'booking'),
    ctaText: line().optional(),
  });

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
