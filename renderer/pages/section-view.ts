import type { SectionData } from '../config/site.ts';
import type { ViewContext } from './context.ts';
import { arenas } from './sections/arenas.tsx';
import { bare } from './sections/bare.tsx';
import { benefits } from './sections/benefits.tsx';
import { bookingSplit } from './sections/booking-split.tsx';
import { carousel } from './sections/carousel.tsx';
import { catalogueGroups } from './sections/catalogue-groups.tsx';
import { categoryCards } from './sections/category-cards.tsx';
import { closing } from './sections/closing.tsx';
import { comingSoon } from './sections/coming-soon.tsx';
import { concerns } from './sections/concerns.tsx';
import { consultations } from './sections/consultations.tsx';
import { cover } from './sections/cover.tsx';
import { disclaimer } from './sections/disclaimer.tsx';
import { download } from './sections/download.tsx';
import { embedded } from './sections/embedded.tsx';
import { examples } from './sections/examples.tsx';
import { explanation } from './sections/explanation.tsx';
import { faq } from './sections/faq.tsx';
import { feature } from './sections/feature.tsx';
import { gallery } from './sections/gallery.tsx';
import { hero } from './sections/hero.tsx';
import { journalList } from './sections/journal-list.tsx';
import { journey } from './sections/journey.tsx';
import { jumpHero } from './sections/jump-hero.tsx';
import { landing } from './sections/landing.tsx';
import { landingOptions } from './sections/landing-options.tsx';
import { lists } from './sections/lists.tsx';
import { miniGallery } from './sections/mini-gallery.tsx';
import { options } from './sections/options.tsx';
import { pathways } from './sections/pathways.tsx';
import { people } from './sections/people.tsx';
import { placeholder } from './sections/placeholder.tsx';
import { policy } from './sections/policy.tsx';
import { pricing } from './sections/pricing.tsx';
import { profiles } from './sections/profiles.tsx';
import { programmes } from './sections/programmes.tsx';
import { quickFacts } from './sections/quick-facts.tsx';
import { quotation } from './sections/quotation.tsx';
import { reviews } from './sections/reviews.tsx';
import { signatureOffers } from './sections/signature-offers.tsx';
import { slider } from './sections/slider.tsx';
import { treatmentCards } from './sections/treatment-cards.tsx';
import { treatmentHero } from './sections/treatment-hero.tsx';
import { trust } from './sections/trust.tsx';
import { visit } from './sections/visit.tsx';
import type { Shown } from './view.ts';

/** The table of sections: each kind of the config, and the view that shows it. */
export function sectionView(section: SectionData, context: ViewContext): Shown {
  switch (section.kind) {
    case 'arenas':
      return arenas(section, context);
    case 'bare':
      return bare(section, context);
    case 'benefits':
      return benefits(section, context);
    case 'bookingSplit':
      return bookingSplit(section, context);
    case 'carousel':
      return carousel(section, context);
    case 'catalogueGroups':
      return catalogueGroups(section, context);
    case 'categoryCards':
      return categoryCards(section, context);
    case 'closing':
      return closing(section, context);
    case 'comingSoon':
      return comingSoon(section, context);
    case 'concerns':
      return concerns(section, context);
    case 'consultations':
      return consultations(section, context);
    case 'cover':
      return cover(section, context);
    case 'disclaimer':
      return disclaimer(section, context);
    case 'download':
      return download(section, context);
    case 'embedded':
      return embedded(section, context);
    case 'examples':
      return examples(section, context);
    case 'explanation':
      return explanation(section, context);
    case 'faq':
      return faq(section, context);
    case 'feature':
      return feature(section, context);
    case 'gallery':
      return gallery(section, context);
    case 'hero':
      return hero(section, context);
    case 'journalList':
      return journalList(section, context);
    case 'journey':
      return journey(section, context);
    case 'jumpHero':
      return jumpHero(section, context);
    case 'landing':
      return landing(section, context);
    case 'landingOptions':
      return landingOptions(section, context);
    case 'lists':
      return lists(section, context);
    case 'miniGallery':
      return miniGallery(section, context);
    case 'options':
      return options(section, context);
    case 'pathways':
      return pathways(section, context);
    case 'people':
      return people(section, context);
    case 'placeholder':
      return placeholder(section, context);
    case 'policy':
      return policy(section, context);
    case 'pricing':
      return pricing(section, context);
    case 'profiles':
      return profiles(section, context);
    case 'programmes':
      return programmes(section, context);
    case 'quickFacts':
      return quickFacts(section, context);
    case 'quotation':
      return quotation(section, context);
    case 'reviews':
      return reviews(section, context);
    case 'signatureOffers':
      return signatureOffers(section, context);
    case 'slider':
      return slider(section, context);
    case 'treatmentCards':
      return treatmentCards(section, context);
    case 'treatmentHero':
      return treatmentHero(section, context);
    case 'trust':
      return trust(section, context);
    case 'visit':
      return visit(section, context);
  }
}
