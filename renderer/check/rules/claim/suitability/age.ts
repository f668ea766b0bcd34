import { hasSection, type SeenPage } from '../../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { wordFindings } from '../find-words.ts';
import { anyOf, isDenied, isQuestion, type Lexicon } from '../lexicon/lexicon.ts';
import { usesMedicine } from '../medicines/medicine.ts';
import { isClinical } from './clinical.ts';
import { isMedicalCare } from './interventions.ts';
import { underageOffers } from './legal-ages.ts';

/** Words that address people under 18 (CAP code 12.25). */
const YOUNG: Lexicon = {
  words: anyOf(
    'teen(?:s|age|agers?|aged)?',
    'student (?:discounts?|offers?|prices?|rates?|deals?)',
    'proms?(?: (?:night|season|ready))?',
    'back[ -]to[ -]school',
    'school (?:leavers?|holidays?|girls?|boys?|prom)',
    'sweet sixteen',
    'under[ -]?18s? welcome',
    "freshers?'? (?:week|offers?|specials?|discounts?|fairs?)",
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || PARENTS.test(context.before),
};

/** The text addresses the parents of people of that age. */
const PARENTS = /\b(?:parents?|mothers?|fathers?|families) (?:of|with) (?:[\w-]+ )?$/;

const ADULT = 18;
const ADULTS_ONLY = { 'catalogue.massage.prescriptionOnly': true, 'clinic.minimumAge': 18 };

export const age: Rule = {
  name: 'claim/age',
  severity: 'warning',
  checks:
    'A clinic that uses a prescription-only medicine for other purposes than vaccinations and medical care sets its minimum age at 18 or over, states it on its treatment, consultation and landing pages, and addresses adults only. No text offers filler, tooth whitening, sunbeds or tattoos to people under 18.',
  because:
    'Injecting under-18s for cosmetic reasons is an offence in England, as are whitening their teeth, tattooing them and letting them use a sunbed, whoever agrees; and advertising for cosmetic interventions must not be aimed at them.',
  source:
    'Botulinum Toxin and Cosmetic Fillers (Children) Act 2021; Regulation (EC) 1223/2009 as it applies in Great Britain, Annex III, entry 12; Sunbeds (Regulation) Act 2010; Tattooing of Minors Act 1969; CAP code 12.25',
  bad: {
    'a prescription-only medicine offered from the age of 16': {
      'catalogue.massage.prescriptionOnly': true,
      'clinic.minimumAge': 16,
    },
    'pages that do not state the age': {
      ...ADULTS_ONLY,
      'navigation.legal.0': 'By appointment.',
      'pages./treatments/massage.0.lead': 'An hour.',
    },
    'filler for people of 16': { 'pages./.0.lead': 'Lip filler from sixteen, with a parent’s signature.' },
    'words for pupils': { ...ADULTS_ONLY, 'pages./.0.lead': 'Ready for prom, with a student discount.' },
  },
  good: {
    'the age in the footer of every page': ADULTS_ONLY,
    'vaccinations, which children have as well': {
      'catalogue.massage.name': 'Travel vaccination',
      'catalogue.massage.prescriptionOnly': true,
      'clinic.minimumAge': 2,
    },
    'a practice without such a medicine that accepts clients from 16': {
      'pages./.0.lead': 'For teenagers and their parents.',
    },
  },
  find: (input) => {
    const { site } = input;
    const young = underageOffers(input);
    if (!Object.keys(site.catalogue).some((slug) => usesMedicine(site, slug) && !isMedicalCare(site, slug)))
      return young;
    if (site.clinic.minimumAge < ADULT) return [tooYoung(site.clinic.minimumAge), ...young];
    return [
      ...young,
      ...input.pages.filter((page) => mustStateAge(page, input) && !statesAge(page, input)).map(missingAge),
      ...wordFindings(input, YOUNG, { problem: `addresses people under ${ADULT}`, help: 'Write for adults.' }),
    ];
  },
};

const tooYoung = (minimumAge: number): RuleFinding => ({
  message: `The minimum age is ${minimumAge}, but the services include a prescription-only medicine.`,
  help: `Write ${ADULT}.`,
  path: ['clinic', 'minimumAge'],
});

/** Pages of treatments, consultations and landing pages. */
const mustStateAge = ({ planned, route }: SeenPage, { site }: RuleInput): boolean =>
  (planned.treatment !== undefined && isClinical(site, planned.treatment)) ||
  hasSection(planned, 'landing') ||
  Object.values(site.departments).some(({ consultation }) => consultation.page === route);

const statesAge = (page: SeenPage, { site: { clinic } }: RuleInput): boolean => {
  const years = clinic.minimumAge;
  return new RegExp(
    `\\b${years}(?: years)?(?: (?:of age )?(?:and|or) (?:over|above|older)|\\s?\\+)|\\bover[ -]?${years}s?\\b|\\badults only\\b`,
    'i',
  ).test(page.words());
};

const missingAge = ({ route, own, planned }: SeenPage): RuleFinding => ({
  message: 'This page does not state the minimum age for its services.',
  help: 'Add: “Services are for adults aged {clinic.minimumAge} and over.”',
  page: route,
  path: planned.sections.length > 0 && planned.path[0] !== 'catalogue' ? ['pages', own] : planned.path,
});
