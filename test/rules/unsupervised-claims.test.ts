/** Claims about illnesses and medicines, in clinics with and without a person in the register of a health profession. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const PERSON = { name: 'Ada Brook', title: 'Reflexologist', focus: 'Feet', department: 'main', image: 'dot' };
const VOLUNTARY = { register: 'CNHC', number: '051234', url: 'https://register.example/cnhc/051234' };
const STATUTORY = { register: 'HCPC', number: 'PH081234', url: 'https://register.example/hcpc/PH081234' };

const messagesWith = async (person: object | undefined, sentence: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...(person ? { 'people.ada': person } : {}), [ANSWER]: sentence });
  return findings.filter(({ message }) => message.includes('the register of a health')).map(({ message }) => message);
};

const REGISTER = 'but nobody in “people” has an entry in the register of a health profession.';
const treats = (words: string): string => `“${words}” claims to treat an illness, ${REGISTER}`;
const advises = (words: string): string => `“${words}” advises against medicines or doctors, ${REGISTER}`;

const REPORTED: Readonly<Record<string, string>> = {
  'An hour on the couch eases arthritis and gout.': treats('eases arthritis and gout'),
  'We treat everything from autism to arthritis.': treats('treat everything from autism to arthritis'),
  'We treat severe depression.': treats('treat severe depression'),
  'Pressing the big toe helps with your migraines.': treats('helps with your migraines'),
  'The heel shows problems of the bladder and can spot cancer.': treats('spot cancer'),
  'After six weeks you can throw away your painkillers.': advises('throw away your painkillers'),
  'Her needles do what no doctor can.': advises('what no doctor can'),
};

const HARMLESS: readonly string[] = [
  'Reflexology does not treat asthma.',
  'Tell us if somebody treats your asthma.',
  'Your doctor treats your diabetes; we rub your feet.',
  'Please do not stop your tablets.',
  'Do you treat eczema?',
  'We treat everything from hard skin to flat feet.',
  'Feet with arthritis are welcome.',
];

suite('a clinic in which nobody is registered', (test) => {
  for (const [sentence, message] of Object.entries(REPORTED))
    test(`must not say: ${sentence}`, async () => {
      assert.equal(await messagesWith(PERSON, sentence), [message]);
      assert.equal(await messagesWith({ ...PERSON, registration: VOLUNTARY }, sentence), [message]);
    });

  for (const sentence of HARMLESS)
    test(`may say: ${sentence}`, async () => assert.equal(await messagesWith(PERSON, sentence), []));
});

suite('a clinic that may have registered people', (test) => {
  test('may treat illnesses if a person has an entry in the register of a health profession', async () => {
    for (const sentence of Object.keys(REPORTED))
      assert.equal(await messagesWith({ ...PERSON, registration: STATUTORY }, sentence), []);
  });

  test('may treat illnesses if it lists no people', async () => {
    assert.equal(await messagesWith(undefined, 'We treat severe depression.'), []);
  });
});
