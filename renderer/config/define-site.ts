import type { Authored } from './annotations.ts';
import type { Refs } from './refs.ts';
import type { BudgetsInput } from './schema/budgets.ts';
import type { ClinicInput } from './schema/clinic.ts';
import type { DepartmentInput } from './schema/department.ts';
import type { DesignInput } from './schema/design.ts';
import type { DocumentInput } from './schema/document.ts';
import type { AnalyticsInput, EmbedInput } from './schema/embed.ts';
import type { HostingInput } from './schema/hosting.ts';
import type { JournalInput } from './schema/journal.ts';
import type { ImageInput } from './schema/media.ts';
import type { NavigationInput } from './schema/navigation.ts';
import type { ComparisonInput, ExampleInput, OfferInput, ProgrammeInput } from './schema/offer.ts';
import type { PersonInput, TestimonialInput } from './schema/people.ts';
import type { AliasInput, RouteInput } from './schema/route.ts';
import type { RuleSeverities } from './schema/rules.ts';
import type { CategoryInput, TreatmentInput } from './schema/treatment.ts';
import type { Section } from './sections/base.ts';
import type { BookingAddress, Prose, WebAddress } from './text.ts';

/**
 * The facts of a site. `R` contains the declared names, `N` the same names where they are used: the compiler infers
 * them from `R` and checks `N`.
 */
export interface SiteFacts<R extends Refs, N extends Refs> {
  /** The clinic itself: name, address, hours, rating. */
  readonly clinic: ClinicInput<N>;
  /**
   * The departments; a page that belongs to none has the colours of the first. Leave them out if the clinic is not
   * divided: `clinic` then has the colours and the booking buttons, and nothing names a department.
   */
  readonly departments?: { readonly [K in R['department']]: DepartmentInput<N> };
  /** The clinic’s own fonts, logo and corners; those of the theme if you leave it out. */
  readonly design?: DesignInput<N>;
  /** Booking links by name; each has the address /go/NAME, or calls the clinic if its value is `phone`. */
  readonly booking: { readonly [K in R['booking']]: Authored<BookingAddress> };
  /** Images in content/images/. */
  readonly images: { readonly [K in R['image']]: Authored<ImageInput> };
  /** Files in content/documents/ to download. */
  readonly documents: { readonly [K in R['document']]: Authored<DocumentInput<N>> };
  /** The team of the clinic. */
  readonly people: { readonly [K in R['person']]: Authored<PersonInput<N>> };
  /** Testimonials of clients. */
  readonly testimonials: { readonly [K in R['testimonial']]: Authored<TestimonialInput<N>> };
  /** The categories of the catalogue, in their order. */
  readonly categories: { readonly [K in R['category']]: CategoryInput<N> };
  /** The treatments, in their order. */
  readonly catalogue: { readonly [K in R['treatment']]: Authored<TreatmentInput<N>> };
  /** The route below which each treatment has its page: '/treatments'. */
  readonly catalogueRoute: N['route'];
  /** Programmes of several sessions, in their order. */
  readonly programmes: { readonly [K in R['programme']]: Authored<ProgrammeInput<N>> };
  /** Several treatments at one price, in their order. */
  readonly offers: { readonly [K in R['offer']]: Authored<OfferInput<N>> };
  /** Before-and-after images. */
  readonly comparisons: { readonly [K in R['comparison']]: Authored<ComparisonInput<N>> };
  /** Worked examples. */
  readonly examples: { readonly [K in R['example']]: Authored<ExampleInput<N>> };
  /**
   * Figures of the policies and charges of others, by name: { notice: '24 hours', nhsCharge: '£9.90' }. Policies and
   * answers quote them as '{figures.notice}'.
   */
  readonly figures: { readonly [name: string]: Authored<string> };
  /**
   * The source of a figure that others set, by the figure's name: { nhsCharge: 'nhs.uk, prescription charges, April
   * 2026' }. No page shows it.
   */
  readonly evidence?: { readonly [figure: string]: Authored<string> };
  /** Explanations of terms, by name: visitors can open the explanation of '[HCPC](term:hcpc)'. */
  readonly terms?: { readonly [K in R['term']]: Authored<Prose> };
  /** Schedulers, calendars, forms and maps of other providers. */
  readonly embeds: { readonly [K in R['embed']]: EmbedInput<N> };
  /** The scripts for analytics and newsletters, each loaded only after consent; `{}` if there are none. */
  readonly analytics: AnalyticsInput;
  /** The address of the site, and the expiry date of security.txt. */
  readonly hosting: HostingInput;
  /** The external quiz, if there is one. */
  readonly quiz?: Authored<WebAddress>;
  /** The journal, if there is one. */
  readonly journal?: JournalInput<N>;
  /** The parts that pages share: bar, drawer, footer, booking bar and chat. */
  readonly navigation: NavigationInput<N>;
  /** The image for all icons, which should be square; the logo of `design` if you leave it out. */
  readonly icon?: N['image'];
  /** The title and description of every page, by its address. '/404' is shown for addresses that do not exist. */
  readonly routes: { readonly [K in R['page']]: Authored<RouteInput<N>> };
  /** Second addresses of pages. */
  readonly aliases: { readonly [K in R['alias']]: AliasInput<N> };
  /**
   * Severities of rules that differ from their defaults: 'off', 'warning' or 'error'. That of a rule about facts cannot be lowered.
   */
  readonly rules?: RuleSeverities;
  /**
   * Words that are spelt correctly but are in no dictionary: ['microsuction', 'dermatoscope']. Names of the config need not
   * be listed.
   */
  readonly spelling?: readonly Authored<string>[];
  /** The maximum size of pages and their scripts. */
  readonly budgets?: BudgetsInput;
}

/** The sections of each page, in their order. */
export type SitePages<R extends Refs> = { readonly [K in R['page']]: readonly Authored<Section<R>>[] };

/**
 * Declares a whole site: first its facts, then its pages. The compiler infers the names from the facts and checks every
 * reference in facts and pages while you type.
 */
export const defineSite = <
  const Department extends string,
  const Category extends string,
  const Treatment extends string,
  const Programme extends string,
  const Offer extends string,
  const Booking extends string,
  const Image extends string,
  const Person extends string,
  const Testimonial extends string,
  const Comparison extends string,
  const Example extends string,
  const Doc extends string,
  const Embed extends string,
  const Term extends string,
  const Page extends `/${string}`,
  const Alias extends `/${string}`,
>(
  facts: SiteFacts<
    {
      department: Department;
      category: Category;
      treatment: Treatment;
      programme: Programme;
      offer: Offer;
      booking: Booking;
      image: Image;
      person: Person;
      testimonial: Testimonial;
      comparison: Comparison;
      example: Example;
      document: Doc;
      embed: Embed;
      term: Term;
      page: Page;
      alias: Alias;
      route: Page | Alias;
    },
    {
      department: NoInfer<Department>;
      category: NoInfer<Category>;
      treatment: NoInfer<Treatment>;
      programme: NoInfer<Programme>;
      offer: NoInfer<Offer>;
      booking: NoInfer<Booking>;
      image: NoInfer<Image>;
      person: NoInfer<Person>;
      testimonial: NoInfer<Testimonial>;
      comparison: NoInfer<Comparison>;
      example: NoInfer<Example>;
      document: NoInfer<Doc>;
      embed: NoInfer<Embed>;
      term: NoInfer<Term>;
      page: NoInfer<Page>;
      alias: NoInfer<Alias>;
      route: NoInfer<Page | Alias>;
    }
  >,
  pages: SitePages<{
    department: NoInfer<Department>;
    category: NoInfer<Category>;
    treatment: NoInfer<Treatment>;
    programme: NoInfer<Programme>;
    offer: NoInfer<Offer>;
    booking: NoInfer<Booking>;
    image: NoInfer<Image>;
    person: NoInfer<Person>;
    testimonial: NoInfer<Testimonial>;
    comparison: NoInfer<Comparison>;
    example: NoInfer<Example>;
    document: NoInfer<Doc>;
    embed: NoInfer<Embed>;
    term: NoInfer<Term>;
    page: NoInfer<Page>;
    alias: NoInfer<Alias>;
    route: NoInfer<Page | Alias>;
  }>,
) => ({ ...facts, pages });
