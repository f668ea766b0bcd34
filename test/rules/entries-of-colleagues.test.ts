/** Claims that a colleague has an entry, an endorsement or a training which the config does not give. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.ada': person('Ada Brook', 'Podiatrist', registered('HCPC', 'CH012345')),
  'people.ben': person('Ben Carr', 'Foot massage therapist'),
  'people.cleo': person('Cleo Dale', 'Receptionist'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada', 'ben', 'cleo'] },
};
const lacks = (words: string, name = 'Ben Carr', register = 'HCPC') =>
  `“${words}” is claimed, but ${name} has no entry in the register (${register}).`;
const endorsement = (words: string) => `“${words}” claims an endorsement, and nothing proves it.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'HCPC-registered massage therapist': lacks('HCPC-registered'),
  'Our massage therapist is registered with the HCPC.': lacks('registered with the HCPC'),
  'Our podiatrists are registered with the HCPC, and Ben, our masseur, with the CNHC.': lacks(
    'with the CNHC',
    'Ben Carr',
    'CNHC',
  ),
  'The podiatrists are on the register of the HCPC, while Ben rubs feet.': undefined,
  'The podiatrists are on the register of the HCPC, Ben in a club of masseurs.': undefined,
  'Two podiatrists, a visiting surgeon and a dog.': undefined,
  'Together they have 21 years of experience: six, eleven and four.': undefined,
  'Together they have 25 years of experience: six, eleven and four.':
    '“Together they have 25 years of experience” adds up the years of several people, which visitors cannot check.',
  'HCPC-registered Ben rubs feet.': lacks('HCPC-registered'),
  'HCPC-registered podiatrist': undefined,
  'HCPC-registered team leaders': undefined,
  'Whoever touches your feet here is on the register of the HCPC.': lacks('on the register of the HCPC'),
  'Whoever treats you here is on the register of the HCPC.': lacks('on the register of the HCPC'),
  'Check that whoever treats you is on the register of the HCPC.': undefined,
  'All three of us are in the public register.':
    '“in the public register” is claimed, but Ben Carr has no entry in a register.',
  'Ada Brook is in the public register.': undefined,
  'Look people up in the public register.': undefined,
  'A course with the full backing of the NHS.': endorsement('with the full backing of the NHS'),
  'Our foot bath carries the approval of the Royal College of Podiatry.': endorsement(
    'carries the approval of the Royal College of Podiatry',
  ),
  'Recommended by the British Association of Feet.': endorsement('Recommended by the British Association of Feet'),
  'Everybody here works with the blessing of their families.': undefined,
  'We follow the advice of the Royal College of Podiatry.': undefined,
};

/** The entries of a second colleague, and the message of the check about each. */
const ENTRIES: readonly (readonly [
  title: string,
  register: string,
  qualifications: readonly string[],
  message?: string,
])[] = [
  [
    'Optometrist',
    'GOC',
    ['FBDO, 2011'],
    '“FBDO, 2011” is the qualification of a dispensing optician, but Dev Eames is called “Optometrist”.',
  ],
  ['Optometrist', 'GOC', ['FBDO, 2011', 'BSc in optometry, 2016']],
  ['Optometrist', 'GOC', ['MBA, 2011']],
  ['Dispensing optician', 'GOC', ['FBDO, 2011']],
  [
    'Dentist and owner',
    'GDC',
    ['Diploma in dental hygiene'],
    '“Diploma in dental hygiene” is the qualification of a dental hygienist, but Dev Eames is called “Dentist and owner”.',
  ],
  ['Dental hygienist', 'GDC', ['BDS, Leeds']],
  ['Veterinary surgeon', 'RCVS', ['BVSc, Bristol', 'Veterinary nurse before that']],
];

suite('an entry, endorsement or training that the config does not give', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'pages./.0.lead': sentence }),
        message === undefined ? [] : [message],
      ));

  for (const [title, register, qualifications, message] of ENTRIES)
    test(`${title} with ${qualifications.join(' and ')} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({
          'people.dev': person('Dev Eames', title, { qualifications, ...registered(register, '5501234') }),
          'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['dev'] },
        }),
        message === undefined ? [] : [message],
      ));
});
