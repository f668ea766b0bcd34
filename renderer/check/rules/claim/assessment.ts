import { isBookable } from '../../../config/derived/catalogue.ts';
import type { SeenPage } from '../pages.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { isClinical, isConsultation } from './clinical.ts';

const ASSESSMENT_NOTICES = [
  /\b(?:assess\w*|consultations?|examin\w+)\b[^.!?]{0,80}\b(?:first|before|required|needed|necessary|decides?|depends|settles|comes?)\b/i,
  /\b(?:first|before|required|only after|once)\b[^.!?]{0,80}\b(?:assess\w*|consultations?|examin\w+|seen by)\b/i,
  /\b(?:examines?|sees|assess(?:es)?) you\b[^.!?]{0,60}\b(?:first|before|in person|face to face)\b/i,
];

export const assessment: Rule = {
  name: 'claim/assessment',
  severity: 'warning',
  checks: 'The page of a bookable medical treatment states that a medical assessment comes first.',
  because:
    'Without this notice, visitors may think that a booking alone entitles them to the treatment, even if it does not suit them.',
  source:
    'GMC, guidance for doctors who offer cosmetic interventions, paragraph 48 (required wherever doctors market one)',
  bad: {
    'a treatment with a prescription-only medicine and no mention of an assessment': {
      'catalogue.massage.prescriptionOnly': true,
      'departments.main.consultation.treatment': 'cupping',
      'pages./treatments/massage.0.lead': 'An hour, for those who want it.',
    },
  },
  good: {
    'the same page with the notice': {
      'catalogue.massage.prescriptionOnly': true,
      'departments.main.consultation.treatment': 'cupping',
      'pages./treatments/massage.0.lead': 'A doctor’s assessment comes first.',
    },
  },
  find: (input) =>
    input.pages
      .filter((page) => isOffered(page, input) && !ASSESSMENT_NOTICES.some((pattern) => pattern.test(page.words())))
      .map(({ planned, route, own }) => ({
        message: `This page offers “${planned.treatment}” but does not state that a medical assessment comes first.`,
        help: 'Add, for example: “A doctor’s assessment comes first, and treatment is offered only if it suits you.”',
        page: route,
        path: ['pages', own],
      })),
};

/** Returns true if the page shows a price or a booking button; a page with only a treatment summary has neither. */
function isOffered({ planned }: SeenPage, { site }: RuleInput): boolean {
  const { treatment: slug, sections } = planned;
  const treatment = slug === undefined ? undefined : site.catalogue[slug];
  if (slug === undefined || !treatment || !isBookable(treatment) || isConsultation(site, slug)) return false;
  return isClinical(site, slug) && !sections.every(({ data }) => data.kind === 'treatmentSummary');
}
