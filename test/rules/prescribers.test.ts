/** Who prescribes medicines in sentences, beside the registers and qualifications of people. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.iris': person('Dr Iris Vane', 'GP', registered('GMC', '7012345')),
  'people.omar': person('Omar Hale', 'Nurse', registered('NMC', '12A3456E')),
  'people.nell': person('Nell Crook', 'Nurse', {
    ...registered('NMC', '12A3457E'),
    qualifications: ['Independent prescriber, 2019'],
  }),
  'people.tess': person('Tess Moor', 'Physiotherapist', registered('HCPC', 'PH012345')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['iris', 'omar', 'nell', 'tess'] },
};

const message = (name: string, verb = 'prescribes') =>
  `“${verb}” is said of ${name}, but the entry of ${name} names no right to prescribe.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'Omar prescribes antibiotics.': message('Omar Hale'),
  'Omar, our nurse, also prescribes.': message('Omar Hale'),
  'You see Omar first. He can prescribe what you need.': message('Omar Hale', 'prescribe'),
  'Dr Vane prescribes antibiotics.': undefined,
  'Nell prescribes while you wait.': undefined,
  'Tess prescribes exercises.': undefined,
  'Tess prescribes a walk, and nothing else.': undefined,
  'Tess prescribes strong painkillers.': message('Tess Moor'),
  'Omar prescribes no medicines.': undefined,
  'Your own doctor prescribes the tablets.': undefined,
};

suite('a person who prescribes', (test) => {
  for (const [sentence, expected] of Object.entries(ANSWERS))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'pages./.1.questions.0.answer': sentence }),
        expected === undefined ? [] : [expected],
      ));
});
