/** Memberships, accreditations, degrees and letters that sentences ascribe to people or to the clinic. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const PERSON = { focus: 'Teeth', department: 'main', image: 'dot' };
const PEOPLE = {
  'people.kofi': {
    ...PERSON,
    name: 'Kofi Mensah',
    title: 'Dentist',
    qualifications: [
      'BDS, King’s College London, 2013',
      'Diploma in sedation, Leeds, 2016',
      'Accredited by the BSDT, 2019',
    ],
    registration: { register: 'GDC', number: '247093', url: 'https://register.example/gdc/247093' },
  },
  'people.lena': { ...PERSON, name: 'Lena Fox', title: 'Practice manager', qualifications: ['Care Certificate'] },
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['kofi', 'lena'] },
};

const ofKofi = (words: string) => `“${words}” is claimed, but the entry of Kofi Mensah does not contain it.`;
const ofClinic = (words: string) => `“${words}” is claimed, but the config does not contain it.`;
const letters = (words: string, name = 'Kofi Mensah') =>
  `“${words}” is claimed, but the entry of ${name} does not contain “${words}”.`;

const MEMBERSHIPS: Sentences = {
  'The BACD has accredited our clinic.': ofClinic('The BACD has accredited our clinic'),
  'Gold status: awarded to us by the British Dental Association.': ofClinic(
    'awarded to us by the British Dental Association',
  ),
  'We hold the British Dental Association quality mark.': ofClinic('hold the British Dental Association quality mark'),
  'The badge of the British Society of Periodontology hangs at our door.': ofClinic(
    'badge of the British Society of Periodontology',
  ),
  'Approved Faculty of Dental Surgery centre.': ofClinic('Approved Faculty of Dental Surgery centre'),
  'Full member: British Dental Association.': ofClinic('Full member: British Dental Association'),
  'Faculty of Dental Surgery accredited.': ofClinic('Faculty of Dental Surgery accredited'),
  'Registered with the BACD.': ofClinic('Registered with the BACD'),
  'Our dentists are registered with the BACD.': ofClinic('registered with the BACD'),
  'Kofi (British Dental Association member) sees you on Fridays.': ofKofi('British Dental Association member'),
  'Kofi: member of the British Dental Association.': ofKofi('member of the British Dental Association'),
  'Kofi was elected to the council of the British Dental Association.': ofKofi(
    'elected to the council of the British Dental Association',
  ),
  'Kofi belongs to the Royal College of Surgeons.': ofKofi('belongs to the Royal College of Surgeons'),
  'Lena is registered with the General Dental Council.':
    '“registered with the General Dental Council” is claimed, but Lena Fox has no entry in the register (GDC).',
  'Our dentists are registered with the GDC.': undefined,
  'Kofi joined us in 2017, a year after his diploma.': undefined,
  'Members of the British Dental Association follow its code.': undefined,
  'The British Dental Association has published a leaflet about gums.': undefined,
  'Do you accept BUPA members? Yes.': undefined,
  'The badge of the school is on the form.': undefined,
  'Ask any clinic for the quality mark of the British Dental Association.': undefined,
  'Approved Bristol parking is behind the house.': undefined,
  'Kofi joined the team in 2019.': undefined,
  'Kofi has been accredited by the BSDT since 2019.': undefined,
};

const DEGREES: Sentences = {
  'Kofi has an MClinDent in prosthodontics.': ofKofi('has an MClinDent in prosthodontics'),
  'Kofi holds a PhD from the University of Oxford.': ofKofi('holds a PhD from the University of Oxford'),
  'Kofi (master’s degree in implantology) sees you on Fridays.': ofKofi('master’s degree in implantology'),
  'Kofi’s PGDip in orthodontics helps with hard cases.': ofKofi('PGDip in orthodontics'),
  'Kofi Mensah: PhD in biology.': ofKofi('PhD in biology'),
  'Our dentists all hold a PhD in biology.': ofClinic('hold a PhD in biology'),
  'The dentists here have a master’s degree each.': ofClinic('have a master’s degree'),
  'Kofi has a diploma from Leeds.': undefined,
  'Kofi (diploma in sedation) sees you on Fridays.': undefined,
  'Kofi has a degree from a time when X-rays were on film.': undefined,
  'Kofi signs the certificate for your employer.': undefined,
  'The dentists here have a kettle each.': undefined,
  'Our dentists all hold the same view on sugar.': undefined,
};

const LETTERS: Sentences = {
  'Kofi Mensah (FDSRCS) sees you on Fridays.': letters('FDSRCS'),
  'Kofi Mensah: FDSRCS': letters('FDSRCS'),
  'Kofi Mensah: diploma in sedation.': undefined,
  'Kofi: MRI pictures and what they show.': undefined,
  'Kofi Mensah – MClinDent': letters('MClinDent'),
  'Ask for Kofi, DipImpDent.': letters('DipImpDent', 'Kofi'),
  'Kofi Mensah holds the letters MFDS.': letters('MFDS'),
  'Kofi Mensah (BDS) sees you on Fridays.': undefined,
  'Kofi’s BDS is from London.': undefined,
  'Lena – ADHD and autism are known to her.': undefined,
  'Kofi (MRI, X-rays, impressions) explains the pictures.': undefined,
  'Kofi has the letter from your GP.': undefined,
};

const NURSE = '“dental nurse” is a healthcare role, but the config calls Lena “Practice manager”.';

const HONOURS: Sentences = {
  'Kofi has published over 50 papers on gums.': ofKofi('has published over 50 papers'),
  'Kofi lectures all over Europe.': ofKofi('lectures all over Europe'),
  'Kofi trains other dentists across the country.': ofKofi('trains other dentists across the country'),
  'Kofi advises the government on sugar.': ofKofi('advises the government'),
  'Kofi is an honorary lecturer.': ofKofi('honorary lecturer'),
  'Kofi has published his running times on our wall.': undefined,
  'Kofi lectures nobody about sweets.': undefined,
  'Kofi speaks across the fence to the neighbours.': undefined,
  'The government advises dentists on fluoride.': undefined,
};

const ROLES: Sentences = {
  'Lena became a dental nurse in 2015.': NURSE,
  'Lena works here as a dental nurse.': NURSE,
  'Lena serves as a dental nurse.': NURSE,
  'Kofi became a dentist in 2013.': undefined,
  'Kofi works here as a dentist.': undefined,
  'Lena became a mother in March.': undefined,
};

suite('a membership, a degree or letters in a sentence', (test) => {
  for (const sentences of [MEMBERSHIPS, DEGREES, HONOURS, LETTERS, ROLES])
    testSentences(test, ['claim/credential'], sentences, PEOPLE);
});
