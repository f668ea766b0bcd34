import { examplesOf, type RenderedExample } from '../rendered-example.ts';
import { Arenas } from '../sections/Arenas/Arenas.tsx';
import { examples as arenas } from '../sections/Arenas/examples.ts';
import { Bare } from '../sections/Bare/Bare.tsx';
import { examples as bare } from '../sections/Bare/examples.ts';
import { Benefits } from '../sections/Benefits/Benefits.tsx';
import { examples as benefits } from '../sections/Benefits/examples.ts';
import { BookingSplit } from '../sections/BookingSplit/BookingSplit.tsx';
import { examples as bookingSplit } from '../sections/BookingSplit/examples.ts';
import { Carousel } from '../sections/Carousel/Carousel.tsx';
import { examples as carousel } from '../sections/Carousel/examples.ts';
import { CaseExamples } from '../sections/CaseExamples/CaseExamples.tsx';
import { examples as caseExamples } from '../sections/CaseExamples/examples.ts';
import { CatalogueGroups } from '../sections/CatalogueGroups/CatalogueGroups.tsx';
import { examples as catalogueGroups } from '../sections/CatalogueGroups/examples.ts';
import { CategoryCards } from '../sections/CategoryCards/CategoryCards.tsx';
import { examples as categoryCards } from '../sections/CategoryCards/examples.ts';
import { Closing } from '../sections/Closing/Closing.tsx';
import { examples as closing } from '../sections/Closing/examples.ts';
import { ComingSoon } from '../sections/ComingSoon/ComingSoon.tsx';
import { examples as comingSoon } from '../sections/ComingSoon/examples.ts';
import { Concerns } from '../sections/Concerns/Concerns.tsx';
import { examples as concerns } from '../sections/Concerns/examples.ts';
import { Consultations } from '../sections/Consultations/Consultations.tsx';
import { examples as consultations } from '../sections/Consultations/examples.ts';
import { Cover } from '../sections/Cover/Cover.tsx';
import { examples as cover } from '../sections/Cover/examples.ts';
import { Disclaimer } from '../sections/Disclaimer/Disclaimer.tsx';
import { examples as disclaimer } from '../sections/Disclaimer/examples.ts';
import { Download } from '../sections/Download/Download.tsx';
import { examples as download } from '../sections/Download/examples.ts';
import { Embedded } from '../sections/Embedded/Embedded.tsx';
import { examples as embedded } from '../sections/Embedded/examples.ts';
import { Explanation } from '../sections/Explanation/Explanation.tsx';
import { examples as explanation } from '../sections/Explanation/examples.ts';
import { examples as faq } from '../sections/Faq/examples.ts';
import { Faq } from '../sections/Faq/Faq.tsx';
import { examples as feature } from '../sections/Feature/examples.ts';
import { Feature } from '../sections/Feature/Feature.tsx';
import { examples as gallery } from '../sections/Gallery/examples.ts';
import { Gallery } from '../sections/Gallery/Gallery.tsx';
import { examples as hero } from '../sections/Hero/examples.ts';
import { Hero } from '../sections/Hero/Hero.tsx';
import { examples as journalList } from '../sections/JournalList/examples.ts';
import { JournalList } from '../sections/JournalList/JournalList.tsx';
import { examples as journey } from '../sections/Journey/examples.ts';
import { Journey } from '../sections/Journey/Journey.tsx';
import { examples as jumpHero } from '../sections/JumpHero/examples.ts';
import { JumpHero } from '../sections/JumpHero/JumpHero.tsx';
import { examples as landing } from '../sections/Landing/examples.ts';
import { Landing } from '../sections/Landing/Landing.tsx';
import { examples as landingOptions } from '../sections/LandingOptions/examples.ts';
import { LandingOptions } from '../sections/LandingOptions/LandingOptions.tsx';
import { examples as lists } from '../sections/Lists/examples.ts';
import { Lists } from '../sections/Lists/Lists.tsx';
import { examples as miniGallery } from '../sections/MiniGallery/examples.ts';
import { MiniGallery } from '../sections/MiniGallery/MiniGallery.tsx';
import { examples as options } from '../sections/Options/examples.ts';
import { Options } from '../sections/Options/Options.tsx';
import { examples as pathways } from '../sections/Pathways/examples.ts';
import { Pathways } from '../sections/Pathways/Pathways.tsx';
import { examples as people } from '../sections/People/examples.ts';
import { People } from '../sections/People/People.tsx';
import { examples as placeholder } from '../sections/Placeholder/examples.ts';
import { Placeholder } from '../sections/Placeholder/Placeholder.tsx';
import { examples as policy } from '../sections/Policy/examples.ts';
import { Policy } from '../sections/Policy/Policy.tsx';
import { examples as pricing } from '../sections/Pricing/examples.ts';
import { Pricing } from '../sections/Pricing/Pricing.tsx';
import { examples as profiles } from '../sections/Profiles/examples.ts';
import { Profiles } from '../sections/Profiles/Profiles.tsx';
import { examples as programmes } from '../sections/Programmes/examples.ts';
import { Programmes } from '../sections/Programmes/Programmes.tsx';
import { examples as quickFacts } from '../sections/QuickFacts/examples.ts';
import { QuickFacts } from '../sections/QuickFacts/QuickFacts.tsx';
import { examples as quotation } from '../sections/Quotation/examples.ts';
import { Quotation } from '../sections/Quotation/Quotation.tsx';
import { examples as reviews } from '../sections/Reviews/examples.ts';
import { Reviews } from '../sections/Reviews/Reviews.tsx';
import { examples as signatureOffers } from '../sections/SignatureOffers/examples.ts';
import { SignatureOffers } from '../sections/SignatureOffers/SignatureOffers.tsx';
import { examples as slider } from '../sections/Slider/examples.ts';
import { Slider } from '../sections/Slider/Slider.tsx';
import { examples as treatmentCards } from '../sections/TreatmentCards/examples.ts';
import { TreatmentCards } from '../sections/TreatmentCards/TreatmentCards.tsx';
import { examples as treatmentHero } from '../sections/TreatmentHero/examples.ts';
import { TreatmentHero } from '../sections/TreatmentHero/TreatmentHero.tsx';
import { examples as trust } from '../sections/Trust/examples.ts';
import { Trust } from '../sections/Trust/Trust.tsx';
import { examples as visit } from '../sections/Visit/examples.ts';
import { Visit } from '../sections/Visit/Visit.tsx';

/** Every example of every section: the style page shows them, and one loop over them tests rendering, validity and accessibility. */
export const sectionExamples: readonly RenderedExample[] = [
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
