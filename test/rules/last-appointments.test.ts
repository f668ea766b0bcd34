/** Last appointments with their durations; Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30, and a massage takes an hour. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const HOUR = 'An appointment takes at least 1 hour.';
const onMondays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays. ${HOUR}`;
const onFridays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays. ${HOUR}`;
const never = (text: string) => `“${text}” differs from the opening hours of every day. ${HOUR}`;

const SENTENCES: Sentences = {
  'The last appointment for a massage begins at half past four.': never('half past four'),
  'The last massage starts at 4.15pm.': never('4.15pm'),
  'On Mondays. The last massage begins at a quarter past four.': onMondays('a quarter past four'),
  'Our last massage on Mondays is at twenty past four.': onMondays('twenty past four'),
  'The last slot for a massage on Fridays is at noon.': onFridays('noon'),
  'The last massage of the day begins at a quarter to five.': never('a quarter to five'),
  'The last appointment for a massage begins at four.': undefined,
  'The last massage starts at 11.30am on Fridays.': undefined,
  'On Fridays. The last massage begins at half past eleven.': undefined,
  'The last massage of the day ends at half past four.': undefined,
  'The last appointment is at half past four.': undefined,
  'Your last massage is at six weeks.': undefined,
  'The last bus leaves at half past four, and a massage ends before.': undefined,
  'The last person to have a massage here was 94.': undefined,
  'If the last massage begins at half past four, we lock the door.': undefined,
};

suite('last appointments', (test) => testSentences(test, ['content/hours'], SENTENCES));
