/** One role in the plural beside several names: each of them needs it. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.farah': person('Farah Bell', 'Orthodontist', {
    ...registered('GDC', '81234'),
    qualifications: ['On the specialist list of the GDC in orthodontics'],
  }),
  'people.callum': person('Callum Reay', 'Dentist', registered('GDC', '81235')),
  'people.ross': person('Ross Dunn', 'Orthodontic therapist', registered('GDC', '181236')),
  'people.megan': person('Megan Price', 'Dental hygienist', registered('GDC', '181237')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['farah', 'callum', 'ross', 'megan'] },
};
const role = (words: string, name: string, title: string) =>
  `“${words}” is a healthcare role, but the config calls ${name} “${title}”.`;

const SENTENCES: Sentences = {
  'Both of our orthodontists, Farah Bell and Ross Dunn, see you on Mondays.': role(
    'orthodontists',
    'Ross Dunn',
    'Orthodontic therapist',
  ),
  'Our dentists, Callum and Megan, look after you.': role('dentists', 'Megan', 'Dental hygienist'),
  'Our dentists Callum Reay and Megan Price look after you.': role('dentists', 'Megan Price', 'Dental hygienist'),
  'Meet our dentists: Farah, Callum and Ross.': role('dentists', 'Ross', 'Orthodontic therapist'),
  'Our dentists (Callum Reay, Farah Bell and Megan Price) take turns.': role(
    'dentists',
    'Megan Price',
    'Dental hygienist',
  ),
  'Megan and Callum are both dentists.': role('dentists', 'Megan', 'Dental hygienist'),
  'Our dentists, Tom Vale and Callum Reay, look after you.':
    '“Tom Vale” is called “dentists” but is not one of the people of the config.',
  'Our dentists, Callum Reay and Farah Bell, look after you.': undefined,
  'Callum and Farah are our dentists, and Megan is the hygienist.': undefined,
  'Our dentists, Callum Reay and Farah Bell, and Megan Price, our hygienist, look after you.': undefined,
  'Our dentists and hygienists, Callum, Farah and Megan, look after you.': undefined,
  'Our dentists, and Megan Price, our hygienist, look after you.': undefined,
  'Our dentists, helped by Megan and Ross, see you on Mondays.': undefined,
  'Ask our dentists, Megan or the front desk.': undefined,
  // A therapist can be on no list of dentists.
  'Ross Dunn is our orthodontist.': role('orthodontist', 'Ross Dunn', 'Orthodontic therapist'),
};

suite('a role of several people', (test) => testSentences(test, ['claim/credential'], SENTENCES, TEAM));
