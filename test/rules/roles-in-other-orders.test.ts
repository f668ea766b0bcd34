/** Roles before the name of the person, since when, and of somebody whom a title means: 'Your vet on Mondays is Ann'. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.ines': person('Dr Ines Calder', 'Doctor', registered('GMC', '7012345')),
  'people.kofi': person('Kofi Barr', 'Dentist', registered('GDC', '112233')),
  'people.hugh': person('Hugh Lind', 'Dental hygienist', registered('GDC', '334455')),
  'people.mona': person('Mona Esk', 'Massage therapist'),
  'people.olga': person('Olga Gale', 'Receptionist'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ines', 'kofi', 'hugh', 'mona', 'olga'] },
};
const calls = (role: string, name: string, title: string) =>
  `“${role}” is a healthcare role, but the config calls ${name} “${title}”.`;

const SENTENCES: Sentences = {
  // The name ends the sentence.
  'Your dentist on Mondays is Hugh.': calls('dentist', 'Hugh', 'Dental hygienist'),
  'The nurse who takes your blood will be Olga Gale.': calls('nurse', 'Olga Gale', 'Receptionist'),
  'Hugh cleans, and the dentist is called Mona.': calls('dentist', 'Mona', 'Massage therapist'),
  'Your dentist on Mondays is Kofi.': undefined,
  'Your dentist here is Kofi, your hygienist is Hugh.': undefined,
  'The person who helps the dentist is Olga.': undefined,
  'The first person you meet at the dentist is Olga.': undefined,
  'The dentist Hugh works with is Kofi.': undefined,
  'The dentist on Mondays is Kofi or, in August, somebody else.': undefined,
  'The dentist on Mondays is not Hugh, who cleans, but Kofi.': undefined,
  // Since when
  'Mona has been a registered nurse since 2018.': calls('nurse', 'Mona', 'Massage therapist'),
  'Olga, who has been a dental nurse for thirty years, keeps the diary.': calls('dental nurse', 'Olga', 'Receptionist'),
  'Olga has worked as a midwife all her life.': calls('midwife', 'Olga', 'Receptionist'),
  'Kofi has been a dentist since 2013.': undefined,
  'Olga has been with the same dentist for years.': undefined,
  'Olga has been the dentist’s neighbour for years.': undefined,
  'Mona has been our massage therapist since 2019 and is no physiotherapist.': undefined,
  // A title means the person.
  'Your doctor is a consultant endocrinologist.': calls('consultant endocrinologist', 'Dr Ines Calder', 'Doctor'),
  'Our massage therapist is an osteopath.': calls('osteopath', 'Mona Esk', 'Massage therapist'),
  'Your receptionist is a trained midwife.': calls('midwife', 'Olga Gale', 'Receptionist'),
  'Our doctor is a general practitioner.': undefined,
  'Our new receptionist is a friend of the dentist.': undefined,
  'Our injector is a doctor.': undefined,
  'All our injectors are doctors.': '“doctors” is a healthcare role, but no “injector” in the config has it.',
  'Your surgeon is a consultant at the infirmary.': undefined,
  'If your doctor is an endocrinologist, send us the letter.': undefined,
};

suite('a role before the name, since a year or of somebody with a title', (test) => {
  testSentences(test, ['claim/credential'], SENTENCES, TEAM);
});
