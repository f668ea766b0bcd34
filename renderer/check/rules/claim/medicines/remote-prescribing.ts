import type { Department, Site } from '../../../../config/site.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { isMedicinePage } from './medicine.ts';
import { remoteOffers } from './remote-offers.ts';

const REMOTE = /\b(?:virtual\w*|video|online|remote\w*|tele\w+|phone|zoom)\b/i;
const IN_PERSON = /\b(?:in person|face[ -]to[ -]face|at the clinic before|in[ -]clinic (?:assessment|examination))\b/i;

export const remotePrescribing: Rule = {
  name: 'claim/remote-prescribing',
  severity: 'warning',
  checks:
    'If new clients start with a consultation by video or telephone, the page of a prescription-only medicine states that a prescriber sees them in person. No text offers such a medicine without an assessment.',
  because:
    'Clients may expect a prescription after a call, but injectable cosmetic medicines must not be prescribed without an examination in person.',
  source: 'GMC, Good practice in prescribing, and guidance for doctors who offer cosmetic interventions, paragraph 11',
  bad: {
    'a first visit by video without an examination in person': {
      'catalogue.massage.prescriptionOnly': true,
      'departments.main.consultation.location': 'by video',
      'pages./treatments/massage.0.lead': 'Begin with a call.',
    },
    'tablets by post after a message': {
      'pages./.0.lead': 'For antibiotics, just fill in the form: they come by post.',
    },
  },
  good: {
    'a first visit by video with an examination in person': {
      'catalogue.massage.prescriptionOnly': true,
      'departments.main.consultation.location': 'by video',
      'pages./treatments/massage.0.lead': 'A prescriber examines you in person first.',
    },
    'a first visit at the clinic': { 'catalogue.massage.prescriptionOnly': true },
  },
  find: (input) => [...pagesWithoutExamination(input), ...remoteOffers(input)],
};

const pagesWithoutExamination = (input: RuleInput): readonly RuleFinding[] =>
  input.pages
    .filter((page) => !page.empty && isMedicinePage(input.site, page.planned) && !IN_PERSON.test(page.words()))
    .flatMap(({ planned, route, own }) => {
      const department = input.site.departments[planned.department];
      return department && isRemote(department, input.site)
        ? {
            message: `New clients of “${planned.treatment}” start ${department.consultation.location}, but its page does not state that a prescriber sees them in person.`,
            help: 'Add, for example: “A doctor examines you in person before anything is prescribed.”',
            page: route,
            path: ['pages', own],
          }
        : [];
    });

const isRemote = ({ consultation: { location, name, treatment } }: Department, { catalogue }: Site): boolean =>
  [location, name, catalogue[treatment ?? '']?.name ?? ''].some((text) => REMOTE.test(text));
