/** Illnesses that a treatment is said to undo, and parts of the body that it is said to grow again. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string) => `“${words}” describes an effect without evidence.`;

suite('an illness that a treatment undoes', (test) =>
  testSentences(test, ['claim/effect'], {
    'Massage reverses type 2 diabetes.': effect('Massage reverses type 2 diabetes'),
    'New lamps have reversed metabolic bone disease in dragons all over Cumbria.': effect(
      'reversed metabolic bone disease',
    ),
    'Cupping puts an end to insomnia.': effect('puts an end to insomnia'),
    'Tess makes asthma disappear.': effect('makes asthma disappear'),
    'Our lamp regrows lost hair.': effect('regrows lost hair'),
    'Slow squats rebuild bone that you have lost.': effect('rebuild bone'),
    'Cupping repairs worn cartilage.': effect('repairs worn cartilage'),
    'Nobody can reverse arthritis.': undefined,
    'A vasectomy can be reversed, but not always.': undefined,
    'Your course ends with a review of your pain.': undefined,
    'Each class ends the tension of the day.': undefined,
    'Surgery repairs worn cartilage.': undefined,
    'Does massage end insomnia?': undefined,
    'A wart often goes away by itself.': undefined,
  }));
