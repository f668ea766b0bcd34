/** Tests that promise health, and claims about toxins, fillings and success that nothing proves. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const more = (words: string): string => `“${words}” promises more than any test can show.`;
const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const SENTENCES: Sentences = {
  'A clear scan means that you have no worries and that is all.': undefined,
  'A negative test means you do not have cancer.': more('negative test means you do not have cancer'),
  'A normal scan does not rule out cancer.': undefined,
  'Our scan notices pancreatic cancer months before any symptoms.': more(
    'scan notices pancreatic cancer months before any symptoms',
  ),
  'A mammogram can find breast cancer before there are symptoms.': undefined,
  'Screening finds bowel cancer early enough to save lives.': undefined,
  'An eye test finds glaucoma before you notice it.': undefined,
  'Black amalgam is poisoning you.': effect('amalgam is poisoning'),
  'Amalgam is not toxic.': undefined,
  'A wrap to draw out the toxins of winter.': effect('draw out the toxins'),
  'Nothing that we do removes toxins.': undefined,
  'If your dog has eaten bait, charcoal and fluids flush out the toxins.': undefined,
  'After a burn, even the gentlest touch hurts.': undefined,
  'The lightest touch in Cumbria, and warm hands.': '“The lightest touch in Cumbria” claims to be better than others.',
  'Book a detox massage.': effect('detox massage'),
  'The detox ward is at the hospital.': undefined,
  'Mr Roe has a 100% record with the licensing office.': effect('100% record with'),
  'IPL for all skin tones and any hair colour.': effect('IPL for all skin tones and any hair colour'),
  'Our scan is more precise than the one your GP can order.':
    '“more precise than the one your GP” claims to be better than others.',
};

suite('a promise that nothing proves', (test) => {
  testSentences(test, ['claim/guarantee', 'claim/effect', 'claim/credential'], SENTENCES);
});
