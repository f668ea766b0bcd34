/** What sentences say about the titles, memberships and register numbers of people, beside what their entries contain. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const rcvs = (number: string) => ({
  ...registered('RCVS', number),
  qualifications: ['MRCVS'],
});

const TEAM = {
  'people.iris': person('Iris Vane', 'Veterinary surgeon', rcvs('7012345')),
  'people.omar': person('Omar Hale', 'Veterinary surgeon', rcvs('7054321')),
  'people.vera': person('Vera Moss', 'Veterinary surgeon', {
    ...rcvs('7098765'),
    qualifications: ['MRCVS', 'Member of the CNHC'],
  }),
  'people.nell': person('Nell Crook', 'Care assistant'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['iris', 'omar', 'vera', 'nell'] },
};

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'Both our vets are members of the Royal College of Veterinary Surgeons.': undefined,
  'All our assistants are members of the Royal College of Veterinary Surgeons.':
    '“members of the Royal College of Veterinary Surgeons” is claimed, but the entry of Nell Crook does not contain it.',
  'Iris is a Fellow of the Royal College of Veterinary Surgeons.':
    '“Fellow of the Royal College of Veterinary Surgeons” is claimed, but the entry of Iris Vane does not contain it.',
  'Omar is an RCVS Advanced Practitioner in cardiology.':
    '“RCVS Advanced Practitioner in cardiology” is claimed, but the entry of Omar Hale does not contain it.',
  'Nell is a member of ABTC.': '“member of ABTC” is claimed, but the entry of Nell Crook does not contain it.',
  'Omar is a DEFRA-approved medical examiner of zoos.':
    '“DEFRA-approved” is claimed, but the entry of Omar Hale does not contain it.',
  'Iris, an HSE-licensed inspector, reads the meters.':
    '“HSE-licensed” is claimed, but the entry of Iris Vane does not contain it.',
  'Vera is a CNHC-accredited therapist for people.':
    '“therapist” is a healthcare role, but the config calls Vera “Veterinary surgeon”.',
  'BVA-accredited service since 2014': '“BVA-accredited” is claimed, but the config does not contain it.',
  'Omar sends you to a DEFRA-approved inspector.': undefined,
  'A BVA-accredited examiner has a stamp.': undefined,
  'Ask for a DEFRA-approved inspector.': undefined,
  'We use RUMA-approved scales, and Nell a CE-certified lamp.': undefined,
  // Posts elsewhere
  'Nell used to be head keeper of reptiles at Chester Zoo.':
    '“head keeper of reptiles at Chester Zoo” is claimed, but the entry of Nell Crook does not contain it.',
  'Omar is lead vet of the Hull Rescue Society for cats.':
    '“lead vet of the Hull Rescue Society” is claimed, but the entry of Omar Hale does not contain it.',
  'Iris is professor of anatomy in her spare time.':
    '“professor of anatomy” is claimed, but the entry of Iris Vane does not contain it.',
  'Iris is head vet of the practice.': undefined,
  'Your senior vet at Hill House sends us the notes, and Iris reads them.': undefined,
  'Omar is lead singer of The Otters.': undefined,
  'Nell is a member of Parliament.': undefined,
  'Iris is on the RCVS register, number 7012345.': undefined,
  'Iris and Omar are on the RCVS register, under the numbers 7012345 and 7054321.': undefined,
  'Iris is on the RCVS register, number 7012354.':
    '“7012354” is not the number of Iris Vane in the register (RCVS), which is 7012345.',
  'Iris is on the RCVS register, number 7054321.':
    '“7054321” is not the number of Iris Vane in the register (RCVS), which is 7012345.',
  'For a sprain of your own, see one who is registered with the HCPC.': undefined,
  'You will see one who is registered with the HCPC.':
    '“registered with the HCPC” is claimed, but no person in the config has an entry in the register (HCPC).',
  'Iris is registered with the RCVS and the HCPC.':
    '“registered with the RCVS and the HCPC” is claimed, but Iris Vane has no entry in the register (HCPC).',
  'Both our vets are registered with the RCVS, and with the GMC.':
    '“registered with the RCVS, and with the GMC” is claimed, but Iris Vane, Omar Hale and Vera Moss have no entry in the register (GMC).',
  'Vera is registered with the RCVS and the CNHC.': undefined,
  'Iris is registered with the RCVS, and the HCPC has a list of physiotherapists.': undefined,
  'We are all registered with the RCVS, except for Nell.': undefined,
  'Your physiotherapist may be registered with the HCPC.': undefined,
  'Neither of our assistants is a psychologist or a nurse.': undefined,
  'Iris meets her mentor twice a year: Dr Ruth Sample, a pathologist in Truro.': undefined,
  'Iris works with her mentor: Dr Ruth Sample, who sees your pet on Fridays.':
    '“Dr Ruth Sample” has the title of a doctor but is not one of the people of the config.',
  'Dr Ruth Sample, a pathologist in Truro, helps us.':
    '“Dr Ruth Sample” has the title of a doctor but is not one of the people of the config.',
};

/** The same for the sentences of Nell’s entry: its other fields are the proof. */
const ABOUT: Readonly<Record<string, string | undefined>> = {
  'Trained at Duchy College and joined us in 2019.': undefined,
  'Holds a fellowship and keeps bees.':
    '“Holds a fellowship” is claimed, but the entry of Nell Crook does not contain it.',
  'Nell is a veterinary nurse and joined us in 2019.':
    '“veterinary nurse” is a healthcare role, but the config calls Nell “Care assistant”.',
};

suite('a title, membership or number of a person', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'pages./.1.questions.0.answer': sentence }),
        message === undefined ? [] : [message],
      ));

  for (const [sentence, message] of Object.entries(ABOUT))
    test(`about a person: ${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await credentialsWith({ ...TEAM, 'people.nell.about': sentence }),
        message === undefined ? [] : [message],
      ));

  test('two people in one register cannot have one number', async () =>
    assert.equal(
      await credentialsWith({ ...TEAM, 'people.omar': person('Omar Hale', 'Veterinary surgeon', rcvs('7012345')) }),
      ['“7012345” is also the number of Iris Vane in the register (RCVS).'],
    ));

  test('two people may have the same stand-in for a number', async () =>
    assert.equal(
      await credentialsWith({
        ...TEAM,
        'people.iris': person('Iris Vane', 'Veterinary surgeon', rcvs('000000')),
        'people.omar': person('Omar Hale', 'Veterinary surgeon', rcvs('000000')),
      }),
      [],
    ));

  test('two people in two registers may have one number', async () =>
    assert.equal(
      await credentialsWith({
        ...TEAM,
        'people.vera': person('Vera Moss', 'Veterinary surgeon', {
          ...rcvs('7098765'),
          qualifications: ['MRCVS', 'Member of the CNHC'],
        }),
        'people.nell': person('Nell Crook', 'Pharmacist', {
          registration: { register: 'GPhC', number: '7012345', url: 'https://register.example/7012345' },
        }),
      }),
      [],
    ));
});
