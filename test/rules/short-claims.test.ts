/** Short sentences with usual words of a claim, and similar ones that claim nothing. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const claimsIn = async (text: unknown, path = 'pages./.1.questions.0.answer'): Promise<readonly string[]> => {
  const { site, findings } = await checkedWith({ [path]: text });
  assert.ok(site);
  return findings.flatMap(({ rule, message }) => (/^claim\/(?!credential)/.test(rule) ? [`${rule}: ${message}`] : []));
};

const CLAIMS: Readonly<Record<string, string>> = {
  'Removes wrinkles.': 'claim/effect: “Removes wrinkles” describes an effect without evidence.',
  'It halts the disease.': 'claim/effect: “halts the disease” describes an effect without evidence.',
  'Get rid of cellulite.': 'claim/effect: “Get rid of cellulite” describes an effect without evidence.',
  'Our laser kills fungus.': 'claim/effect: “kills fungus” describes an effect without evidence.',
  'A success rate of 97%.': 'claim/effect: “success rate of 97” describes an effect without evidence.',
  'Our tape is clinically proven.': 'claim/effect: “clinically proven” describes an effect without evidence.',
  'A massage in your lunch break.': 'claim/pressure: “in your lunch break” makes light of a treatment.',
  'Our laser stops hair loss permanently.': 'claim/guarantee: “permanently” promises what no treatment can guarantee.',
  'Insoles cure heel pain.': 'claim/guarantee: “cure” promises what no treatment can guarantee.',
};

const HARMLESS = [
  'We remove plaque and polish the teeth.',
  'An antibiotic does not cure toothache.',
  'No cream removes scars.',
  'We do not remove wrinkles.',
  'Where are you?',
  'Who supervises you?',
  'Do you close for a lunch break?',
  'Hearing that noise has damaged is lost, and this loss is permanent.',
  'Glaucoma damages the nerve of the eye, often without any pain.',
  'Please give us two working days’ notice.',
  'Gift vouchers last a year.',
  'Our autumn offer ends on 30 November.',
  'The winter price is valid until Sunday, 31 January 2027.',
];

suite('a short sentence', (test) => {
  for (const [sentence, finding] of Object.entries(CLAIMS))
    test(`${sentence} is reported`, async () => assert.ok((await claimsIn(sentence)).includes(finding), sentence));

  for (const [label, ...findings] of [
    ['Side effects'],
    ['No side effects', 'claim/guarantee: “No side effects” promises what no treatment can guarantee.'],
  ] as const)
    test(`the label “${label}” is ${findings.length === 0 ? 'not ' : ''}reported`, async () => {
      const facts = [{ label, text: 'Tired arms, for a day.' }];
      const section = { kind: 'explanation', title: 'What to expect', paragraphs: ['A massage is slow.'], facts };
      assert.equal(await claimsIn(section, 'pages./.2'), findings);
    });

  for (const sentence of HARMLESS)
    test(`${sentence} is not reported`, async () => assert.equal(await claimsIn(sentence), []));
});
