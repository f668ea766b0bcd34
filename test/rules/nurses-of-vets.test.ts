/** Nurses in the register of vets, and what a test or an operation of an animal is said to rule out. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.hannah': person('Hannah Kerr', 'Head nurse', registered('RCVS', 'N-1234567')),
  'people.ivo': person('Ivo Reed', 'Clinical director', registered('RCVS', '7654321')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['hannah', 'ivo'] },
};

const SENTENCES: Sentences = {
  'Hannah Kerr is the vet who looks after our weight clinics.':
    '“vet” is a healthcare role, but the config calls Hannah Kerr “Head nurse”.',
  'Ivo Reed is the vet who looks after our weight clinics.': undefined,
  'Hannah Kerr is a nurse.': undefined,
};

suite('a nurse in the register of vets', (test) => {
  testSentences(test, ['claim/credential'], SENTENCES, TEAM);
});

const PROMISES: Sentences = {
  'Our panel finds every disease before your pet shows a sign of it.':
    '“panel finds every disease” promises more than any test can show.',
  'Our panel shows how the kidneys work.': undefined,
};

suite('a panel of tests', (test) => {
  testSentences(test, ['claim/guarantee'], PROMISES);
});

const EFFECTS: Sentences = {
  'A spayed doe will not get cancer.': '“A spayed doe will not get cancer” describes an effect without evidence.',
  'The course lasts six weeks.': undefined,
  'The trial lasts sixty days.': undefined,
};

suite('an animal that never falls ill, and how long a course lasts', (test) => {
  testSentences(test, ['claim/effect'], EFFECTS);
});
