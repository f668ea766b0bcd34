/** Times and days at which the clinic is closed, in sentences with any verb, on one site: Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SPECIAL = {
  'clinic.specialHours': [{ from: '2026-12-24', hours: '10:00–14:00', reason: 'Christmas Eve' }],
  'clinic.closures': [{ from: '2026-12-25', to: '2027-01-01', reason: 'Christmas and New Year' }],
  'clinic.bankHolidays': { 2027: 'closed' },
};

const onFridays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.`;
const closedOn = (text: string, day: string) =>
  `“${text}” differs from the opening hours: the clinic is closed on ${day}s.`;
const onDate = (text: string, date: string, hours: string) => `“${text}” differs from the hours on ${date}: ${hours}.`;

const SENTENCES: Sentences = {
  'Come on a Friday, any time before three.': onFridays('three'),
  'Come on a Friday, any time before noon.': undefined,
  'On Fridays you can still walk through our door at two.': onFridays('two'),
  'On Fridays you can still walk through our door at noon.': undefined,
  'Friday’s last polish starts at four.': onFridays('four'),
  'On busy days the last patient goes in at seven.': '“seven” differs from the opening hours of every day.',
  'On busy days the last patient goes in at four.': undefined,
  'On Fridays, the last appointment ends at six in the evening.': onFridays('six in the evening'),
  'On Fridays our last treatment finishes at half past one.': onFridays('half past one'),
  'On Fridays the last session is over by one.': onFridays('one'),
  'On Fridays, the last appointment ends at noon.': undefined,
  'On Fridays, the last appointment ends at half past twelve.': undefined,
  'We are open until five on weekdays.': closedOn('five', 'Wednesday'),
  'You can collect your insoles until four on Thursdays and Fridays.': onFridays('four'),
  'If the week is too full, there is always Saturday from ten.': closedOn('ten', 'Saturday'),
  'A physio is here every day of the week.': closedOn('every day of the week', 'Wednesday'),
  'A physio is here every day.': undefined,
  'You can ring the answering machine on Fridays at two.': undefined,
  'Eat nothing on Friday after two.': undefined,
  'On Christmas Eve you can collect a voucher until five.': onDate('five', '24 December 2026', '10:00–14:00'),
  'On Christmas Eve you can collect a voucher until one.': undefined,
  'On Christmas Eve we work the whole day.': onDate('Christmas Eve', '24 December 2026', '10:00–14:00'),
  'On the thirtieth of December we shall be here.': onDate('thirtieth of December', '30 December 2026', 'closed'),
  'We work between Christmas and New Year.': onDate('between Christmas and New Year', '29 December 2026', 'closed'),
  'A physio is here on Boxing Day.': onDate('Boxing Day', '26 December 2026', 'closed'),
  'Easter changes nothing: a physio is here on Good Friday.': onDate('Good Friday', '26 March 2027', 'closed'),
  'On Good Friday nobody is here, and on the Monday the doors stay shut.': undefined,
};

suite('times outside the opening hours', (test) => testSentences(test, ['content/hours'], SENTENCES, SPECIAL));
