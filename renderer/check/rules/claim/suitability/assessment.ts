import { isBookable } from '../../../../config/derived/catalogue.ts';
import type { Site } from '../../../../config/site.ts';
import type { SeenPage } from '../../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { statesAssessment } from './assessment-notices.ts';
import { isConsultation, isDoctor } from './clinical.ts';
import { isIntervention } from './interventions.ts';
import { skippedAssessments } from './skipped-assessments.ts';

export const assessment: Rule = {
  name: 'claim/assessment',
  severity: 'warning',
  checks:
    'The page of a bookable operation, injection, cosmetic procedure or treatment with a prescription-only medicine states that an assessment comes first, and no text says that such a treatment, or one with a laser, shock waves, braces or contact lenses, needs none, or needs no patch test, or that a program decides whom it suits.',
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
    'filler without a consultation': { 'pages./.0.lead': 'Lip filler, no consultation needed.' },
  },
  good: {
    'the same page with the notice': {
      'catalogue.massage.prescriptionOnly': true,
      'departments.main.consultation.treatment': 'cupping',
      'pages./treatments/massage.0.lead': 'A doctor’s assessment comes first.',
    },
  },
  find: (input) => [...pagesWithoutNotice(input), ...skippedAssessments(input)],
};

const pagesWithoutNotice = (input: RuleInput): readonly RuleFinding[] =>
  input.pages
    .filter((page) => isOffered(page, input) && !statesAssessment(page.words()))
    .map((page) => ({
      message: `This page offers “${nameOn(page, input.site)}” but does not state that an assessment comes first.`,
      help: `Add, for example: “${assessmentBy(page, input.site)} comes first, and treatment is offered only if it suits you.”`,
      page: page.route,
      path: ['pages', page.own],
    }));

const nameOn = ({ planned: { treatment = '' } }: SeenPage, { catalogue }: Site): string =>
  catalogue[treatment]?.name ?? treatment;

/** Returns true if the page shows a price or a booking button; a page with only a treatment summary has neither. */
function isOffered({ planned }: SeenPage, { site }: RuleInput): boolean {
  const { treatment: slug, sections } = planned;
  const treatment = slug === undefined ? undefined : site.catalogue[slug];
  if (slug === undefined || !treatment || !isBookable(treatment) || isConsultation(site, slug)) return false;
  return isIntervention(site, slug) && !sections.every(({ data }) => data.kind === 'treatmentSummary');
}

const ROLES = ['surgeon', 'dentist', 'nurse', 'pharmacist', 'vet', 'prescriber'];

/** 'A nurse’s assessment' if the registered people of the department share a role, and 'An assessment' otherwise. */
function assessmentBy({ planned: { treatment = '' } }: SeenPage, { people, catalogue, categories }: Site): string {
  const department = categories[catalogue[treatment]?.category ?? '']?.department;
  const roles = Object.values(people)
    .filter((person) => person.department === department && person.registration !== undefined)
    .map((person) => ROLES.find((role) => person.title.toLowerCase().includes(role)) ?? (isDoctor(person) && 'doctor'));
  const [role] = roles;
  return role && roles.every((other) => other === role) ? `A ${role}’s assessment` : 'An assessment';
}
