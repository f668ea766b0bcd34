/** Registers that do not exist, with a name like that of one that does. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

async function reported(register: string, title: string, values: Readonly<Record<string, unknown>> = {}) {
  const { findings } = await checkedWith({
    'people.ada': person('Ada Brook', title, registered(register, 'PH012345')),
    'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
    'pages./.0.lead': 'Ada Brook is HCPC-registered.',
    ...values,
  });
  return findings.flatMap(({ rule, message, help }) => (rule === 'claim/credential' ? [message, help] : []));
}

suite('the register in the entry of a person', (test) => {
  for (const [register, title] of [
    ['HPCP', 'Physiotherapist'],
    ['HCCP', 'Founder'],
    ['Health and Care Profession Council', 'Founder'],
  ] as const)
    test(`“${register}” is reported once for ${title}, with the name that is meant`, async () => {
      const [message, help, ...others] = await reported(register, title);
      assert.is(message, `“${register}” is not the name of a register.`);
      assert.is(help, 'Write “HCPC”, or accept it if there is such a register.');
      assert.equal(others, []);
    });

  test('a wrong letter is reported if the title is that of the register', async () =>
    assert.equal(await reported('HCPV', 'Physiotherapist', { 'pages./.0.lead': 'An hour.' }), [
      '“HCPV” is not the name of a register.',
      'Write “HCPC”, or accept it if there is such a register.',
    ]));

  test('registers with similar names are not reported', async () => {
    const lead = { 'pages./.0.lead': 'Ada Brook sees you first.' };
    for (const [register, title] of [
      ['RCCP', 'Physiologist'],
      ['ACP', 'Child therapist'],
      ['HCPV', 'Founder'],
      ['IBLCE', 'Lactation consultant'],
    ] as const)
      assert.equal(await reported(register, title, lead), [], register);
  });
});
