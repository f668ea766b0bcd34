/** Accreditations of the clinic as a whole, which the entries of its people do not prove. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const claimed = (words: string) => `“${words}” is claimed, but the config does not contain it.`;

suite('an accreditation of the clinic', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'We are an RCVS-accredited Veterinary Hospital.': claimed('RCVS-accredited Veterinary Hospital'),
      'Our clinic is an RCVS-accredited practice.': claimed('RCVS-accredited practice'),
      'We are a Cat Friendly Clinic at gold level.': claimed('Cat Friendly Clinic at gold level'),
      'Our practice is a gold-level Rabbit Friendly Clinic.': claimed('gold-level Rabbit Friendly Clinic'),
      'We are an Investor in People.': claimed('Investor in People'),
      'We have belonged to the BDA Good Practice scheme since 2010.': claimed(
        'belonged to the BDA Good Practice scheme',
      ),
      'A nationally accredited centre of excellence for preventive medicine.':
        '“centre of excellence” claims to be better than others.',
      'We are a recognised centre of excellence for backs.': '“centre of excellence” claims to be better than others.',
      'We’re an ISFM Gold Standard Cat Friendly Clinic.': claimed('ISFM Gold Standard Cat Friendly Clinic'),
      'UNICEF Baby Friendly accredited, with the Gold award.': claimed('UNICEF Baby Friendly accredited'),
      'JAG accredited, and proud of it.': claimed('JAG accredited'),
      'An RCVS-accredited small animal hospital.': claimed('RCVS-accredited small animal hospital'),
      'Our surgery is an approved training centre of the Royal College of Nursing.': claimed(
        'approved training centre of the Royal College of Nursing',
      ),
      'We are an accredited teaching hospital of Harper Adams University.': claimed(
        'accredited teaching hospital of Harper Adams University',
      ),
      'We hold the ISFM Cat Friendly accreditation.': claimed('hold the ISFM Cat Friendly accreditation'),
      'Members of the British Veterinary Association, every one of us.': claimed(
        'Members of the British Veterinary Association',
      ),
      'Proud members of the British Veterinary Association for twenty years.': claimed(
        'members of the British Veterinary Association',
      ),
      'Members of the British Veterinary Association since 1998.': claimed(
        'Members of the British Veterinary Association',
      ),
      'Members of the British Veterinary Association since 1998 pay less.': undefined,
      'A recognised teaching hospital of Harper Adams University takes over at night.': undefined,
      'Patients who belong to the Bramble Plan scheme see Ada first.': undefined,
      'We refer you to a nationally accredited centre of excellence.': undefined,
      'Baby friendly, with a room for feeding.': undefined,
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

/** Questions and answers, and the message of the check about each answer. */
const ASKED: readonly (readonly [question: string, answer: string, message?: string])[] = [
  [
    'Is Joan registered?',
    'Yes, with the HCPC.',
    '“with the HCPC” is claimed, but Joan Reed has no entry in the register (HCPC).',
  ],
  [
    'Can we trust Joan?',
    'Of course: registered with the GDC like everybody here.',
    '“registered with the GDC” is claimed, but Joan Reed has no entry in the register (GDC).',
  ],
  ['Is Kofi registered?', 'Yes, with the GDC.'],
  ['Do you speak to my regulator?', 'Yes, with the NMC on Mondays.'],
];

suite('an answer about the register', (test) => {
  for (const [question, answer, message] of ASKED)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({
          'people.kofi': person('Kofi Boye', 'Dentist', registered('GDC', '123456')),
          'people.joan': person('Joan Reed', 'Massage therapist'),
          'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['kofi', 'joan'] },
          'pages./.1.questions.0': { question, answer },
        }),
        message === undefined ? [] : [message],
      ));
});

suite('a register, list or certificate of people', (test) => {
  const of = (words: string, name: string) => `“${words}” is claimed, but the entry of ${name} does not contain it.`;
  testSentences(
    test,
    ['claim/credential'],
    {
      'Is Joan registered? Yes, with the HCPC.':
        '“with the HCPC” is claimed, but Joan Reed has no entry in the register (HCPC).',
      'Is Joan our nurse? Yes, and registered with the GDC like everybody here.':
        '“registered with the GDC” is claimed, but Joan Reed has no entry in the register (GDC).',
      'Is Kofi registered? Yes, with the GDC.': undefined,
      'Is Joan registered? No, massage has no register by law.': undefined,
      'Kofi Boye is on the GDC’s specialist list for endodontics.': of('on the GDC’s specialist list', 'Kofi Boye'),
      'Miss Ida Penn is on the specialist list of the GDC.': undefined,
      'Everyone in our team is an International Board Certified Lactation Consultant.': of(
        'International Board Certified Lactation Consultant',
        'Kofi Boye',
      ),
      'Lowri Hale is an International Board Certified Lactation Consultant.': undefined,
    },
    {
      'people.kofi': person('Kofi Boye', 'Dentist', { qualifications: ['BDS, Leeds'], ...registered('GDC', '123456') }),
      'people.ida': person('Miss Ida Penn', 'Orthodontist', {
        qualifications: ['BDS, Leeds', 'On the specialist list of the GDC'],
        ...registered('GDC', '123457'),
      }),
      'people.joan': person('Joan Reed', 'Massage therapist'),
      'people.lowri': person('Lowri Hale', 'Lactation consultant', { qualifications: ['IBCLC'] }),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['kofi', 'ida', 'joan', 'lowri'] },
    },
  );
});
