import { overlap } from '../../public-texts/index.ts';
import type { Rule, RuleFinding } from '../../rule.ts';
import { placeOf, wordFindings } from '../find-words.ts';
import { INSURED } from '../lexicon/insured.ts';
import { doctorTitles, personFindings } from './doctors.ts';
import { endorsementFindings } from './endorsements.ts';
import { letterClaims } from './letters.ts';
import { misspeltRegister } from './misspelt-registers.ts';
import { registerNumbers, sharedNumbers } from './numbers.ts';
import { popularityClaims } from './popularity.ts';
import { prescriberClaims } from './prescribers.ts';
import { professionFindings, registeredTitleFindings, trainingFindings } from './professions.ts';
import { qualificationClaims } from './qualifications.ts';
import { rankFindings } from './ranks.ts';
import { registerClaims } from './register-claims.ts';
import { medicalRoles } from './roles.ts';
import { superlativeFindings } from './superlatives.ts';
import { conflictFindings, reservedFindings } from './titles.ts';
import { reservedWork } from './work.ts';

const PERSON = {
  name: 'Dr Ann Example',
  title: 'Doctor',
  focus: 'Backs',
  department: 'main',
  qualifications: [],
  image: 'dot',
};
const GMC = { register: 'GMC', number: '7654321', url: 'https://register.example/7654321' };
const MANAGER = { ...PERSON, name: 'Ann Example', title: 'Practice manager' };
const SHOWN = { 'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ann'] } };

export const credential: Rule = {
  name: 'claim/credential',
  severity: 'warning',
  checks:
    'Claims about people can be verified: doctors have a register entry that the site shows, register numbers are those of the config, and superlatives, endorsements, ranks, numbers of clients and insurance have evidence.',
  because:
    'Visitors take “Dr” and “registered” for a medical qualification that they can look up, and rely on superlatives and ranks when they choose a practitioner.',
  source:
    'https://www.asa.org.uk/advice-online/use-of-the-term-dr.html; CAP code 3.1 and 3.7; GMC, Good medical practice (2024), paragraphs 82, 89 and 90',
  bad: {
    'a doctor without a register entry': { 'people.ann': PERSON, ...SHOWN },
    'a number that the register cannot contain': {
      'people.ann': { ...PERSON, registration: { ...GMC, number: '12345' } },
      ...SHOWN,
    },
    'a register with two letters exchanged': {
      'people.ann': { ...PERSON, registration: { ...GMC, register: 'MGC' } },
      ...SHOWN,
    },
    'the name of a doctor without the registration number': {
      values: { 'people.ann': { ...PERSON, registration: GMC }, 'pages./.0.lead': `${PERSON.name} sees you.` },
    },
    'a “doctor-led” practice without a doctor': { 'pages./.0.lead': 'Doctor-led massage.' },
    'a superlative': { 'pages./.0.lead': 'The best clinic in Leeds.' },
    'a manager who is called a doctor': { 'people.ann': MANAGER, 'pages./.0.lead': 'Ask for Dr Example.' },
    'a person without an entry in the register': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'Ann Example is HCPC-registered.',
    },
    'a person with another job than the config gives': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'Ann is a chartered physiotherapist.',
    },
    'a doctor who is not in the config': { 'pages./.0.lead': 'Dr Tom Sample sees you on Fridays.' },
    'a visiting consultant who is not in the config': {
      'pages./.0.lead': 'Miss Ellen Vane, consultant orthodontist, visits us on Fridays.',
    },
    'a surgeon whom the team lacks': { 'pages./.0.lead': 'Our surgeons will look at your back.' },
    'a role after a pronoun': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'You meet Ann. She is a qualified dental nurse.',
    },
    'a role in a later sentence': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'You meet two of us. Ann, for instance, is a qualified dental nurse.',
    },
    'letters after a name that the entry lacks': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'Ann Example, RVN, looks after your rabbit.',
    },
    'a protected title beside a name': {
      'people.ann': MANAGER,
      'pages./.0.lead': 'Ann Example, dental nurse, answers the telephone.',
    },
    'a comparison with everybody': { 'pages./.0.lead': 'Nobody in Leeds treats backs better.' },
    'the best of a city': { 'pages./.0.lead': 'York’s most trusted vets.' },
    'a number of clients without evidence': { 'pages./.0.lead': 'Trusted by more than 5,000 patients.' },
    'a number of treatments without evidence': { 'pages./.0.lead': 'We have performed over 10,000 massages.' },
    'insurance without evidence': { 'pages./.0.lead': 'Fully insured.' },
  },
  good: {
    'a doctor with a register entry that visitors can look up': {
      'people.ann': { ...PERSON, registration: GMC },
      ...SHOWN,
    },
    'a non-medical doctor who states the subject of the doctorate': {
      'people.ann': { ...PERSON, title: 'Psychologist', qualifications: ['PhD in psychology'] },
    },
    'a doctor of the config': {
      'people.ann': { ...PERSON, registration: GMC },
      ...SHOWN,
      'pages./.0.lead': 'Dr Example is GMC-registered and sees you on Fridays.',
    },
    'a doctor elsewhere': { 'pages./.0.lead': 'We write to your GP, Dr Sample, if you agree.' },
    'a doctor in a place': { 'pages./.0.lead': 'In the United Kingdom, a doctor in North Leeds must be registered.' },
    'a consultant elsewhere': { 'pages./.0.lead': 'Your surgeon, Mr Bright, decides about the brace.' },
    'an adviser who is called a consultant': {
      'people.ann': { ...MANAGER, title: 'Lactation consultant', registration: { ...GMC, register: 'IBLCE' } },
      ...SHOWN,
    },
    'the best of something else': { 'pages./.0.lead': 'The best walks in Yorkshire begin here.' },
    'a number of clients with its evidence': {
      'figures.clients': '5,000',
      'evidence.clients': 'Count of the booking system, 3 November 2026',
      'pages./.0.lead': 'We have helped {figures.clients} people.',
    },
    'a number of people elsewhere': { 'pages./.0.lead': 'Every year the NHS treats 5,000 people for it.' },
    'good wishes': { 'pages./.0.lead': 'We do our best, leading you step by step.' },
  },
  find: (input) => {
    const roles = medicalRoles(input);
    const work = reservedWork(input);
    const qualifications = qualificationClaims(input);
    const shared = sharedNumbers(input.site);
    // A number that is that of another person cannot fit the title either.
    const isShared = (key: string): boolean => shared.some(({ path }) => path?.[1] === key);
    return [
      ...Object.entries(input.site.people).flatMap(([key, person]) => [
        reservedFindings(key, person),
        personFindings(key, person, input),
        conflictFindings(key, person, input.site),
        isShared(key) ? [] : professionFindings(key, person),
        registeredTitleFindings(key, person),
        misspeltRegister(key, person, input.site),
        trainingFindings(key, person),
      ]),
      ...work,
      ...withoutQuoted(prescriberClaims(input), work),
      ...registerClaims(input),
      ...doctorTitles(input),
      ...roles,
      ...qualifications,
      // 'Ruth’s PGDip in optics' is one claim.
      ...withoutQuoted(letterClaims(input), qualifications),
      ...registerNumbers(input),
      ...shared,
      ...endorsementFindings(input),
      ...withoutQuoted(superlativeFindings(input), roles),
      ...rankFindings(input),
      ...popularityClaims(input),
      ...wordFindings(input, INSURED, {
        problem: 'is claimed, but the config names no insurance policy',
        help: 'Accept this value with the insurer and policy number as the reason, until the date on which the policy ends.',
      }),
    ];
  },
};

/** Returns the claims that none of the others quotes: 'our specialist' within 'Ruth, our specialist in gums'. */
const withoutQuoted = (claims: readonly RuleFinding[], others: readonly RuleFinding[]): readonly RuleFinding[] =>
  claims.filter(
    (claim) =>
      !others.some((one) => claim.span && one.span && overlap(one.span, claim.span) && placeOf(one) === placeOf(claim)),
  );
