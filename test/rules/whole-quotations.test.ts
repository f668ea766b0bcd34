/** Messages quote names and values as a whole. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const better = (words: string) => `“${words}” claims to be better than others.`;
const typed = (words: string) => `“${words}” is written as text, so its source and date are unknown.`;

suite('the quotation of a claim', (test) => {
  testSentences(test, ['claim/credential', 'claim/review'], {
    'We are the best private practice in the South West.': better('are the best private practice in the South West'),
    'We are the best private practice in North Yorkshire.': better('are the best private practice in North Yorkshire'),
    'The best clinic in the south of England.': better('The best clinic in the south of England'),
    'The best clinic in the north and beyond.': better('The best clinic in the north'),
    'Ours is the only practice in South Yorkshire with a pool.': better('the only practice in South Yorkshire'),
    'We are the only clinic in Leeds with a pool.': better('the only clinic in Leeds'),
    'Our patients gave us five stars.': typed('gave us five stars'),
    'Our patients give us 9 out of 10 for warmth.': typed('give us 9 out of 10'),
  });
});
