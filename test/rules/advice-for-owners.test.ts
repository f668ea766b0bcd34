/** Findings that point to the right words and name what an owner should write instead. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const ITEM = { category: 'hands', image: 'dot', book: 'visit', description: 'By hand.' };
const TREATMENTS = {
  'catalogue.test': { ...ITEM, name: 'Laser patch test', price: 'Complimentary', duration: '15min' },
  'catalogue.needles': {
    ...{ ...ITEM, name: 'Microneedling', price: 'From £140', duration: '1h' },
    options: {
      face: { title: 'Face', price: '£140', duration: '1h', book: 'visit' },
      neck: { title: 'Face and neck', price: '£185', duration: '1h', book: 'visit' },
    },
  },
  'catalogue.gel': {
    ...{ ...ITEM, name: 'Moisture gel', price: 'From £150', duration: '45min' },
    options: {
      half: { title: '0.5 ml', price: '£150', duration: '45min', book: 'visit' },
      whole: { title: '1 ml', price: '£220', duration: '45min', book: 'visit' },
    },
  },
};

const PRICES: Sentences = {
  'There is a £10 charge for the laser patch test.': '“£10” is not a price of “Laser patch test” (Complimentary).',
  'A £15 fee for your patch test is refunded later.': '“£15” is not a price of “Laser patch test” (Complimentary).',
  'There is a £10 charge for the massage oil.': '“£10” is not a price in the config.',
  'There is a £10 charge for the patch test if you miss it.': '“£10” is not a price in the config.',
  'With microneedling, including the neck puts another £55 on the price of the face.':
    '“£55” is not the difference: “Face and neck” £185 − “Face” £140 = £45.',
  'With microneedling, including the neck adds £45 to the price of the face.': undefined,
  'One millilitre of moisture gel costs £199.': '“£199” is not the price of “1 ml” of “Moisture gel” (£220).',
  'Moisture gel: half a millilitre is £170.': '“£170” is not the price of “0.5 ml” of “Moisture gel” (£150).',
};

const RATING = {
  'clinic.rating': {
    ...{ value: '4.9', best: '5', count: 187, source: 'Google', url: 'https://reviews.example/us', asOf: '2026-11-10' },
  },
};
const notCount = (words: string): string => `“${words}” is not the number of reviews in the config, which is 187.`;
const REVIEWS: Sentences = {
  'More than 250 of our clients have reviewed us.': notCount('More than 250 of our clients have reviewed'),
  'More than 150 of our clients have reviewed us.': undefined,
  'More than 250 of our clients live nearby.': undefined,
};

const PERSON = { focus: 'Skin', department: 'main', qualifications: [], image: 'dot' };
const TEAM = {
  'people.ann': {
    ...{ ...PERSON, name: 'Ann MacKay', title: 'Nurse' },
    registration: { register: 'NMC', number: '12A3456E', url: 'https://register.example/12A3456E' },
  },
  'people.sana': { ...PERSON, name: 'Sana Iqbal', title: 'Beauty therapist' },
};

const helpFor = async (rule: string, values: Readonly<Record<string, unknown>>): Promise<string | undefined> => {
  const { findings } = await checkedWith(values);
  return findings.find((finding) => finding.rule === rule && !finding.path?.includes('people'))?.help;
};
const ANSWER = 'pages./.1.questions.0.answer';

suite('a wrong amount', (test) => testSentences(test, ['price/contradiction', 'price/unbacked'], PRICES, TREATMENTS));
suite('a wrong number of reviews', (test) => testSentences(test, ['content/structured-data'], REVIEWS, RATING));

suite('advice', (test) => {
  test('removes the amount from a treatment that is free', async () =>
    assert.is(
      await helpFor('price/contradiction', {
        ...TREATMENTS,
        [ANSWER]: 'There is a £10 charge for the laser patch test.',
      }),
      'Remove the amount. If it is charged, write it as the price of “Laser patch test”, which is “Complimentary” in the config.',
    ));

  test('does not ask for an entry in a register that a person cannot have', async () =>
    assert.is(
      await helpFor('claim/credential', { ...TEAM, [ANSWER]: 'Every member of our team is registered with the NMC.' }),
      'If the people concerned are in that register, add “registration” to them, with the number and the address of the entry. If not, say it only of Ann MacKay.',
    ));

  test('does not ask for the registration that a nurse has', async () =>
    assert.is(
      await helpFor('claim/credential', { ...TEAM, [ANSWER]: 'Dr MacKay sees every new client herself.' }),
      'Remove “Dr”; or, if the person has a doctorate, add it to “qualifications”.',
    ));

  test('says that the name of a medicine goes even if the treatment is marked', async () =>
    assert.is(
      await helpFor('claim/pom-unmarked', { 'catalogue.massage.description': 'Ann offers Botox on Thursdays.' }),
      'Remove these words. If the medicine is part of the treatment, add “prescriptionOnly: true” to it as well.',
    ));

  test('names the pages that show the price of a medicine', async () =>
    assert.is(
      await helpFor('claim/pom-price', {
        'catalogue.massage.prescriptionOnly': true,
        'catalogue.massage.packages': undefined,
      }),
      'Give one plain price in a price list or on the treatment’s own page, or give the price in the consultation. The price appears on “/treatments” and “/treatments/massage”.',
    ));

  test('about a device asks for no training of people', async () => {
    const { findings } = await checkedWith({
      'pages./.1.questions.0.answer': 'Nobody in Leeds has a safer or more effective laser than ours.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'claim/credential').map(({ message, help }) => `${message} ${help}`),
      [
        '“Nobody in Leeds has a safer or more effective laser” claims to be better than others. Write what the device does and for whom it is used, without comparing it.',
      ],
    );
  });
});
