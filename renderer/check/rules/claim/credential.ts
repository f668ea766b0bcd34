import type { Person, Site } from '../../../config/site.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { isDoctor } from './clinical.ts';
import { REGISTERED, registersIn } from './lexicon/credentials.ts';
import { INSURED, RANKS, SUPERLATIVES } from './lexicon/promises.ts';
import { atWords, said } from './words.ts';

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
    'Whoever is called doctor or registered has an entry in the register that is shown; nobody is called the best, leading, or a specialist without proof.',
  because:
    '“Dr” and “registered” are taken for a medical qualification that anybody can look up; ranks and superlatives need proof.',
  source:
    'https://www.asa.org.uk/advice-online/use-of-the-term-dr.html; CAP code 3.1 and 3.7; GMC, Good medical practice, paragraph 69 and following',
  examples: {
    bad: [
      { shows: 'a doctor without a register', values: { 'people.ann': PERSON, ...SHOWN } },
      {
        shows: 'a number that is none of the register’s',
        values: { 'people.ann': { ...PERSON, registration: { ...GMC, number: '12345' } }, ...SHOWN },
      },
      { shows: 'a number that no page shows', values: { 'people.ann': { ...PERSON, registration: GMC } } },
      { shows: 'a practice led by doctors that has none', values: { 'pages./.0.lead': 'Doctor-led massage.' } },
      { shows: 'the best of all', values: { 'pages./.0.lead': 'The best clinic in Leeds.' } },
      { shows: 'insurance of which nothing is on file', values: { 'pages./.0.lead': 'Fully insured.' } },
    ],
    good: [
      {
        shows: 'a doctor with an entry that can be looked up',
        values: { 'people.ann': { ...PERSON, registration: GMC }, ...SHOWN },
      },
      {
        shows: 'a doctor of another kind, who says of which',
        values: { 'people.ann': { ...PERSON, title: 'Psychologist', qualifications: ['PhD in psychology'] } },
      },
      { shows: 'good wishes', values: { 'pages./.0.lead': 'We do our best, leading you step by step.' } },
    ],
  },
  find: (input) => [
    ...Object.entries(input.site.people).flatMap(([name, person]) => ofPerson(name, person, input)),
    ...registered(input),
    ...said(input, SUPERLATIVES, ['entry', 'inner']).map((found) =>
      atWords(
        found,
        `“${found.words}” ranks itself above others.`,
        'Say what can be checked: training, years, the number in the register.',
      ),
    ),
    ...said(input, RANKS, ['entry', 'inner'])
      .filter(
        ({ text: { source } }) => source.from === 'config' && source.path[0] === 'people' && source.path[2] === 'title',
      )
      .map((found) =>
        atWords(
          found,
          `“${found.words}” is a rank that a register gives.`,
          'Write what the person does; or accept it with the entry in the register of specialists.',
        ),
      ),
    ...said(input, INSURED, ['entry', 'inner']).map((found) =>
      atWords(
        found,
        `“${found.words}” is claimed, and the config names no policy.`,
        'Accept it with the insurer and the number of the policy as its reason, until the day on which the policy ends.',
      ),
    ),
  ],
};

const TITLE = /^(?:dr\.?|doctor)\s/i;
const GMC_NUMBER = /^\d{7}$/;
/** Doctorates that are no medical qualification, and professions that use the title by courtesy. */
const OTHER_DOCTOR =
  /\b(?:phd|dphil|dclinpsy\w*|clinpsyd|edd|doctorate|dentist|dental|bds|chiropract\w+|osteopath\w*|vet)\b/i;

function ofPerson(key: string, person: Person, { pages }: RuleInput): readonly RuleFinding[] {
  const { name, title, qualifications, registration } = person;
  if (!TITLE.test(name) && !registration) return [];
  if (!registration)
    return [title, ...qualifications.map(({ source }) => source)].some((text) => OTHER_DOCTOR.test(text))
      ? []
      : [
          {
            message: `“${name}” is called doctor, and no entry in a register shows that it is so.`,
            help: 'Add “registration” with the number at the General Medical Council; or say of what the doctorate is.',
            path: ['people', key, 'name'],
          },
        ];
  const { number, register } = registration;
  const at = ['people', key, 'registration', 'number'];
  if (isDoctor(person) && !GMC_NUMBER.test(number))
    return [
      {
        message: `“${number}” is no number of the ${register}: it has seven figures.`,
        help: 'Copy it from the register.',
        path: at,
      },
    ];
  return pages.some((page) => new RegExp(`\\b${number}\\b`).test(page.words()))
    ? []
    : [
        {
          message: `No page shows ${name}’s number in the register, ${register} ${number}.`,
          help: 'Show the person’s profile on a page: “profiles”.',
          path: at,
        },
      ];
}

/** 'GMC-registered', where nobody's entry in that register is in the config. */
const registered = (input: RuleInput): readonly RuleFinding[] =>
  said(input, REGISTERED, ['entry', 'inner']).flatMap((found) => {
    const missing = registersIn(found.words).filter((register) => !isKept(input.site, register));
    return missing.length === 0
      ? []
      : [
          atWords(
            found,
            `“${found.words}” is said, and nobody’s entry in the register (${missing.join(', ')}) is in the config.`,
            'Add “registration” to the people who are meant, with the number and the address of the entry.',
          ),
        ];
  });

const isKept = ({ people }: Site, register: string): boolean =>
  Object.values(people).some(({ registration }) => registration?.register.toUpperCase() === register);
