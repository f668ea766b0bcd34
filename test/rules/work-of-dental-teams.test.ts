/** Work that each profession in the register of dentists may do, and whether the people of a sentence may do it. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.callum': person('Callum Reay', 'Dentist', registered('GDC', '81235')),
  'people.ross': person('Ross Dunn', 'Orthodontic therapist', registered('GDC', '181236')),
  'people.megan': person('Megan Price', 'Dental hygienist', registered('GDC', '181237')),
  'people.nina': person('Nina Vale', 'Dental nurse', registered('GDC', '181238')),
  'people.tess': person('Tess Moor', 'Hygienist and dental therapist', registered('GDC', '181239')),
  'people.una': person('Una Bell', 'Nurse', registered('NMC', '18A0123E')),
  'pages./.2': {
    kind: 'profiles',
    title: 'Who you will see',
    people: ['callum', 'ross', 'megan', 'nina', 'tess', 'una'],
  },
};
const reserved = (words: string, members: string, called: string): string =>
  `“${words}” is work that the General Dental Council reserves for ${members} (“Scope of Practice”), but the config calls ${called}.`;
const MEGAN = 'Megan Price “Dental hygienist”';
const NINA = 'Nina Vale “Dental nurse”';
const ROSS = 'Ross Dunn “Orthodontic therapist”';
const DENTISTS = 'dentists';
const WITH_THERAPISTS = 'dentists and dental therapists';
const WITH_HYGIENISTS = 'dentists, dental therapists and dental hygienists';

const SENTENCES: Sentences = {
  'Megan, our hygienist, can also extract adult teeth.': reserved('can also extract adult teeth', DENTISTS, MEGAN),
  'Megan fits crowns and bridges.': reserved('fits crowns', DENTISTS, MEGAN),
  'Ross places your implant.': reserved('places your implant', DENTISTS, ROSS),
  'Tess carries out root canal treatments.': reserved(
    'carries out root canal treatments',
    DENTISTS,
    'Tess Moor “Hygienist and dental therapist”',
  ),
  'Your crown is fitted by Megan.': reserved('Your crown is fitted by Megan', DENTISTS, MEGAN),
  'Megan extracts milk teeth.': reserved('extracts milk teeth', WITH_THERAPISTS, MEGAN),
  'Fillings are done by Nina.': reserved('Fillings are done by Nina', WITH_THERAPISTS, NINA),
  'Our dental nurse whitens your teeth.': reserved('whitens your teeth', WITH_HYGIENISTS, NINA),
  'Nina scales and polishes your teeth.': reserved('scales and polishes your teeth', WITH_HYGIENISTS, NINA),
  'Ross, our orthodontic therapist, diagnoses and plans your treatment.': reserved(
    'diagnoses and plans your treatment',
    WITH_HYGIENISTS,
    ROSS,
  ),
  'Our orthodontic therapist diagnoses tooth decay.': reserved('diagnoses tooth decay', WITH_HYGIENISTS, ROSS),
  'Our therapist diagnoses tooth decay.': undefined,
  'Callum extracts wisdom teeth and fits crowns.': undefined,
  'Tess fills your teeth and extracts milk teeth.': undefined,
  'Megan diagnoses gum disease, scales your teeth and whitens your teeth.': undefined,
  'Megan does not extract teeth.': undefined,
  'Can Megan extract teeth?': undefined,
  'Nina helps Callum to extract teeth.': undefined,
  'While Callum fits your crown, Nina holds the lamp.': undefined,
  'Nina plans your treatment dates.': undefined,
  'Una fits implants.': undefined,
};

suite('the work of a dental team', (test) => testSentences(test, ['claim/credential'], SENTENCES, TEAM));
