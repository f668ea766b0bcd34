import type { Site, Testimonial } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sectionsOfKind } from '../../pages.ts';
import { publicText } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { wordMatchesIn } from '../lexicon/lexicon.ts';
import { ALL_MEDICINE_NAMES, hintsAt } from '../lexicon/medicines.ts';
import { searchedTexts } from '../lexicon/searched-texts.ts';
import { isMedicinePage, usesMedicine } from './medicine.ts';

const TESTIMONIAL = {
  'testimonials.one': { department: 'main', name: 'A client', service: 'Massage', quote: 'It helped me.' },
};

export const pomEndorsement: Rule = {
  name: 'claim/pom-endorsement',
  severity: 'warning',
  checks: 'Testimonials, reviews and quotations recommend only treatments without a prescription-only medicine.',
  because: 'A recommendation advertises the medicine, and may lead visitors to choose it without medical advice.',
  source:
    'CAP code 12.12 and 12.18, which also rules out endorsements by health professionals and celebrities; ASA ruling on Anesis Spa, 2012',
  bad: {
    'a client’s testimonial about such a treatment': { ...TESTIMONIAL, 'catalogue.massage.prescriptionOnly': true },
    'a quotation on the page of such a treatment': {
      'catalogue.massage.prescriptionOnly': true,
      'pages./treatments/massage.2': { kind: 'quotation', quote: 'It works for everybody.' },
    },
  },
  good: { 'a client’s testimonial about another treatment': TESTIMONIAL },
  find: (input) => [...recommendedByClients(input.site), ...recommendedOnPages(input)],
};

const recommendedByClients = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.testimonials).flatMap(([name, testimonial]) => {
    const field = fieldAbout(site, testimonial);
    return field === undefined
      ? []
      : {
          message: `A client recommends a treatment with a prescription-only medicine: “${field === 'service' ? testimonial.service : testimonial.quote.source}”.`,
          help: 'Remove this testimonial, or use one about another treatment.',
          path: ['testimonials', name, field],
        };
  });

/** Returns the field of the testimonial that names or hints at such a treatment. */
function fieldAbout(site: Site, { service, quote }: Testimonial): 'service' | 'quote' | undefined {
  if (service !== undefined && (namesMedicine(site, service) || hintsAtMedicine(site, service))) return 'service';
  return hintsAtMedicine(site, quote.source) ? 'quote' : undefined;
}

const namesMedicine = (site: Site, service: string): boolean =>
  Object.entries(site.catalogue).some(
    ([slug, { name, subtitle }]) =>
      usesMedicine(site, slug) &&
      [name, subtitle?.source].some((text) => text?.toLowerCase() === service.toLowerCase()),
  );

const hintsAtMedicine = (site: Site, text: string): boolean => {
  const quoted = publicText('testimonial', { text, segments: [] }, { from: 'page' }, { normal: normalise });
  return [...ALL_MEDICINE_NAMES, ...hintsAt(site)].some(
    (lexicon) => wordMatchesIn(lexicon, searchedTexts([quoted])).length > 0,
  );
};

const RECOMMENDING = ['quotation', 'reviews', 'testimonialCarousel'] as const;

const recommendedOnPages = ({ site, pages }: RuleInput): readonly RuleFinding[] =>
  RECOMMENDING.flatMap((kind) => sectionsOfKind(pages, kind))
    .filter(({ page }) => isMedicinePage(site, page.planned))
    .map(({ path, page: { planned, route } }) => ({
      message: `The page of “${planned.treatment}”, which uses a prescription-only medicine, shows recommendations.`,
      help: 'Move this section to a page that is not about a medicine.',
      page: route,
      path,
    }));
