/** Treatments that are said to do more than medicines or surgery, and people who are said to live longer. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const BETTER: Sentences = {
  'Pilates does more for a bad back than surgery.': effect('Pilates does more for a bad back than surgery'),
  'Therapy works better than sleeping tablets.': effect('Therapy works better than sleeping tablets'),
  'Our drops outperform antibiotics.': effect('Our drops outperform antibiotics'),
  'Reformer classes are better for your back than physiotherapy.': effect(
    'Reformer classes are better for your back than physiotherapy',
  ),
  'People who have this screen every year live longer than people who do not.': effect(
    'People who have this screen every year live longer',
  ),
  'For some tears, exercise works better than surgery.': undefined,
  'In most studies, therapy works better than tablets after a year.': undefined,
  'Members of our club live years longer.': effect('Members of our club live years longer'),
  'Therapy works longer hours than surgery in this house.': undefined,
  'We do more injections than operations.': undefined,
  'Massage is no better than tablets.': undefined,
  'Cats in our homes live longer indoors than outdoors.': undefined,
  'People who do not smoke live longer.': undefined,
  'Nobody knows whether people who have this screen live longer.': undefined,
};

suite('a comparison with medicine', (test) => testSentences(test, ['claim/effect'], BETTER));
