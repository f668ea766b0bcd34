/** Roles and training in sentences that name the person before, after or not at all. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.ines': person('Dr Ines Calder', 'Doctor', registered('GMC', '7012345')),
  'people.kofi': person('Kofi Barr', 'Dentist', registered('GDC', '112233')),
  'people.lena': person('Lena Dray', 'Dentist', {
    ...registered('GDC', '223344'),
    qualifications: ['On the specialist list of the GDC for orthodontics'],
  }),
  'people.mona': person('Mona Esk', 'Skin therapist', { qualifications: ['CIBTAC diploma, 2012'] }),
  'people.nils': person('Nils Firth', 'Skin therapist', { qualifications: ['Diploma in facials, 2018'] }),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ines', 'kofi', 'lena', 'mona', 'nils'] },
};
const calls = (role: string, name: string, title: string) =>
  `“${role}” is a healthcare role, but the config calls ${name} “${title}”.`;

const nobodyIs = (role: string) => `“${role}” is a healthcare role, but nobody in the config has it.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'Dr Calder’s Friday clinic begins at eight.': undefined,
  'Dr Fenn’s Friday clinic begins at eight.':
    '“Dr Fenn” has the title of a doctor but is not one of the people of the config.',
  'Our dental nurses wear green.': undefined,
  'Our veterinary nurses wear green.': nobodyIs('veterinary nurses'),
  'Placed by a specialist bone surgeon.': nobodyIs('surgeon'),
  'A radiologist on the team reads every picture.': nobodyIs('radiologist'),
  'A senior neurologist comes to your home.': nobodyIs('neurologist'),
  'A midwife in house answers your questions.': nobodyIs('midwife'),
  'Run by surgeons, for runners.': nobodyIs('surgeons'),
  'A consultant cardiologist holds a clinic here every month.': nobodyIs('consultant cardiologist'),
  'You will always be seen by a consultant.': nobodyIs('consultant'),
  'A qualified midwife takes your history.': nobodyIs('midwife'),
  'Every member of staff is GMC-registered.':
    '“GMC-registered” is claimed, but Kofi Barr, Lena Dray, Mona Esk and Nils Firth have no entry in the register (GMC).',
  'Run by surgeons of the hospital, the class is free.': undefined,
  'A qualified midwife takes your history at the surgery.': undefined,
  'Every member of staff has a key.': undefined,
  'Treated by a surgeon before? Bring the letters.': undefined,
  'Checked by a midwife in the first week, most babies are fine.': undefined,
  'A neurologist comes to the same conclusion.': undefined,
  'Everyone you meet at the door is GMC-registered.':
    '“GMC-registered” is claimed, but Kofi Barr, Lena Dray, Mona Esk and Nils Firth have no entry in the register (GMC).',
  'Everyone you meet in the street has an opinion about skin.': undefined,
  'You meet Nils. A qualified midwife himself, he knows how it hurts.': calls(
    'midwife',
    'Nils Firth',
    'Skin therapist',
  ),
  'You meet Ines. A doctor herself, she knows how it hurts.': undefined,
  'Mona looks at your feet as a podiatrist does, because she is one.': calls(
    'podiatrist',
    'Mona Esk',
    'Skin therapist',
  ),
  'Mona asks like a podiatrist, though she is no such thing.': undefined,
  'Dr Calder is a hand surgeon.': calls('surgeon', 'Dr Calder', 'Doctor'),
  'Kofi is our orthodontist.':
    '“orthodontist” is the title of a specialist, but Kofi Barr is not recorded as being on the specialist list of the GDC.',
  'Lena is our orthodontist.': undefined,
  'Nils is a registered therapist with the HCPC.':
    '“registered therapist with the HCPC” is claimed, but Nils Firth has no entry in the register (HCPC).',
  'Both of our therapists are CIBTAC-trained.':
    '“CIBTAC-trained” is claimed, but the entry of Nils Firth does not contain it.',
  'Mona is CIBTAC-trained.': undefined,
  'Mona examines your teeth.':
    '“examines your teeth” is work that the law reserves for dental professionals (Dentists Act 1984, s. 38), but Mona Esk (“Skin therapist”) has no entry that allows it.',
  'Kofi examines your teeth.': undefined,
};

/** The same for the entries of two people, “Laser manager” and “Dentist”. */
const ABOUT: readonly (readonly [manager: string, dentist: string, ...messages: string[]])[] = [
  [
    'A nurse who knits in the evening.',
    'Joined in 2016, and our orthodontist for children.',
    calls('nurse', 'Olga Gale', 'Laser manager'),
    '“orthodontist” is the title of a specialist, but Kofi Barr is not recorded as being on the specialist list of the GDC.',
  ],
  [
    'Our laser nurse knits in the evening.',
    'Our dental nurse calls him the captain.',
    calls('nurse', 'Olga Gale', 'Laser manager'),
  ],
  ['Our night nurse trusts nobody else with the diary.', 'A dentist who knits in the evening.'],
];

suite('a role of somebody whom the sentence does not call by name', (test) => {
  test('it is compared with the entry of the person whom the sentence means', async () => {
    const questions = Object.keys(ANSWERS).map((answer, index) => ({ question: `Who is it, ${index}?`, answer }));
    const { findings } = await checkedWith({ ...TEAM, 'pages./.1.questions': questions });
    const found = findings.filter(({ rule }) => rule === 'claim/credential');
    Object.values(ANSWERS).forEach((message, index) => {
      const messages = found.filter(({ path }) => path?.[4] === index).map((finding) => finding.message);
      assert.equal(messages, message === undefined ? [] : [message], questions[index]?.answer);
    });
  });

  for (const [manager, dentist, ...messages] of ABOUT)
    test(`entries with “${manager}” and “${dentist}” have ${messages.length} findings`, async () => {
      const olga = person('Olga Gale', 'Laser manager', { about: manager });
      const kofi = person('Kofi Barr', 'Dentist', { ...registered('GDC', '112233'), about: dentist });
      const shown = { kind: 'profiles', title: 'Who you will see', people: ['olga', 'kofi', 'ines'] };
      const ines = TEAM['people.ines'];
      const { findings } = await checkedWith({
        ...{ 'people.olga': olga, 'people.kofi': kofi, 'people.ines': ines, 'pages./.2': shown },
      });
      const found = findings.filter(({ rule }) => rule === 'claim/credential').map(({ message }) => message);
      assert.equal(found, messages);
    });
});
