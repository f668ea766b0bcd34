import type { Refs } from '../refs.ts';
import type { BookingSplit, Closing, Consultations, Download, Embedded, JournalList, Visit } from './booking.ts';
import type {
  CatalogueGroups,
  CategoryCards,
  ComingSoon,
  Concerns,
  Examples,
  Gallery,
  Options,
  Pathways,
  Pricing,
  Programmes,
  SignatureOffers,
  Slider,
  TreatmentCards,
} from './catalogue.ts';
import type {
  Arenas,
  Benefits,
  Disclaimer,
  Explanation,
  Faq,
  Feature,
  Journey,
  Lists,
  Policy,
  QuickFacts,
  Quotation,
} from './copy.ts';
import type { Bare, Cover, Hero, JumpHero, Placeholder, TreatmentHero, Trust } from './heroes.ts';
import type { Landing, LandingOptions, MiniGallery } from './landing.ts';
import type { Carousel, People, Profiles, Reviews } from './people.ts';

/** Every kind of section. A page is an ordered list of them. */
export type Section<R extends Refs> =
  | Arenas<R>
  | Bare
  | Benefits
  | BookingSplit<R>
  | Carousel<R>
  | CatalogueGroups<R>
  | CategoryCards<R>
  | Closing<R>
  | ComingSoon<R>
  | Concerns<R>
  | Consultations<R>
  | Cover<R>
  | Disclaimer
  | Download<R>
  | Embedded<R>
  | Examples<R>
  | Explanation<R>
  | Faq
  | Feature<R>
  | Gallery<R>
  | Hero<R>
  | JournalList
  | Journey
  | JumpHero<R>
  | Landing<R>
  | LandingOptions<R>
  | Lists
  | MiniGallery<R>
  | Options<R>
  | Pathways<R>
  | People<R>
  | Placeholder<R>
  | Policy
  | Pricing
  | Profiles<R>
  | Programmes<R>
  | QuickFacts
  | Quotation<R>
  | Reviews<R>
  | SignatureOffers<R>
  | Slider<R>
  | TreatmentCards<R>
  | TreatmentHero<R>
  | Trust
  | Visit<R>;

export type SectionKind = Section<Refs>['kind'];
