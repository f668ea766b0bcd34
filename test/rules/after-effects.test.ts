/** What a treatment leaves and loses again, what medicines of a doctor do, and what is measured again. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const AFTER_EFFECTS: Sentences = {
  'Bruises disappear within days.': undefined,
  'The swelling is gone after one day.': undefined,
  'Slight redness and swelling go down within two days.': undefined,
  'Redness is gone after two sessions.': effect('gone after two sessions'),
  'Statins lower your risk of a heart attack.': undefined,
  'Insulin brings the blood sugar down within minutes.': undefined,
  'Our statins halve your risk of a heart attack.': effect('Our statins halve your risk of a heart attack'),
  'After three visits we measure your blood pressure again.': undefined,
  'After three visits we measure your blood pressure again, and it is lower.':
    '“After three visits we measure your blood pressure again, and it is lower” describes an effect without evidence.',
};

suite('an after-effect', (test) => testSentences(test, ['claim/effect'], AFTER_EFFECTS));
