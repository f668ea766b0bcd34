import type { Authored } from './annotations.ts';
import type { Refs } from './refs.ts';
import type { BudgetsInput } from './schema/budgets.ts';
import type { ClinicInput } from './schema/clinic.ts';
import type { DepartmentInput } from './schema/department.ts';
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
import type { Prose, WebAddress } from './text.ts';

/**
 * The facts of a site. `R` holds the names as they are declared here, `N` the same names as they are used:
 * the compiler infers them from the first and checks the second.
 */
export interface SiteFacts<R extends Refs, N extends Refs> {
  /** The clinic itself: name, address, hours, rating. */
  readonly clinic: ClinicInput<N>;
  /** Its arms; the first is the one whose colours a page takes when it names none. */
  readonly departments: { readonly [K in R['department']]: DepartmentInput<N> };
  /** Booking links by name; each is reached under /go/NAME. */
  readonly booking: { readonly [K in R['booking']]: Authored<WebAddress> };
  /** Pictures in content/images/. */
  readonly images: { readonly [K in R['image']]: Authored<ImageInput> };
  /** Files in content/documents/ to download. */
  readonly documents: { readonly [K in R['document']]: Authored<DocumentInput<N>> };
  /** The people who work here. */
  readonly people: { readonly [K in R['person']]: Authored<PersonInput<N>> };
  /** What clients said. */
  readonly testimonials: { readonly [K in R['testimonial']]: Authored<TestimonialInput<N>> };
  /** The groups of the catalogue, in their order. */
  readonly categories: { readonly [K in R['category']]: CategoryInput<N> };
  /** The treatments, in their order. */
  readonly catalogue: { readonly [K in R['treatment']]: Authored<TreatmentInput<N>> };
  /** The route in whose folder each treatment has its page: '/treatments'. */
  readonly catalogueRoute: N['route'];
  /** Programmes of several sessions, in their order. */
  readonly programmes: { readonly [K in R['programme']]: Authored<ProgrammeInput<N>> };
  /** Several treatments at one price, in their order. */
  readonly offers: { readonly [K in R['offer']]: Authored<OfferInput<N>> };
  /** Pictures of before and after. */
  readonly comparisons: { readonly [K in R['comparison']]: Authored<ComparisonInput<N>> };
  /** Worked examples. */
  readonly examples: { readonly [K in R['example']]: Authored<ExampleInput<N>> };
  /** Figures of the policies, by name; policies and answers quote them: '{figures.notice}'. */
  readonly figures: { readonly [name: string]: Authored<string> };
  /** What words mean that visitors may not know, by name: '[HCPC](term:hcpc)' lets them ask. */
  readonly terms?: { readonly [K in R['term']]: Authored<Prose> };
  /** Schedulers, calendars, forms and maps of other providers. */
  readonly embeds: { readonly [K in R['embed']]: EmbedInput<N> };
  /** The scripts that measure visits and send letters, each only after consent; `{}` where there are none. */
  readonly analytics: AnalyticsInput;
  /** Where the site will be served, and until when security.txt holds. */
  readonly hosting: HostingInput;
  /** The external quiz, where there is one. */
  readonly quiz?: Authored<WebAddress>;
  /** The journal, where there is one. */
  readonly journal?: JournalInput<N>;
  /** What stands around every page: bar, drawer, footer, booking bar and chat. */
  readonly navigation: NavigationInput<N>;
  /** The picture from which icons are made; square. */
  readonly icon: N['image'];
  /** Every page: its address, its title and its description. '/404' is shown where nothing is found. */
  readonly routes: { readonly [K in R['page']]: Authored<RouteInput<N>> };
  /** Second addresses of pages. */
  readonly aliases: { readonly [K in R['alias']]: AliasInput<N> };
  /** Rules of `site check` that count otherwise here: 'off', 'warning' or 'error'. Facts stay errors. */
  readonly rules?: RuleSeverities;
  /** How much of a page visitors may have to fetch. */
  readonly budgets?: BudgetsInput;
}

/** What each page shows: its sections, in their order. */
export type SitePages<R extends Refs> = { readonly [K in R['page']]: readonly Authored<Section<R>>[] };

/**
 * A whole site: first its facts, then its pages. Names are inferred from the facts, so that every reference
 * in them and in the pages is checked while typing.
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
