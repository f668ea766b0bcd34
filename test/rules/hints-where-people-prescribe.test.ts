/** “Anti-wrinkle treatment”, which means injections where a dentist, doctor, nurse or pharmacist works, and may mean a facial elsewhere. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const withPerson = (one: object) => ({
  'people.kofi': one,
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['kofi'] },
});
const hints = (words: string) => `“${words}” on a page that all visitors see means a prescription-only medicine.`;

suite('anti-wrinkle treatment where a dentist works', (test) =>
  testSentences(
    test,
    ['claim/pom-indirect'],
    {
      'New: anti-wrinkle treatment on Fridays.': hints('anti-wrinkle treatment'),
      'Ask about our anti-wrinkle clinic.': hints('anti-wrinkle clinic'),
      'We offer no anti-wrinkle treatments.': undefined,
      'Our anti-wrinkle treatment uses a laser.': undefined,
      'An anti-wrinkle treatment cream lies at the desk.': undefined,
    },
    withPerson(person('Kofi Barr', 'Dentist', registered('GDC', '112233'))),
  ));

suite('anti-wrinkle treatment in a salon', (test) =>
  testSentences(
    test,
    ['claim/pom-indirect'],
    { 'New: anti-wrinkle treatment on Fridays.': undefined },
    withPerson(person('Kofi Barr', 'Beautician')),
  ));
