import type { Person, Site } from '../../../config/site.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../rule.ts';
import { isDoctor } from './clinical.ts';
import { findingAt, findWords, wordFindings } from './find-words.ts';
import { INSURED, RANKS, REGISTERED, registersIn, SUPERLATIVES } from './lexicon/credentials.ts';

const PERSON = {
  name: 'Dr Ann Example',
  title: 'Doctor',
  focus: 'Backs',
  department: 'main',
  qualifications: [],
  image: 'dot',
};
const GMC = { register: 'GMC', number: '7654321', url: 'https://register.example/7654321' };
const SHOWN = { 'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ann'] } };

export const credential: Rule = {
  name: 'claim/credential',
  severity: 'warning',
  checks:
    'Claims about people can be verified: doctors have a register entry that the site shows, and superlatives, ranks and insurance have evidence.',
  because:
    'Visitors take “Dr” and “registered” for a medical qualification that they can look up, and rely on superlatives and ranks when they choose a practitioner.',
  source:
    'https://www.asa.org.uk/advice-online/use-of-the-term-dr.html; CAP code 3.1 and 3.7; GMC, Good medical practice, paragraph 69 and following',
  bad: {
    'a doctor without a register entry entry': { 'people.ann': PERSON, ...SHOWN },
    'a number that the register cannot contain': {
      'people.ann': { ...PERSON, registration: { ...GMC, number: '12345' } },
      ...SHOWN,
    },
    'a registration number that no page shows': { 'people.ann': { ...PERSON, registration: GMC } },
    'a “doctor-led” practice without a doctor': { 'pages./.0.lead': 'Doctor-led massage.' },
    'a superlative': { 'pages./.0.lead': 'The best clinic in Leeds.' },
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
    'good wishes': { 'pages./.0.lead': 'We do our best, leading you step by step.' },
  },
  find: (input) => [
    ...Object.entries(input.site.people).flatMap(([name, person]) => personFindings(name, person, input)),
    ...registerClaims(input),
    ...wordFindings(input, SUPERLATIVES, {
      message: ({ words }) => `“${words}” claims to be better than others.`,
      help: 'Write what visitors can verify: training, years of experience, or the registration number.',
    }),
    ...findWords(input, RANKS)
      .filter(({ text }) => isJobTitle(text))
      .map((found) =>
        findingAt(
          found,
          `“${found.words}” is a rank that only a register can grant.`,
          'Describe the person’s work, or accept this value with the entry in the specialist register as the reason.',
        ),
      ),
    ...wordFindings(input, INSURED, {
      message: ({ words }) => `“${words}” is claimed, but the config names no insurance policy.`,
      help: 'Accept this value with the insurer and policy number as the reason, until the date on which the policy ends.',
    }),
  ],
};

const isJobTitle = ({ source }: PublicText): boolean =>
  source.from === 'config' && source.path[0] === 'people' && source.path[2] === 'title';

const TITLE = /^(?:dr\.?|doctor)\s/i;
const GMC_NUMBER = /^\d{7}$/;
/** Doctorates that are not medical qualifications, and professions that use the title by courtesy. */
const OTHER_DOCTOR =
  /\b(?:phd|dphil|dclinpsy\w*|clinpsyd|edd|doctorate|dentist|dental|bds|chiropract\w+|osteopath\w*|vet)\b/i;

function personFindings(key: string, person: Person, { pages }: RuleInput): Findings {
  const { name, title, qualifications, registration } = person;
  if (!TITLE.test(name) && !registration) return [];
  if (!registration)
    return [title, ...qualifications.map(({ source }) => source)].some((text) => OTHER_DOCTOR.test(text))
      ? []
      : {
          message: `“${name}” has the title of a doctor but no register entry.`,
          help: 'Add “registration” with the General Medical Council number, or state the subject of the doctorate.',
          path: ['people', key, 'name'],
        };
  const { number, register } = registration;
  const at = ['people', key, 'registration', 'number'];
  if (isDoctor(person) && !GMC_NUMBER.test(number))
    return {
      message: `“${number}” is not a valid ${register} number: it must have seven digits.`,
      help: 'Copy the number from the register.',
      path: at,
    };
  return pages.some((page) => new RegExp(`\\b${number}\\b`).test(page.words()))
    ? []
    : {
        message: `No page shows the registration number of ${name}: ${register} ${number}.`,
        help: 'Show the person’s profile on a page with a “profiles” section.',
        path: at,
      };
}

/** Reports claims such as “GMC-registered” if no person in the config has an entry in that register. */
const registerClaims = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, REGISTERED).flatMap((found) => {
    const missing = registersIn(found.words).filter((register) => !hasEntry(input.site, register));
    return missing.length === 0
      ? []
      : [
          findingAt(
            found,
            `“${found.words}” is claimed, but no person in the config has an entry in the register (${missing.join(', ')}).`,
            'Add “registration” to the people concerned, with the number and the address of the entry.',
          ),
        ];
  });

const hasEntry = ({ people }: Site, register: string): boolean =>
  Object.values(people).some(({ registration }) => registration?.register.toUpperCase() === register);
