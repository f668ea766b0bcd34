/** The last of several weekdays from a day on. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const isNot = (text: string, count: number, day: string) =>
  `“${text}” is not the last of these ${count} days, which is ${day}.`;

const SENTENCES: Sentences = {
  'Six Tuesdays from 12 January end on 23 February 2027.': isNot('23 February 2027', 6, '16 February 2027'),
  'Six Tuesdays from 12 January end on 16 February 2027.': undefined,
  'The class is on eight Monday evenings, beginning on 11 January 2027 and ending on 8 March 2027.': isNot(
    '8 March 2027',
    8,
    '1 March 2027',
  ),
  'The class is on eight Monday evenings, beginning on 11 January 2027 and ending on 1 March 2027.': undefined,
  'Four Thursdays from Thursday 7 January 2027; the last one is on 28 January 2027.': undefined,
  'Six Tuesdays from 1 December 2026 to 5 January 2027.': undefined,
  'Six Tuesdays from 12 January to 23 February 2027, with a break at half-term.': undefined,
  'Six Tuesdays from 12 January 2027; book by 23 December 2026.': undefined,
};

suite('dates of a series', (test) => testSentences(test, ['content/date'], SENTENCES));
