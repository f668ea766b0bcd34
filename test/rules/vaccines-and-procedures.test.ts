/** Vaccines that a clinic promotes, and procedures and refusals that name no medicine of the clinic. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const RULES = ['claim/pom-name', 'claim/pom-indirect', 'claim/pom-price'];

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

const means = (words: string): string =>
  `“${words}” on a page that all visitors see means a prescription-only medicine.`;

const SENTENCES: Sentences = {
  'Our rabies and typhoid vaccines have just arrived.': means('rabies and typhoid vaccines'),
  'The shingles vaccine is back in stock.': means('shingles vaccine'),
  'We stock the cholera vaccine.': means('cholera vaccine'),
  'Travel vaccinations, among them yellow fever and rabies, after a consultation.': undefined,
  'The yellow fever vaccine is out of stock until May.': undefined,
  'Joint injections in Leeds.': undefined,
  'The monthly injection everyone at the gym is raving about.': means(
    'monthly injection everyone at the gym is raving about',
  ),
  'The pen for people with two stone to lose.': means('pen for people with two stone to lose'),
  'Tell us when you arrive, and you get one of our temazepam.':
    'A page that all visitors see names “temazepam”, a prescription-only medicine.',
  'Tell us what keeps you awake, and we will post temazepam to you.':
    'A page that all visitors see names “temazepam”, a prescription-only medicine.',
  'Tell us if you take temazepam.': undefined,
  'Tell us about every allergy before we prescribe temazepam.': undefined,
  'For Botox, please go elsewhere.': undefined,
  'Botox, cheaper than elsewhere.': 'A page that all visitors see names “Botox”, a prescription-only medicine.',
};

suite('a medicine that is named by its use', (test) => {
  testSentences(test, RULES, SENTENCES);

  test('the plain price of a vaccination promotes no medicine, and a “From” price does', async () => {
    const vaccination = {
      'catalogue.massage.name': 'Travel vaccination',
      'catalogue.massage.prescriptionOnly': true,
      'catalogue.massage.packages': undefined,
    };
    assert.equal(await messagesWith({ ...vaccination, 'catalogue.massage.price': '£60' }), []);
    assert.equal(await messagesWith({ ...vaccination, 'catalogue.massage.price': 'From £60' }), [
      '“From £60” emphasises the lowest price of “Travel vaccination”, which uses a prescription-only medicine.',
    ]);
  });
});
