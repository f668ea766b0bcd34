/** Times beside a day of the week in sentences with any verb; Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30, Saturday 8 to noon. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const HOURS = { 'clinic.hours.saturday': '08:00–12:00' };

const onFridays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.`;
const onSaturdays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 08:00–12:00 on Saturdays.`;
const onMondays = (text: string) =>
  `“${text}” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.`;

const SENTENCES: Sentences = {
  'The last ticket is given out at a quarter to five on Monday and at half past one on Friday.':
    onFridays('half past one'),
  'The last ticket is given out at a quarter to five on Monday and at noon on Friday.': undefined,
  'On other weekdays the surgery ends at five, or at two on a Friday.': onFridays('two'),
  'We also repair dentures at seven in the evening on Mondays.': onMondays('seven in the evening'),
  'We also repair dentures at nine in the morning on Mondays.': undefined,
  'We fit new glasses at 1.30pm on Saturdays.': onSaturdays('1.30pm'),
  'We fit new glasses at 11.30am on Saturdays.': undefined,
  'Our physiotherapist has free slots on Fridays at three.': onFridays('three'),
  'Your dog is weighed by our nurse on Saturday at two.': onSaturdays('two'),
  'Ask us for the early slot at half past seven on Mondays.': onMondays('half past seven'),
  'Appointments for children are at four on Mondays and at two on Fridays.': onFridays('two'),
  'Your hearing aids are ready for you on Friday at a quarter past four.': onFridays('a quarter past four'),
  'You meet the same midwife at ten on a Saturday and at three on a Monday.': undefined,
  'The choir in the hall next door meets at seven on Friday evenings.': undefined,
  'Puppy parties are on Mondays from seven.': undefined,
  'Our courier collects the samples at two on Fridays.': undefined,
  'A courier fetches our samples. He takes yours at two on Fridays.': undefined,
  'You may leave the car in one of the bays from six on Saturdays.': undefined,
  'We visit you at home from seven on weekdays.': undefined,
  'Give your cat the last tablet at eight on Sunday evening.': undefined,
  'We reply to emails until eight on Saturdays.': undefined,
  'The bus from the station reaches us at 12.40 on Saturdays.': undefined,
  'If your tooth breaks at nine on a Sunday, rinse your mouth and wait.': undefined,
  'Your deposit leaves £40 to pay for a visit on Monday, and one on a Saturday leaves £60.': undefined,
  'On Friday at three your sample is in the laboratory.': undefined,
  'Eat nothing after ten on Sunday evening.': undefined,
  'Our dietitian talks at the library on Friday at six.': undefined,
  'You can sign up until midnight on Sunday.': undefined,
  'Somebody who is in bed from ten to seven every day gives sleep nine hours.': undefined,
  'Six hours of sleep get seven hours of bed: from midnight to seven, every day, Sundays included.': undefined,
  'We are here from ten to five on Mondays, and there is a bed for your dog.': onMondays('ten to five'),
};

suite('times beside days', (test) => testSentences(test, ['content/hours'], SENTENCES, HOURS));
