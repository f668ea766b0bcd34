/** The help about a medicine gives words that fit the sentence, and that no other finding forbids. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const concern = (words: string) => `Remove the offer, and name the concern instead: “${words}”.`;
const SALE = 'Remove the offer: in an appointment, a prescriber decides whether a patient needs the medicine.';

/** Sentences of the home page, and the help about each name in them. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'We give a Kenalog injection for hay fever.': [concern('a consultation about breathing or an allergy')],
  'If it is very painful, we prescribe naproxen or codeine.': [concern('a consultation about pain')],
  'We prescribe low-dose atropine drops for children.': [concern('a consultation about the eyes')],
  'We give ciclosporin eye drops on a private prescription.': [concern('a consultation about the eyes')],
  'Our team uses atropine drops before the photograph.': ['Write “eye drops” instead of “atropine drops”.'],
  'We numb the tooth with a lidocaine injection.': ['Write “a local anaesthetic” instead of “a lidocaine injection”.'],
  'We numb the foot with mepivacaine.': ['Write “a local anaesthetic” instead of the name.'],
  'We start you on Elvanse.': [concern('an assessment of attention')],
  'We use Champix.': [concern('a consultation about stopping smoking')],
  'Pick up a tube of Duraphat 5000 for £12.': [SALE],
  'We sell tretinoin cream.': [`${SALE} Name that instead: “a consultation about the skin”.`],
  'Ask for Avaxim or Rabipur at the desk.': [`${SALE} Name that instead: “a vaccination appointment”.`],
  'We give dogs amoxicillin.': [
    `${concern('an appointment about an infection')} If the sentence only informs, write “an antibiotic”.`,
  ],
};

/** Descriptions of treatments, and the rules that report them. */
const DESCRIBED: readonly (readonly [name: string, description: string, rules: readonly string[]])[] = [
  ['Dental check-up', 'A look at your teeth, and Botox for the jaw.', ['claim/pom-name']],
  ['Facial', 'An hour of care. Ask us about Botox.', ['claim/pom-name']],
  ['Facial', 'An hour of care with Botox.', ['claim/pom-name', 'claim/pom-unmarked']],
  ['Filling', 'In pain? We will prescribe antibiotics without seeing you.', ['claim/remote-prescribing']],
  ['Filling', 'In pain? We will prescribe antibiotics.', ['claim/pom-indirect', 'claim/pom-unmarked']],
];

suite('the help about the name of a medicine', (test) => {
  for (const [sentence, help] of Object.entries(SENTENCES))
    test(`fits “${sentence}”`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': sentence });
      assert.equal(
        findings.filter(({ rule }) => rule === 'claim/pom-name').map((finding) => finding.help),
        help,
      );
    });

  test('offers no steroid on the page of a treatment either', async () => {
    const { findings } = await checkedWith({ 'catalogue.massage.description': 'We can give you a Kenalog injection.' });
    assert.equal(
      findings.filter(({ rule }) => rule === 'claim/pom-name').map(({ help }) => help),
      [
        'Remove the offer, and name the concern instead: “a consultation about the complaint”; or, if it is part of balanced information without a price, image or booking button nearby, accept it for that reason.',
      ],
    );
  });

  for (const [name, other] of Object.entries({
    'Kenalog injection': 'Consultation about the complaint',
    Rabipur: 'Vaccination appointment',
    Botox: 'Consultation for lines and wrinkles',
  }))
    test(`offers another name for the treatment “${name}”, and reports no link to it`, async () => {
      const { findings } = await checkedWith({ 'catalogue.massage.name': name });
      assert.equal(
        findings.filter(({ rule }) => /pom-(?:name|path)/.test(rule)).map(({ help }) => help),
        [`Choose a name without the medicine, such as “${other}”.`],
      );
    });

  test('is one finding for each sentence, which lists the names', async () => {
    const lead = 'We prescribe Malarone or doxycycline. We prescribe Malarone.';
    const { findings } = await checkedWith({ 'pages./.0.lead': lead });
    assert.equal(
      findings.map(({ message }) => message),
      ['A page that all visitors see names “Malarone” and “doxycycline”, prescription-only medicines.'],
    );
  });

  for (const [name, description, rules] of DESCRIBED)
    test(`“${description}” of “${name}” has one cause`, async () => {
      const { findings } = await checkedWith({
        'catalogue.massage.name': name,
        'catalogue.massage.description': description,
      });
      assert.equal(
        findings
          .filter(({ rule, path }) => rule.startsWith('claim/') && path?.at(-1) === 'description')
          .map(({ rule }) => rule),
        rules,
      );
    });
});
