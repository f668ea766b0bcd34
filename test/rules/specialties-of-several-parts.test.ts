/** Titles of doctors whose specialty has several words with a comma or an “and”: 'ear, nose and throat surgeon'. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.bea': person('Bea Pryce', 'Hearing aid dispenser', registered('HCPC', 'HAD1234')),
  'people.fitz': person('Fitz Moor', 'Podiatrist', registered('HCPC', 'CH12345')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['bea', 'fitz'] },
};
const role = (words: string, title: string) => `“${words}” is a healthcare role, but the config calls ${title}.`;

suite('a specialty of several parts of the body', (test) =>
  testSentences(
    test,
    ['claim/credential'],
    {
      'Bea is an ear, nose and throat doctor.': role('doctor', 'Bea “Hearing aid dispenser”'),
      'Bea, our ear, nose and throat surgeon, looks into your ear.': role('surgeon', 'Bea “Hearing aid dispenser”'),
      'Fitz is a foot and ankle surgeon.': role('surgeon', 'Fitz “Podiatrist”'),
      'Bea writes to the ear, nose and throat doctor at the hospital.': undefined,
      'Bea works beside an ear, nose and throat surgeon.': undefined,
      'Bea is not an ear, nose and throat doctor.': undefined,
      'Fitz looks after feet, and a foot and ankle surgeon visits us in May.': undefined,
    },
    TEAM,
  ));
