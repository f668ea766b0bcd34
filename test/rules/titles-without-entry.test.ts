/** Titles and letters in the entries of people that only members of a register have. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const credentialsOf = (fields: object): Promise<readonly string[]> =>
  credentialsWith({
    'people.nell': person('Nell Crook', 'Manager', fields),
    'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['nell'] },
  });

const title = (words: string, register: string) =>
  `“${words}” is a title of people in the register (${register}), but Nell Crook has no entry there.`;
const qualification = (words: string, register: string) =>
  `“${words}” is a qualification of people in the register (${register}), but Nell Crook has no entry there.`;
const role = (words: string) => `“${words}” is a healthcare role, but the config calls Nell Crook “Manager”.`;

/** Entries of a person, and the message of the check about each; `undefined` for those that it must not report. */
const ENTRIES: readonly (readonly [fields: object, message: string | undefined])[] = [
  [{ title: 'Chiropodist and owner' }, title('Chiropodist', 'HCPC')],
  [{ title: 'Head midwife' }, title('midwife', 'NMC')],
  [{ title: 'Vet' }, title('Vet', 'RCVS')],
  [{ title: 'Equine vet' }, title('vet', 'RCVS')],
  [{ title: 'Canine physiotherapist' }, undefined],
  [{ title: 'Trainee dental nurse' }, undefined],
  [{ title: 'Nursery nurse' }, undefined],
  [{ title: 'GP liaison' }, undefined],
  [{ title: 'Physiotherapist’s assistant' }, undefined],
  [{ title: 'Podiatrist', ...registered('HCPC', 'CH12345') }, undefined],
  [
    { title: 'Doctor of sports podiatry', ...registered('HCPC', 'CH12345') },
    '“Doctor of sports podiatry” is the title of a doctor, but the entry in the register (HCPC) is not that of a doctor, and no qualification is a doctorate.',
  ],
  [{ title: 'Doctor of sports podiatry', qualifications: ['PhD'], ...registered('HCPC', 'CH12345') }, undefined],
  [{ title: 'Doctor’s assistant', ...registered('HCPC', 'CH12345') }, undefined],
  [{ title: 'Podiatrist', ...registered('CORU', 'PD01234') }, undefined],
  [{ title: 'Nurse', ...registered('RCVS', '7012345') }, undefined],
  [
    { title: 'Massage therapist and osteopath', ...registered('CNHC', 'CN01234') },
    '“osteopath” is a title of people in the register (GOSC), but the entry of Nell Crook is in another register (CNHC).',
  ],
  [{ about: 'A registered nurse who also answers the door.' }, role('nurse')],
  [{ about: 'Chartered physiotherapist as well as a keen rower.' }, role('physiotherapist')],
  [{ about: 'A physiotherapist by training.' }, role('physiotherapist')],
  [{ about: 'A nurse who left the ward for the office.' }, undefined],
  [{ about: 'Married to a dentist with cold hands.' }, undefined],
  [{ qualifications: ['RVN'] }, qualification('RVN', 'RCVS')],
  [
    { qualifications: ['Fellow of the Royal College of Anaesthetists'] },
    qualification('Fellow of the Royal College of Anaesthetists', 'GMC'),
  ],
  [{ qualifications: ['Associate member of the Chartered Society of Physiotherapy'] }, undefined],
  [{ qualifications: ['Registered nurse until 2019'] }, undefined],
  [{ qualifications: ['Diploma of the Royal College of Psychiatrists in something'] }, undefined],
  [
    { title: 'Physiotherapist', ...registered('NMC', '12A3456E') },
    '“registration” of Nell Crook names the register of the NMC, but the title “Physiotherapist” means that of the HCPC.',
  ],
  [
    { title: 'Founder', qualifications: ['On the register of the GPhC'], ...registered('GMC', '7012345') },
    '“registration” of Nell Crook names the register of the GMC, but the qualification “On the register of the GPhC” means that of the GPHC.',
  ],
  [
    { name: 'Dr Nell Crook', title: 'Optometrist', ...registered('GOC', '01-12345') },
    '“Dr Nell Crook” has the title of a doctor, but the entry in the register (GOC) is not that of a doctor, and no qualification is a doctorate.',
  ],
  [
    {
      name: 'Dr Nell Crook',
      title: 'Optometrist',
      qualifications: ['PhD in optics'],
      ...registered('GOC', '01-12345'),
    },
    undefined,
  ],
  [
    { title: 'Nurse', ...registered('NMC', '1234567') },
    '“1234567” is not a valid NMC number: it must have two digits, a letter, four digits and a letter, like 12A3456E.',
  ],
  [
    { title: 'Paramedic', ...registered('HCPC', 'XX12345') },
    '“XX12345” is not a valid HCPC number: it must have the letters of a profession and up to six digits, like PH123456.',
  ],
  [
    {
      title: 'Consultant urologist',
      qualifications: ['On the specialist register of the GMC'],
      ...registered('GMC', '7012345'),
    },
    undefined,
  ],
  [
    { title: 'Consultant urologist', ...registered('GMC', '7012345') },
    '“Consultant” is the title of a post in a hospital, but “qualifications” names neither the post nor the specialist register.',
  ],
  [
    {
      title: 'Consultant urologist',
      qualifications: ['Consultant urologist at Leeds General Infirmary since 2012'],
      ...registered('GMC', '7012345'),
    },
    undefined,
  ],
  [
    { title: 'Specialist in urology', ...registered('GMC', '7012345') },
    '“Specialist” is a rank that only a register can grant.',
  ],
];

suite('an entry of a person with a title or letters of a register', (test) => {
  for (const [fields, message] of ENTRIES)
    test(`${JSON.stringify(fields)} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await credentialsOf(fields), message === undefined ? [] : [message]));
});
