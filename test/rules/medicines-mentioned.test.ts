/** Sentences that mention a prescription-only medicine without offering it, beside similar ones that offer it. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const medicinesIn = async (sentence: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': sentence });
  return findings.flatMap(({ rule, message }) => (rule.startsWith('claim/pom-') ? [message] : []));
};

const MENTIONED = [
  'I have had a cortisone injection. May I come?',
  'I am taking antidepressants, and want to come.',
  'For sleeping tablets, please see your GP.',
  'Weight-loss injections are a question for your doctor, not for us.',
  'Strong painkillers remain a matter for your own GP.',
  'My doctor gave me a steroid shot in the shoulder, and it hurt.',
  'A ballpoint pen with a slimmer body lies at the desk.',
  'If you need antibiotics, ask a pharmacist or your doctor.',
  'If you are pregnant, breastfeeding or have taken isotretinoin in the last six months, we won’t do a peel.',
  'We do not treat anyone who is pregnant, under 18, or has used isotretinoin this year.',
  'We do not wax legs that are burnt, sore or have had isotretinoin this year.',
  'take isotretinoin, or have taken it in the spring',
  'We freeze the wart with nitrous oxide for twenty seconds.',
  'The cryopen cools a sunspot with nitrous oxide.',
  'Not for you if you have eczema, cold sores or take blood-thinning tablets such as warfarin.',
];

const NAMED: Readonly<Record<string, string>> = {
  'If your skin is oily, dull or tired, we use isotretinoin.': 'isotretinoin',
  'If lines bother you, frowning or not, Ann uses Botox.': 'Botox',
  'Nervous? We offer nitrous oxide at every visit.': 'nitrous oxide',
};

const OFFERED: Readonly<Record<string, string>> = {
  'I give steroid injections on Fridays.': 'steroid injections',
  'Our nurses hand out sleeping tablets, so you need not see your GP.': 'sleeping tablets',
  'One steroid shot in the shoulder, and your arm goes up again.': 'steroid shot',
  'A touch of ’tox, and nobody will know why you look so well.': 'touch of ’tox',
  'Have you heard of the pen that made half the town slimmer?': 'pen that made half the town slimmer',
};

const named = (name: string) => `A page that all visitors see names “${name}”, a prescription-only medicine.`;

suite('a sentence about a prescription-only medicine', (test) => {
  for (const sentence of MENTIONED)
    test(`“${sentence}” offers nothing`, async () => assert.equal(await medicinesIn(sentence), []));

  for (const [sentence, words] of Object.entries(NAMED))
    test(`“${sentence}” names a medicine`, async () =>
      assert.equal(await medicinesIn(sentence), [
        `A page that all visitors see names “${words}”, a prescription-only medicine.`,
      ]));

  for (const [sentence, words] of Object.entries(OFFERED))
    test(`“${sentence}” is reported`, async () =>
      assert.equal(await medicinesIn(sentence), [
        `“${words}” on a page that all visitors see means a prescription-only medicine.`,
      ]));

  testSentences(test, ['claim/pom-name'], {
    'Ask the doctor about Viagra, which works in half an hour.': named('Viagra'),
    'Talk to us about Cialis.': named('Cialis'),
    'Ask your doctor about Viagra.': undefined,
    'We don’t needle over acne, and not within six months of taking isotretinoin.': undefined,
    'You cannot have a peel during a course of isotretinoin.': undefined,
    'No laser until six months after your last dose of isotretinoin.': undefined,
    'We leave six months between isotretinoin and a peel.': undefined,
    'Within six months of taking isotretinoin, your skin is clear.': named('isotretinoin'),
    'You need no visit during a course of isotretinoin from us.': named('isotretinoin'),
    'Ask the doctor about stopping prednisolone.': undefined,
    'Our pharmacy sells Viagra Connect and Cialis Together.': undefined,
    'Pharmacists sell Viagra after a few questions.': undefined,
    'Viagra can cause headaches.': undefined,
    'We do not prescribe Viagra.': undefined,
    'I have a pacemaker, or take warfarin. May I come?': undefined,
    'I take methotrexate. Is a filling safe?': undefined,
    'My dog takes phenobarbital. Can he stay overnight?': undefined,
    'My cat has diabetes and is given insulin. Can she board?': undefined,
    'My elderly mother is on clopidogrel. Can you take out a tooth?': undefined,
    'Can I have a massage while I am on apixaban?': undefined,
    'My daughter gets Botox here every spring.': named('Botox'),
    'Can I get Botox?': named('Botox'),
    'Can I take warfarin?': named('warfarin'),
    'My dog needs phenobarbital. Do you have it?': named('phenobarbital'),
  });
});
