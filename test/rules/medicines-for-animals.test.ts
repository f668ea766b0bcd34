/** Names of medicines for animals, and offers to send a prescription-only medicine without an assessment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const medicinesIn = async (answer: string, question = 'And then?'): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ 'pages./.1.questions.0': { question, answer } });
  return findings.flatMap(({ rule, message }) =>
    ['claim/pom-name', 'claim/remote-prescribing', 'content/spelling'].includes(rule) ? [message] : [],
  );
};

/** Sentences that offer a medicine, and its name; `undefined` for those that name none or offer none. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  'A tube of Sedalin is ready for you at reception.': 'Sedalin',
  'We supply bute sachets on Fridays.': 'bute',
  'We walk on the Isle of Bute.': undefined,
  'If your mare is on bute, tell us.': undefined,
  'We dispense ACP tablets.': 'ACP',
  'Alice is an ACP at the hospital.': undefined,
  'Ask us for pergolide.': 'pergolide',
  'A pony that has had phenylbutazone must not enter the food chain.': undefined,
};

const POSTED = (words: string) =>
  `“${words}” offers a prescription-only medicine to people whom no prescriber has assessed.`;

/** Questions and answers, and the message of the check about each. */
const OFFERS: readonly (readonly [question: string, answer: string, message: string | undefined])[] = [
  ['Must I see a doctor for sleeping tablets?', 'No. Fill in the form.', undefined],
  [
    'Do I have to see a doctor for sleeping tablets?',
    'No. Fill in the form, and they come by post.',
    POSTED('come by post'),
  ],
  [
    'Do I need to see a vet for a prescription?',
    'No. Our vet reviews the film that you send, and it comes by post.',
    undefined,
  ],
  ['Do I need to see a vet for a prescription?', 'Yes. It comes by post afterwards.', undefined],
  ['Do you post things?', 'For antibiotics, just text us, and we post them to you.', POSTED('we post them to you')],
  ['Do you post things?', 'For a repeat prescription, just text us, and it comes by post.', undefined],
  ['Do you post things?', 'For a sample kit, just text us, and it comes by post.', undefined],
];

suite('a medicine for animals', (test) => {
  for (const [sentence, name] of Object.entries(NAMES))
    test(`${sentence} ${name === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await medicinesIn(sentence),
        name === undefined ? [] : [`A page that all visitors see names “${name}”, a prescription-only medicine.`],
      ));

  test('the help names the medicine for what it is, even if its name is also another word', async () => {
    const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': 'We supply bute sachets on Fridays.' });
    assert.equal(
      findings.flatMap(({ rule, help }) => (rule === 'claim/pom-name' ? [help] : [])),
      ['Write “an anti-inflammatory medicine” instead of the name.'],
    );
  });
});

/** Sentences, and the words that the check quotes; `undefined` for those that it must not report. */
const UNSEEN: Readonly<Record<string, string | undefined>> = {
  'Fill in the form online and your prescription is in the post the same day.': 'your prescription is in the post',
  'Just answer a few questions online and we post your prescription.': 'we post your prescription',
  'No appointment needed: complete our questionnaire and we will prescribe.': 'we will prescribe',
  'Send us a photo and we post the medicine.': 'we post the medicine',
  'You can get a prescription without speaking to a doctor.': 'get a prescription without speaking to a doctor',
  'No visit is needed for a prescription: just send a photo.': 'No visit is needed for a prescription',
  'You do not need to see a vet to get antibiotics.': 'do not need to see a vet to get antibiotics',
  'We prescribe over the phone without seeing your pet.': 'We prescribe over the phone without seeing your pet',
  'Our dentists can prescribe without examining you.': 'Our dentists can prescribe without examining you',
  'You need no appointment for a prescription.': 'need no appointment for a prescription',
  'You can buy prescription food without seeing a vet.': undefined,
  'We cannot prescribe without seeing your pet.': undefined,
  'Without an examination we prescribe nothing.': undefined,
  'You do not need an assessment for a check-up, but for sedation you see our dentist first.': undefined,
  'No appointment is needed for a weigh-in, but for antibiotics you bring your dog in.': undefined,
  'You do not need an appointment to collect your prescription.': undefined,
  'Repeat prescriptions can be ordered without an appointment.': undefined,
  'Our pharmacist can prescribe without a GP appointment.': undefined,
  'After a telephone consultation you get a prescription without coming in.': undefined,
  'Send us a photo of your old glasses and we post your prescription.': undefined,
  'Fill in the form online, and a doctor rings you before your prescription is in the post.': undefined,
};

suite('an offer to send a medicine', (test) => {
  testSentences(
    test,
    ['claim/remote-prescribing'],
    Object.fromEntries(Object.entries(UNSEEN).map(([sentence, words]) => [sentence, words && POSTED(words)])),
  );

  for (const [question, answer, message] of OFFERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await medicinesIn(answer, question), message === undefined ? [] : [message]));
});
