import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Examples } from '../../components/examples.ts';
import { Arenas } from '../../components/sections/Arenas/Arenas.tsx';
import { examples as arenas } from '../../components/sections/Arenas/examples.ts';
import { Bare } from '../../components/sections/Bare/Bare.tsx';
import { examples as bare } from '../../components/sections/Bare/examples.ts';
import { Benefits } from '../../components/sections/Benefits/Benefits.tsx';
import { examples as benefits } from '../../components/sections/Benefits/examples.ts';
import { BookingSplit } from '../../components/sections/BookingSplit/BookingSplit.tsx';
import { examples as bookingSplit } from '../../components/sections/BookingSplit/examples.ts';
import { Carousel } from '../../components/sections/Carousel/Carousel.tsx';
import { examples as carousel } from '../../components/sections/Carousel/examples.ts';
import { CaseExamples } from '../../components/sections/CaseExamples/CaseExamples.tsx';
import { examples as caseExamples } from '../../components/sections/CaseExamples/examples.ts';
import { CatalogueGroups } from '../../components/sections/CatalogueGroups/CatalogueGroups.tsx';
import { examples as catalogueGroups } from '../../components/sections/CatalogueGroups/examples.ts';
import { CategoryCards } from '../../components/sections/CategoryCards/CategoryCards.tsx';
import { examples as categoryCards } from '../../components/sections/CategoryCards/examples.ts';
import { Closing } from '../../components/sections/Closing/Closing.tsx';
import { examples as closing } from '../../components/sections/Closing/examples.ts';
import { ComingSoon } from '../../components/sections/ComingSoon/ComingSoon.tsx';
import { examples as comingSoon } from '../../components/sections/ComingSoon/examples.ts';
import { Concerns } from '../../components/sections/Concerns/Concerns.tsx';
import { examples as concerns } from '../../components/sections/Concerns/examples.ts';
import { Consultations } from '../../components/sections/Consultations/Consultations.tsx';
import { examples as consultations } from '../../components/sections/Consultations/examples.ts';
import { Cover } from '../../components/sections/Cover/Cover.tsx';
import { examples as cover } from '../../components/sections/Cover/examples.ts';
import { Disclaimer } from '../../components/sections/Disclaimer/Disclaimer.tsx';
import { examples as disclaimer } from '../../components/sections/Disclaimer/examples.ts';
import { Download } from '../../components/sections/Download/Download.tsx';
import { examples as download } from '../../components/sections/Download/examples.ts';
import { Embedded } from '../../components/sections/Embedded/Embedded.tsx';
import { examples as embedded } from '../../components/sections/Embedded/examples.ts';
import { Explanation } from '../../components/sections/Explanation/Explanation.tsx';
import { examples as explanation } from '../../components/sections/Explanation/examples.ts';
import { examples as faq } from '../../components/sections/Faq/examples.ts';
import { Faq } from '../../components/sections/Faq/Faq.tsx';
import { examples as feature } from '../../components/sections/Feature/examples.ts';
import { Feature } from '../../components/sections/Feature/Feature.tsx';
import { examples as gallery } from '../../components/sections/Gallery/examples.ts';
import { Gallery } from '../../components/sections/Gallery/Gallery.tsx';
import { examples as hero } from '../../components/sections/Hero/examples.ts';
import { Hero } from '../../components/sections/Hero/Hero.tsx';
import { examples as journalList } from '../../components/sections/JournalList/examples.ts';
import { JournalList } from '../../components/sections/JournalList/JournalList.tsx';
import { examples as journey } from '../../components/sections/Journey/examples.ts';
import { Journey } from '../../components/sections/Journey/Journey.tsx';
import { examples as jumpHero } from '../../components/sections/JumpHero/examples.ts';
import { JumpHero } from '../../components/sections/JumpHero/JumpHero.tsx';
import { examples as landing } from '../../components/sections/Landing/examples.ts';
import { Landing } from '../../components/sections/Landing/Landing.tsx';
import { examples as landingOptions } from '../../components/sections/LandingOptions/examples.ts';
import { LandingOptions } from '../../components/sections/LandingOptions/LandingOptions.tsx';
import { examples as lists } from '../../components/sections/Lists/examples.ts';
import { Lists } from '../../components/sections/Lists/Lists.tsx';
import { examples as miniGallery } from '../../components/sections/MiniGallery/examples.ts';
import { MiniGallery } from '../../components/sections/MiniGallery/MiniGallery.tsx';
import { examples as options } from '../../components/sections/Options/examples.ts';
import { Options } from '../../components/sections/Options/Options.tsx';
import { examples as pathways } from '../../components/sections/Pathways/examples.ts';
import { Pathways } from '../../components/sections/Pathways/Pathways.tsx';
import { examples as people } from '../../components/sections/People/examples.ts';
import { People } from '../../components/sections/People/People.tsx';
import { examples as placeholder } from '../../components/sections/Placeholder/examples.ts';
import { Placeholder } from '../../components/sections/Placeholder/Placeholder.tsx';
import { examples as policy } from '../../components/sections/Policy/examples.ts';
import { Policy } from '../../components/sections/Policy/Policy.tsx';
import { examples as pricing } from '../../components/sections/Pricing/examples.ts';
import { Pricing } from '../../components/sections/Pricing/Pricing.tsx';
import { examples as profiles } from '../../components/sections/Profiles/examples.ts';
import { Profiles } from '../../components/sections/Profiles/Profiles.tsx';
import { examples as programmes } from '../../components/sections/Programmes/examples.ts';
import { Programmes } from '../../components/sections/Programmes/Programmes.tsx';
import { examples as quickFacts } from '../../components/sections/QuickFacts/examples.ts';
import { QuickFacts } from '../../components/sections/QuickFacts/QuickFacts.tsx';
import { examples as quotation } from '../../components/sections/Quotation/examples.ts';
import { Quotation } from '../../components/sections/Quotation/Quotation.tsx';
import { examples as reviews } from '../../components/sections/Reviews/examples.ts';
import { Reviews } from '../../components/sections/Reviews/Reviews.tsx';
import { examples as signatureOffers } from '../../components/sections/SignatureOffers/examples.ts';
import { SignatureOffers } from '../../components/sections/SignatureOffers/SignatureOffers.tsx';
import { examples as slider } from '../../components/sections/Slider/examples.ts';
import { Slider } from '../../components/sections/Slider/Slider.tsx';
import { examples as treatmentCards } from '../../components/sections/TreatmentCards/examples.ts';
import { TreatmentCards } from '../../components/sections/TreatmentCards/TreatmentCards.tsx';
import { examples as treatmentHero } from '../../components/sections/TreatmentHero/examples.ts';
import { TreatmentHero } from '../../components/sections/TreatmentHero/TreatmentHero.tsx';
import { examples as trust } from '../../components/sections/Trust/examples.ts';
import { Trust } from '../../components/sections/Trust/Trust.tsx';
import { examples as visit } from '../../components/sections/Visit/examples.ts';
import { Visit } from '../../components/sections/Visit/Visit.tsx';

/** An example of a section, ready to be rendered. */
export interface RenderedExample {
  /** The component's name. */
  readonly component: string;
  /** What the example shows. */
  readonly example: string;
  readonly element: ReactElement;
}

/** Every example of every section: one loop over them tests rendering, validity and accessibility. */
export const allExamples: readonly RenderedExample[] = [
  ...examplesOf('Arenas', Arenas, arenas),
  ...examplesOf('Bare', Bare, bare),
  ...examplesOf('Benefits', Benefits, benefits),
  ...examplesOf('BookingSplit', BookingSplit, bookingSplit),
  ...examplesOf('Carousel', Carousel, carousel),
  ...examplesOf('CaseExamples', CaseExamples, caseExamples),
  ...examplesOf('CatalogueGroups', CatalogueGroups, catalogueGroups),
  ...examplesOf('CategoryCards', CategoryCards, categoryCards),
  ...examplesOf('Closing', Closing, closing),
  ...examplesOf('ComingSoon', ComingSoon, comingSoon),
  ...examplesOf('Concerns', Concerns, concerns),
  ...examplesOf('Consultations', Consultations, consultations),
  ...examplesOf('Cover', Cover, cover),
  ...examplesOf('Disclaimer', Disclaimer, disclaimer),
  ...examplesOf('Download', Download, download),
  ...examplesOf('Embedded', Embedded, embedded),
  ...examplesOf('Explanation', Explanation, explanation),
  ...examplesOf('Faq', Faq, faq),
  ...examplesOf('Feature', Feature, feature),
  ...examplesOf('Gallery', Gallery, gallery),
  ...examplesOf('Hero', Hero, hero),
  ...examplesOf('JournalList', JournalList, journalList),
  ...examplesOf('Journey', Journey, journey),
  ...examplesOf('JumpHero', JumpHero, jumpHero),
  ...examplesOf('Landing', Landing, landing),
  ...examplesOf('LandingOptions', LandingOptions, landingOptions),
  ...examplesOf('Lists', Lists, lists),
  ...examplesOf('MiniGallery', MiniGallery, miniGallery),
  ...examplesOf('Options', Options, options),
  ...examplesOf('Pathways', Pathways, pathways),
  ...examplesOf('People', People, people),
  ...examplesOf('Placeholder', Placeholder, placeholder),
  ...examplesOf('Policy', Policy, policy),
  ...examplesOf('Pricing', Pricing, pricing),
  ...examplesOf('Profiles', Profiles, profiles),
  ...examplesOf('Programmes', Programmes, programmes),
  ...examplesOf('QuickFacts', QuickFacts, quickFacts),
  ...examplesOf('Quotation', Quotation, quotation),
  ...examplesOf('Reviews', Reviews, reviews),
  ...examplesOf('SignatureOffers', SignatureOffers, signatureOffers),
  ...examplesOf('Slider', Slider, slider),
  ...examplesOf('TreatmentCards', TreatmentCards, treatmentCards),
  ...examplesOf('TreatmentHero', TreatmentHero, treatmentHero),
  ...examplesOf('Trust', Trust, trust),
  ...examplesOf('Visit', Visit, visit),
];

/** The examples of one component, ready to be rendered. */
export function examplesOf<Props extends object>(
  component: string,
  type: ComponentType<Props>,
  examples: Examples<Props>,
): readonly RenderedExample[] {
  return examples.map(({ name, props }) => ({ component, example: name, element: createElement(type, props) }));
}
