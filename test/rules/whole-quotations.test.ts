/** Messages quote names, values and clauses as a whole, with quotation marks in pairs. */
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

const client = (words: string) =>
  `“${words}” reads like the words of a client, a rating or a choice of reviews, without a source.`;
const promised = (words: string) => `“${words}” promises what no treatment can guarantee.`;

suite('the quotation of a clause', (test) => {
  testSentences(test, ['claim/review', 'claim/pressure', 'claim/guarantee'], {
    '“They cured my limp when everybody else had given up,” says Sarah from Dore.': client(
      '‘They cured my limp when everybody else had given up,’ says Sarah from Dore',
    ),
    'Hurry, only three places are left at this price: book today before they are gone!':
      '“Hurry, only three places are left at this price: book today before they are gone” tells visitors that places run out.',
    'We promise that your eyes will feel comfortable again by the end of the first week of drops.': promised(
      'We promise that your eyes will feel comfortable again by the end of the first week of drops',
    ),
    'We promise that your back will never hurt again, however long you sit at a desk in the coldest room of the oldest house of the town.':
      promised('We promise that your back will never hurt again, however long you sit at …'),
  });
  testSentences(test, ['claim/guarantee'], {
    'Every one of our patients recommends us to their friends, and nothing has ever gone wrong.':
      promised('nothing has ever gone wrong'),
  });
});
