/** Titles of people beside the profession that their number in a register means. */
import * as assert from 'uvu/assert';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const credentialsOf = (fields: object): Promise<readonly string[]> =>
  credentialsWith({
    'people.nell': person('Nell Crook', 'Manager', fields),
    'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['nell'] },
  });

const inOther = (title: string, register: string) =>
  `“registration” of Nell Crook names the register of the ${register}, but the title “${title}” means that of the GMC.`;

/** Entries of a person, and the message of the check about each; `undefined` for those that it must not report. */
const ENTRIES: readonly (readonly [fields: object, message: string | undefined])[] = [
  [{ title: 'Knee surgeon', ...registered('HCPC', 'PH012345') }, inOther('surgeon', 'HCPC')],
  [{ title: 'Podiatric surgeon', ...registered('HCPC', 'CH012345') }, undefined],
  [{ title: 'Foot and ankle surgeon', ...registered('HCPC', 'CH012345') }, undefined],
  [{ title: 'Dermatologist', ...registered('NMC', '12A3456E') }, inOther('Dermatologist', 'NMC')],
  [{ title: 'Veterinary cardiologist', ...registered('RCVS', '7012345') }, undefined],
  [{ title: 'Audiologist', ...registered('HCPC', 'HAD01234') }, undefined],
  [
    { title: 'Dietitian', ...registered('HCPC', 'CH012345') },
    '“CH012345” is the number of a podiatrist in the register (HCPC), but Nell Crook is called “Dietitian”.',
  ],
  [
    { title: 'Acupuncturist', ...registered('HCPC', 'DT012345') },
    '“DT012345” is the number of a dietitian in the register (HCPC), but Nell Crook is called “Acupuncturist”.',
  ],
  [{ title: 'Acupuncturist', qualifications: ['BSc in physiotherapy'], ...registered('HCPC', 'PH012345') }, undefined],
  [{ title: 'Founder', ...registered('HCPC', 'PH012345') }, undefined],
  [
    { title: 'Registered reflexologist' },
    '“Registered reflexologist” is the title of Nell Crook, who has no entry in a register.',
  ],
  [{ title: 'Registered reflexologist', qualifications: ['On the register of the Society of Feet'] }, undefined],
  [{ title: 'Registered manager' }, undefined],
];

const ANSWER = 'pages./.1.questions.0.answer';
const NELL = {
  'people.nell': person('Nell Crook', 'Masseuse'),
  'pages./.2': { kind: 'people', title: 'We', people: ['nell'] },
};

suite('the profession of a person', (test) => {
  for (const [fields, message] of ENTRIES)
    test(`${JSON.stringify(fields)} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await credentialsOf(fields), message === undefined ? [] : [message]));

  test('a comparison with every colleague claims an entry, and advice to look does not', async () => {
    assert.equal(await credentialsWith({ ...NELL, [ANSWER]: 'Like every optician, she is registered with the GOC.' }), [
      '“registered with the GOC” is claimed, but no person in the config has an entry in the register (GOC).',
    ]);
    assert.equal(await credentialsWith({ ...NELL, [ANSWER]: 'Every optician is registered with the GOC.' }), []);
  });
});
