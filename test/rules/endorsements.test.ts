/** Endorsements, comparisons with other clinics, and what sentences say about reviews. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const rulesFor = async (sentence: string, path = 'pages./.1.questions.0.answer'): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ [path]: sentence });
  return [...new Set(findings.map(({ rule }) => rule).filter((rule) => /^claim\/(?:credential|review)$/.test(rule)))];
};

const BOASTS = [
  'Endorsed and approved by the NHS.',
  'Our treatment room is approved by the NHS.',
  'The GDC endorses our clinic.',
  'Our fees are the lowest in Leeds.',
  'You recover faster than anywhere else in Leeds.',
  'We are cheaper than any other clinic in Leeds.',
  'We are a Diamond Invisalign provider.',
  'The NHS-approved way to sleep.',
  'Ofsted has approved our courses.',
  'Recognised by Bupa, AXA and every other major insurer.',
  'We are approved by all leading health insurers.',
  'We are a recognised provider for all health insurers.',
  'On the approved list of every major insurer.',
  'Every GP in Leeds brings their own children here.',
  'The clinic that professionals choose.',
  'The vets whom Ludlow loves best.',
  'As featured in Runner’s World.',
  'Our research has been published in The Lancet.',
  'Official partner of Leeds United.',
];

const ORDINARY = [
  'Flu jabs are recommended by the NHS for people over 65.',
  'We use needles that are approved by the MHRA.',
  'Our prices are the lowest on Tuesdays.',
  'Skin is thinner there than anywhere else on the body.',
  'We like the NHS-approved app against snoring.',
  'The MHRA has approved the cream.',
  'Every GP in Leeds can send us a letter.',
  'The nurses of the ward bring their own lunch.',
  'The clinic that you choose should be close to home.',
  'As seen in spring, pollen makes it worse.',
  'The trial was published in The Lancet.',
  'The official partner of the race is a bank.',
  'Is massage recognised by all insurers? No.',
  'We send the invoice to all major insurers.',
  'The method is not recognised by every insurer.',
];

const REWARDS = [
  'Leave us a review on Google and get £20 off.',
  'Tell Google about us, and your next visit is on the house.',
  'Everybody who writes a review is entered in a prize draw.',
];

const NEUTRAL = [
  'On Google.',
  'You can read all of our reviews on Google.',
  'Happy or not, please tell Ann or leave a review on Google.',
  'We do not give a discount for a review.',
];

suite('a boast of the clinic', (test) => {
  for (const sentence of BOASTS)
    test(`${sentence} is reported`, async () => assert.equal(await rulesFor(sentence), ['claim/credential']));

  for (const sentence of ORDINARY)
    test(`${sentence} is not reported`, async () => assert.equal(await rulesFor(sentence), []));

  test('the best way is a boast in the description of a treatment, and advice in an answer', async () => {
    const sentence = 'It is the most reliable way to loosen a stiff neck.';
    assert.equal(await rulesFor(sentence, 'catalogue.massage.description'), ['claim/credential']);
    assert.equal(await rulesFor(sentence), []);
  });
});

suite('a sentence about reviews', (test) => {
  for (const sentence of REWARDS)
    test(`${sentence} is reported as a reward`, async () => {
      const { findings } = await checkedWith({ 'pages./.1.questions.0.answer': sentence });
      assert.equal(
        findings.filter(({ rule }) => rule === 'claim/review').map(({ message }) => message),
        [`“${sentence.slice(0, -1)}” offers a reward for a review.`],
      );
    });

  for (const sentence of NEUTRAL)
    test(`${sentence} is not reported`, async () => assert.equal(await rulesFor(sentence), []));

  test('praise beside the place of the reviews is reported', async () =>
    assert.equal(await rulesFor('Read our glowing reviews on Google.'), ['claim/review']));
});
