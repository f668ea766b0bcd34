/** Protection, removal and behaviour without exception. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const TOTAL: Sentences = {
  'Once she has had it, your rabbit cannot catch myxomatosis.': effect('your rabbit cannot catch myxomatosis'),
  'After the two jabs your dog can no longer catch parvovirus.': effect('your dog can no longer catch parvovirus'),
  'With the booster you cannot get tetanus any more.': effect('you cannot get tetanus'),
  'Our laser shatters every colour.': effect('shatters every colour'),
  'Our laser clears every ink, but you need ten sessions.': effect('clears every ink'),
  'It leaves clean skin behind.': effect('leaves clean skin behind'),
  'Spaying ends the fighting.': effect('Spaying ends the fighting'),
  'Short claws prevent sore hocks and arthritis.': effect('Short claws prevent sore hocks and arthritis'),
  'Your rabbit cannot catch myxomatosis from the vaccine.': undefined,
  'You cannot catch myxomatosis; only rabbits can.': undefined,
  'No laser removes every colour.': undefined,
  'The laser removes every colour except white and yellow.': undefined,
  'No laser of ours clears white ink.': undefined,
  'It breaks down any pigment, other than green and white.': undefined,
  'Shaving leaves clean skin behind for the plaster.': undefined,
  'Spaying ends her heats.': undefined,
  'Short claws are easier on the carpet.': undefined,
};

suite('a total effect', (test) => testSentences(test, ['claim/effect'], TOTAL));
