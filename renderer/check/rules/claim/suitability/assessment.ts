import { isBookable } from '../../../../config/derived/catalogue.ts';
import type { Site } from '../../../../config/site.ts';
import type { SeenPage } from '../../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
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
    // An alias shows the sections of another page, which is reported.
    .filter((page) => page.own === page.route && isOffered(page, input) && !statesAssessment(page.words()))
    .map((page) => {
      const { path, where } = placeOfNotice(page);
      return {
        message: `This page offers “${nameOn(page, input.site)}” but does not state that an assessment comes first.`,
        help: `Add${where}, for example: “${assessmentBy(page, input.site)} comes first, and treatment is offered only if it suits you.”`,
        page: page.route,
        path,
      };
    });

/** Where the notice belongs: a treatment without a page of its own is shown with its entry of the catalogue. */
function placeOfNotice({ planned: { sections }, own }: SeenPage) {
  const [part, slug] = sections[0]?.path ?? [];
  return part === 'catalogue' && slug !== undefined
    ? { path: ['catalogue', slug, 'description'], where: ' to the description of the treatment' }
    : { path: ['pages', own], where: '' };
}

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

const ASSESS = 'assess\\w*|consult(?:s|ed|ations?)?|examin\\w+';
const WHO =
  "(?:(?:a|an|the|our|your|one of our) (?:[a-z-]+ ){0,2}(?:doctor|surgeon|nurse|prescriber|dentist|vet|pharmacist|practitioner|clinician|physician|gp|specialist|consultant|anaesthetist)s?|(?:dr|mr|mrs|ms|miss|professor)\\.? [a-z'’-]+|we|she|he|they)";
const LOOKS = '(?:looks?|sees?|meets?|asks?|checks?|talks?|speaks?|reviews?|goes|decides?)';
const LOOK = `(?:${ASSESS}|conversation|chat|talk|appointment|check(?:-?up)?|look at (?:it|you|your|the))`;
const FIRST = '(?:first|beforehand|before (?:any|the|we|you|it|that|anything|every|each|your))';

/** Sentences that say that somebody looks at visitors before they are treated, in the words of many clinics. */
const NOTICES: readonly RegExp[] = [
  `\\b(?:${ASSESS})\\b[^.!?\\n]{0,80}\\b(?:first|before|required|needed|necessary|decides?|depends|settles|comes?)\\b`,
  `\\b(?:first|before|required|only after|once)\\b[^.!?\\n]{0,80}\\b(?:${ASSESS}|seen by)\\b`,
  `\\b(?:examines?|sees|assess(?:es)?) you\\b[^.!?\\n]{0,60}\\b(?:first|before|in person|face to face)\\b`,
  // 'The surgeon looks at it first', 'A nurse checks your skin beforehand'
  `\\b${WHO} (?:[a-z]+ )?${LOOKS}\\b[^.!?\\n]{0,60}\\b${FIRST}\\b`,
  // 'You see a prescriber first', 'First you meet the surgeon'
  `\\byou (?:always |will |have to |must )?(?:see|meet|speak to|speak with|talk to|talk with) [^.!?\\n]{0,40}\\b${FIRST}\\b`,
  `\\b(?:first|before)\\b[^.!?\\n]{0,40}\\b(?:you |will |must |to )(?:see|meet|speak|talk)\\b`,
  `\\b${LOOK} (?:(?:always|comes) )*first\\b`,
  // 'First comes a check', 'Everything begins with a consultation', 'Treatment always follows an examination'
  `\\b(?:(?:begin|start)(?:s|ning|ting)? with|first (?:comes|there is|is)|(?:everything|treatments?|it|nothing) (?:always |only )?follows) (?:(?:an?|the|your|our|with) )?(?:[a-z-]+ ){0,2}${LOOK}\\b`,
  `\\b(?:nobody|no one|nothing)\\b[^.!?\\n]{0,40}\\b(?:before|until|unless)\\b[^.!?\\n]{0,40}\\b(?:${ASSESS}|seen|looked|checked)\\b`,
  // 'Only if a prescriber thinks that it is right for you', 'what was decided with you in the consultation'
  `\\bonly (?:if|when|after|once)\\b[^.!?\\n]{0,40}\\b${WHO} (?:agrees?|decides?|thinks?|approves?|says?|finds?|prescribes?|has|have)\\b`,
  `\\b(?:after|following|subject to|decided|agreed|discussed)\\b[^.!?\\n]{0,40}\\b(?:${ASSESS})\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** True if the text of a page says that an assessment comes before the treatment. */
const statesAssessment = (words: string): boolean => NOTICES.some((pattern) => pattern.test(words));
