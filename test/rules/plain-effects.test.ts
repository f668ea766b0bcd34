/** Plain claims of an effect: uses of a therapy without evidence, and effects that no treatment has in everybody. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

/** In a clinic without such a person, other findings say that nobody can supervise the treatment. */
const TEAM = {
  'people.ada': person('Ada Brook', 'Physiotherapist', registered('HCPC', 'PH012345')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
};

const effectsOf = async (values: object): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...TEAM, ...values });
  return findings.flatMap(({ rule, message }) => (rule === 'claim/effect' ? [message] : []));
};
const effect = (words: string) => `“${words}” describes an effect without evidence.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'Reflexology eases insomnia.': effect('Reflexology eases insomnia'),
  'Asthma and eczema respond well to acupuncture.': effect('Asthma and eczema respond well to acupuncture'),
  'She uses needles for low mood.': effect('She uses needles for low mood'),
  'We do not use acupuncture for infertility.': undefined,
  'The evidence that acupuncture helps with hay fever is thin.': undefined,
  'We use acupuncture for neck pain beside exercise.': undefined,
  'Tinted glasses help with dyslexia.': effect('Tinted glasses help with dyslexia'),
  'These drops halt your child’s myopia.': effect('halt your child’s myopia'),
  'Your child’s eyesight will not get worse.': effect('Your child’s eyesight will not get worse'),
  'A visit every three months stops gum disease from ever coming back.': effect(
    'stops gum disease from ever coming back',
  ),
  'Our cream keeps a skin infection from ever returning.': effect('keeps a skin infection from ever returning'),
  'Nothing stops gum disease from ever coming back.': undefined,
  'Have the jab in October and you are safe from flu all winter.': effect('you are safe from flu all winter'),
  'With the jab you will not catch shingles.': effect('you will not catch shingles'),
  'You cannot get flu from the vaccine.': undefined,
  'You are protected from flu for about six months.': undefined,
  'Ada removes cysts without leaving a mark.': effect('removes cysts without leaving a mark'),
  'Nobody will see where the mole was.': effect('Nobody will see where the mole was'),
  'Nobody can remove a mole without leaving a scar.': undefined,
  'We remove warts without a scar that shows.': undefined,
  'Once a cyst has been taken out, it never comes back.': effect('Once a cyst has been taken out, it never comes back'),
  'Moles do not grow back after surgery.': effect('Moles do not grow back after surgery'),
  'Most warts do not come back after freezing.': undefined,
  'Nothing stops short sight altogether.': undefined,
  'Our splint makes an operation on your wrist unnecessary.': effect('makes an operation on your wrist unnecessary'),
  'It spares you a knee replacement.': effect('spares you a knee replacement'),
  'Exercise sometimes makes surgery unnecessary.': undefined,
  'Clean teeth add up to five years to a dog’s life.': effect('add up to five years to a dog’s life'),
  'Our injections extend your horse’s life by three years.': effect('extend your horse’s life by three years'),
  'Spaying rules out breast cancer.': effect('Spaying rules out breast cancer'),
  'Every bitch that is not spayed will get pyometra.': effect('Every bitch that is not spayed will get pyometra'),
  'Children who have the varnish never get holes in their teeth.': effect(
    'Children who have the varnish never get holes in their teeth',
  ),
  'Patients with our insoles never need surgery.': effect('Patients with our insoles never need surgery'),
  'After the varnish, children never get cavities.': effect('After the varnish, children never get cavities'),
  'With our splint, you never again need an operation.': effect('With our splint, you never again need an operation'),
  'Children who brush twice a day never get holes in their teeth.': undefined,
  'Many children who have the varnish never get tooth decay.': undefined,
  'People who have never had a filling are rare.': undefined,
  'Having old amalgam taken out clears the mercury from your body.': effect('clears the mercury from your body'),
  'Having amalgam removed detoxes your body.': effect('detoxes your body'),
  'Our foot bath removes heavy metals from your body.': effect('removes heavy metals from your body'),
  'Your liver detoxes your body by itself.': undefined,
  'Nothing removes mercury from the body in one visit.': undefined,
  'Any unvaccinated child will catch measles.': effect('Any unvaccinated child will catch measles'),
  'An x-ray rules out a fracture.': undefined,
  'Beat the queues before the summer and book your travel jabs by Easter.': undefined,
  'Castration rules out testicular cancer.': undefined,
  'Some bitches that are not spayed get pyometra.': undefined,
  'Every patient who is not registered gets a form.': undefined,
};

/** Questions of visitors, the answers, and the message of the check about each. */
const ANSWERS: readonly (readonly [question: string, answer: string, message?: string])[] = [
  ['Can you treat colic?', 'Yes, with craniosacral therapy.', '“Yes” affirms an effect on colic without evidence.'],
  ['Can you treat colic?', 'No. Craniosacral therapy has not been shown to help, so see your health visitor.'],
  ['Do you treat necks?', 'Yes, with acupuncture.'],
  ['What do you use needles for?', 'Mostly for stiff necks and old backs, beside exercise.'],
];

suite('a plain claim of an effect', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await effectsOf({ 'pages./.0.lead': sentence }), message === undefined ? [] : [message]));

  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await effectsOf({ 'pages./.1.questions.0': { question, answer } }),
        message === undefined ? [] : [message],
      ));
});
