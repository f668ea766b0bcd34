/** Figures of one sentence that contradict each other, whatever the facts of the clinic are. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const YEARS: Sentences = {
  'Tess spent nine years with a ballet company, from 2001 to 2006.':
    '“nine years” contradicts the same sentence: from 2001 to 2006 it is 5.',
  'For 12 years (1998–2003) this was a bakery.': '“12 years” contradicts the same sentence: from 1998 to 2003 it is 5.',
  'Tess spent five years with a ballet company, from 2001 to 2006.': undefined,
  'Tess spent six years with a ballet company, from 2001 to 2006.': undefined,
  'With a ballet company from 2001 to 2006, and after two years at sea here.': undefined,
  'From 2001 to 2006 she danced, of which three years in Leeds.': undefined,
  'She danced from 2001 to 2006 and from 2008 to 2010, seven years in all.': undefined,
};

const SHARES: Sentences = {
  'Of those who wrote, 430 of 860 slept better: 8 per cent.':
    '“8 per cent” contradicts the same sentence: 430 of 860 is 50.0 per cent.',
  '1,204 of the 1,720 came back, which is 80%.':
    '“80%” contradicts the same sentence: 1,204 of 1,720 is 70.0 per cent.',
  '1,204 of the 1,720 came back, which is 70%.': undefined,
  '1,204 of the 1,720 came back, nearly 75%.': undefined,
  'We framed 1,720 prints, of which 1,204 were landscapes: 80 per cent.':
    '“80 per cent” contradicts the same sentence: 1,204 of 1,720 is 70.0 per cent.',
  'Out of 860 people who rang in 2026, 430 left a message, which is 45%.':
    '“45%” contradicts the same sentence: 430 of 860 is 50.0 per cent.',
  'We framed 1,720 prints, of which 1,204 were landscapes: 70 per cent.': undefined,
  'Of 860 people who rang in 2026, 430 left a message, 20% of them at night.': undefined,
  'Of the 860 people who rang, 12 per cent left a message.': undefined,
  'Of 860 people, 430 hours of calls, 10% is a lot.': undefined,
  'By 12 of March 2027, 40% of the rooms are painted.': undefined,
  '40 of 60 people came back, 20% more than a year before.': undefined,
  '430 of 860 wrote, and 12 of 90 rang: 50%.': undefined,
  '471 of 500 moles were harmless. In other words, 97 per cent were nothing.':
    '“97 per cent” contradicts the sentence before: 471 of 500 is 94.2 per cent.',
  '471 of 500 moles were harmless. In other words, 94 per cent were nothing.': undefined,
  '471 of 500 moles were harmless. Of the letters, 97 per cent came in a week.': undefined,
  '11 of 31 had stopped. That is just over half of those who wrote.':
    '“over half” contradicts the sentence before: 11 of 31 is 35.5 per cent.',
  '16 of 31 had stopped. That is just over half of those who wrote.': undefined,
  '11 of 31 had stopped. So it takes over half a year.': undefined,
  '14 of 20 dogs came back. This is fewer than half.':
    '“fewer than half” contradicts the sentence before: 14 of 20 is 70.0 per cent.',
  '14 of 20 dogs came back, fewer than half of them for a second time.': undefined,
};

suite('a number of years beside its first and last year', (test) => testSentences(test, ['content/one-fact'], YEARS));

suite('a percentage beside the two numbers that give it', (test) => testSentences(test, ['content/one-fact'], SHARES));
