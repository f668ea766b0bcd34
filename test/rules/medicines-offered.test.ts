/** Medicines without their names that a clinic offers: praised, as what famous people use, or without the wait. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const hints = (words: string) => `“${words}” on a page that all visitors see means a prescription-only medicine.`;

const SENTENCES: Sentences = {
  'Hair falling out? Our prescription tablets stop it.': hints('prescription tablets'),
  'Ask us about the injection that everybody in Hollywood has.': hints('injection that everybody in Hollywood has'),
  'HRT patches and gels without the wait.': hints('HRT'),
  'Our prescription service sends your tablets to a pharmacy that you choose.': undefined,
  'Our antibiotics policy follows the national guidance.': undefined,
  'The jabs that everybody in your class had at school still protect you.': undefined,
};

suite('a medicine that a clinic offers without its name', (test) => {
  testSentences(test, ['claim/pom-indirect'], SENTENCES);
});
