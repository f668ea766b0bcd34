/** Sentences that comfort people who should be examined. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const findingsOf = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) => (rule === 'claim/guarantee' ? [message] : []));
};
const everything = (words: string) => `“${words}” promises more than any test can show.`;
const harmless = (words: string) => `“${words}” calls a warning sign harmless.`;
const suitsAll = (words: string) => `“${words}” is untrue: this treatment harms some people.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'Our blood test detects every known allergy.': everything('blood test detects every known allergy'),
  'With this ultrasound, no tumour is overlooked.': everything('With this ultrasound, no tumour is overlooked'),
  'Nothing escapes our camera.': everything('Nothing escapes our camera'),
  'If you have something, the mammogram will find it.': everything('If you have something, the mammogram will find it'),
  'Our health profile picks up any cancer long before you have symptoms.': everything(
    'Our health profile picks up any cancer long before you have symptoms',
  ),
  'Our general health profile finds cancer before you have symptoms.': everything(
    'general health profile finds cancer before you have symptoms',
  ),
  'It catches every cancer at an early stage.': everything('It catches every cancer'),
  'Our mole mapping finds any melanoma early.': everything('Our mole mapping finds any melanoma early'),
  'We spot all tumours.': everything('We spot all tumours'),
  'It does not find every cancer, so tell us about symptoms.': undefined,
  'A mammogram finds breast cancer before you have symptoms.': undefined,
  'If we find any tumour, we ring you the same day.': undefined,
  'Her profile shows every condition that she treats.': undefined,
  'No scan finds every disease.': undefined,
  'The scan shows every layer of the retina.': undefined,
  'The test finds most cancers, but not all.': undefined,
  'With the test, nothing is charged before the result.': undefined,
  'Flashes and new floaters are nothing to worry about.': harmless(
    'Flashes and new floaters are nothing to worry about',
  ),
  'Chest pain after a massage can safely wait.': harmless('Chest pain after a massage can safely wait'),
  'A few old floaters are usually harmless.': undefined,
  'We never tell anybody that chest pain can wait.': undefined,
  'Bleeding gums are nothing to worry about and sort themselves out.': harmless(
    'Bleeding gums are nothing to worry about',
  ),
  'Bleeding gums are harmless.': harmless('Bleeding gums are harmless'),
  'A mouth ulcer that does not heal is nothing to worry about.': harmless(
    'A mouth ulcer that does not heal is nothing to worry about',
  ),
  'A lump in the neck is nothing to worry about.': harmless('A lump in the neck is nothing to worry about'),
  'Sudden hearing loss can wait.': harmless('Sudden hearing loss can wait'),
  'A swollen calf after a flight goes away by itself.': harmless('A swollen calf after a flight goes away by itself'),
  'A lump in the neck is usually harmless, but show it to your GP.': undefined,
  'Bleeding gums do not go away by themselves.': undefined,
  'A mouth ulcer that does not heal will not sort itself out.': undefined,
  'IPL is suitable for everybody.': suitsAll('IPL is suitable for everybody'),
  'Laser hair removal suits everyone.': suitsAll('Laser hair removal suits everyone'),
  'Anyone can have shockwave.': suitsAll('Anyone can have shockwave'),
  'Anyone can have shockwave; there are no contraindications.': suitsAll('Anyone can have shockwave'),
  'Shockwave has no contraindications.': suitsAll('has no contraindications'),
  'Conscious sedation is perfectly safe for everyone.': suitsAll('Conscious sedation is perfectly safe for everyone'),
  'IPL is suitable for everyone with fair skin.': undefined,
  'Anyone of 16 or over can have IPL.': undefined,
  'We check that there are no contraindications.': undefined,
  'A client who has no contraindications can start at once.': undefined,
  'The laser is suitable for all skin types.': undefined,
  'Our Pilates class is suitable for everyone.': undefined,
  'Blood in your urine is nothing to be ashamed of, so ring your GP today.': undefined,
};

/** Questions of visitors, the answers, and the message of the check about each. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  [
    'Should I ring somebody about a lump in the breast?',
    'Not at all, most of them are cysts.',
    '“Not at all” calls “a lump in the breast”, a warning sign, harmless.',
  ],
  ['Should I ring somebody about a lump in the breast?', 'Yes, your GP, this week.'],
  ['Can chest pain wait?', 'No. It is an emergency: ring 999.'],
  ['Should I see somebody about a stiff neck?', 'No need, if it goes within a week.'],
];

suite('a sentence that comforts people who should be examined', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsOf({ 'pages./.0.lead': sentence }), message === undefined ? [] : [message]));

  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await findingsOf({ 'pages./.1.questions.0': { question, answer } }),
        message === undefined ? [] : [message],
      ));
});
