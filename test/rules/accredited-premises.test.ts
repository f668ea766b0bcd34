/** Accreditations of the clinic as a whole, which the entries of its people do not prove. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const claimed = (words: string) => `“${words}” is claimed, but the config does not contain it.`;

suite('an accreditation of the clinic', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'We are an RCVS-accredited Veterinary Hospital.': claimed('an RCVS-accredited Veterinary Hospital'),
      'Our clinic is an RCVS-accredited practice.': claimed('an RCVS-accredited practice'),
      'We are a Cat Friendly Clinic at gold level.': claimed('Cat Friendly Clinic at gold level'),
      'Our practice is a gold-level Rabbit Friendly Clinic.': claimed('gold-level Rabbit Friendly Clinic'),
      'We are an Investor in People.': claimed('Investor in People'),
      'We refer you to an RCVS-accredited hospital.': undefined,
      'An RCVS-accredited hospital in Leeds takes over at night.': undefined,
      'We are a cat-friendly practice with a quiet room.': undefined,
      'We are not a Cat Friendly Clinic.': undefined,
    },
    {
      'people.ada': person('Ada Brook', 'Veterinary surgeon', registered('RCVS', '7012345')),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
    },
  );
});
