/** Claims with several words that rules look for, and with several people, are reported once, in full; several claims, each. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.iris': person('Dr Iris Vane', 'GP', registered('GMC', '7012345')),
  'people.omar': person('Omar Hale', 'Nurse', registered('NMC', '12A3456E')),
  'people.sue': person('Sue Hart', 'Manager'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['iris', 'omar', 'sue'] },
};
const role = (words: string) => `“${words}” is a healthcare role, but`;
const EVERYBODY = 'Everyone who works here is registered with the GMC.';

suite('a claim with several words', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'Ask for Dr Iris Vane, our consultant dermatologist.': `${role('dermatologist')} the config calls Dr Iris Vane “GP”.`,
      'Our consultant dermatologist sees you on Fridays.': `${role('consultant dermatologist')} nobody in the config has it.`,
      'Our clinic is approved by the NHS and the HCPC.':
        '“approved by the NHS and the HCPC” claims an endorsement, and nothing proves it.',
      'All our doctors trained at Oxford.':
        '“trained at Oxford” is claimed, but the entry of Dr Iris Vane does not contain it.',
      'All our doctors are registered with the GMC.': undefined,
      [EVERYBODY]:
        '“registered with the GMC” is claimed, but Omar Hale and Sue Hart have no entry in the register (GMC).',
    },
    TEAM,
  );

  test('about everybody is answered with those of whom it is true', async () => {
    const { findings } = await checkedWith({ ...TEAM, 'pages./.1.questions.0.answer': EVERYBODY });
    assert.equal(
      findings.flatMap(({ rule, help }) => (rule === 'claim/credential' ? [help] : [])),
      [
        'If the people concerned are in that register, add “registration” to them, with the number and the address of the entry. If not, say it only of Dr Iris Vane.',
      ],
    );
  });
});

/** The spelling of the name is reported; who this is, is known once it is correct. */
const misspelt = (written: string, name: string) => `“${written}” differs from the name of ${name}.`;

suite('a claim about a person whose name has a wrong letter', (test) => {
  testSentences(
    test,
    ['claim/credential', 'content/spelling'],
    {
      'Omar Halle, our nurse, sees you first.': misspelt('Omar Halle', 'Omar Hale'),
      'Ask for Dr Iris Vane-Smith.':
        '“Dr Iris Vane-Smith” has the title of a doctor but is not one of the people of the config.',
      'Dr Iris Vame sees you on Fridays.': misspelt('Iris Vame', 'Iris Vane'),
      'Mr Omar Halle MSc sees you first.': misspelt('Omar Halle', 'Omar Hale'),
      'Ask for Omar Khan, our nurse.': misspelt('Omar Khan', 'Omar Hale'),
    },
    TEAM,
  );
});

/** Short texts, and every finding of one rule about them, in their order. */
const PASSAGES: readonly (readonly [rule: string, text: string, messages: readonly string[]])[] = [
  [
    'claim/pressure',
    'Hurry! Only three places are left. Book before the price goes up.',
    [
      '“Hurry” hurries visitors.',
      '“Only three places are left” tells visitors that places run out.',
      '“Book before the price goes up” hurries visitors.',
    ],
  ],
  [
    'claim/guarantee',
    'The peel is painless. It has no side effects whatsoever. We guarantee that you like it.',
    ['painless', 'no side effects', 'guarantee'].map((words) => `“${words}” promises what no treatment can guarantee.`),
  ],
  [
    'claim/guarantee',
    'We open the gate at eight. The peel is painless. The horses stand beside the barn.',
    ['“painless” promises what no treatment can guarantee.'],
  ],
  ['claim/guarantee', 'Painless? Not always. We guarantee neither that nor the result.', []],
  ['claim/pressure', 'Ring before you come. We answer when we can. There is no hurry.', []],
];

suite('a short text with several claims', (test) => {
  for (const [rule, text, messages] of PASSAGES)
    test(`has a finding for each sentence that makes one: “${text}”`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': text });
      assert.equal(
        findings.flatMap((finding) => (finding.rule === rule ? [finding.message] : [])),
        messages,
      );
    });
});
