/** Sentences about durations, ages, days, hours and the address. */
import { HOURS, LAST_DAY } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'We open at nine and close at five, except on Thursdays, when we begin at eleven and stay until half past seven.',
    'On Wednesdays and Sundays the clinic is closed. Nobody answers the telephone then, not even the machine.',
    'If you work all week, come on a Saturday between 9 am and 1 pm.',
    'Thursday evening is for people with jobs: the door is open until 7.30 pm.',
    'From 24 December to New Year’s Day we are closed, and on 2 January we are back at nine.',
    'Please cancel at least three days before. That gives somebody on the list a chance to come.',
    'We treat adults. You must be 18 or older, and we ask to see something with your date of birth.',
    'Leave your number and we ring you back within one working day.',
    'You find us at 22 Weavers Row, two minutes from the station. The bell is low enough to reach from a wheelchair.',
    'In 2025 we saw 740 people. Some of them came once and decided against us, which is fine.',
    'You have 14 days to withdraw from a plan that you bought online, for any reason or for none.',
    'Courses are valid for 10 months from the first visit.',
    'If the barrier will not open, ring 01632 960692 and tell us your number plate.',
    'The stomach empties in about four hours, and a feeling of fullness reaches the brain after some 20 minutes.',
    'Trains from Leicester take 25 minutes. The last one back leaves well after our late evening ends.',
    'Seun cycles to work from Burton Latimer and arrives at half past eight, but nobody picks up the telephone before we open.',
    'NICE counts a BMI of 30 or more as obesity, and a lower one for people with an Asian or African family background.',
  ),
  ...correct(
    'catalogue.weight-consultation',
    'A consultation takes an hour. If you need to stop for a break, we stop.',
  ),
  ...correct('catalogue.weight-review', 'Thirty minutes, every four weeks, with the same doctor if we can manage it.'),
  ...correct(
    'catalogue.blood-profile',
    'Fifteen minutes are enough for the sample. The results are here within two working days.',
  ),
  ...correct(
    'catalogue.sleep-test',
    'You wear the recorder for one night. The report is with you five working days later.',
    'Leah needs half an hour to show you how the belt and the clip are put on.',
  ),
  ...correct(
    'catalogue.dietitian-session',
    'Sessions are 50 minutes long, so there is time to write things down at the end.',
  ),
  ...correct(
    'catalogue.psychology-session',
    'You sit with Marek for 55 minutes. He never looks at the clock; a lamp does it for him.',
  ),
  ...correct(
    'catalogue.eating-group',
    'We begin at six on Thursdays and finish an hour and a quarter later, in time for the bus.',
  ),
  ...correct(
    'catalogue.exercise-session',
    'Jonty’s sessions last three quarters of an hour, including the time to get your breath back.',
  ),
  ...correct(
    'catalogue.soups-and-shakes',
    'The 12 weeks begin on the day that suits you, but not in the week before Christmas, please.',
  ),
  ...correct('offers.know-your-numbers', 'Ends on Saturday, 12 December 2026'),
  ...correct('offers.good-night', 'Until 30 January, with one night at home and one talk with Marek'),
  ...correct(
    'programmes.steady-year',
    'Sixteen sessions over twelve months: close together at first, far apart at the end.',
  ),
  ...correct('programmes.first-twelve', 'Six sessions in twelve weeks, one every fortnight.'),
];

const facts: readonly Sentence[] = [
  ...wrong(
    'content/one-fact',
    'questions',
    'You can move your appointment without paying until 24 hours before it.',
    'We welcome young people from the age of 16, with or without their parents.',
    'Gift vouchers are sent by post in a plain card and are valid for one year.',
    'Our nurse calls you back within three working days.',
    'If the barrier stays shut, do not hoot, because the neighbours mind. Our telephone number is 01632 960629.',
    'Come to 12 Weavers Row and take the lift to the second floor.',
    'You may withdraw from a plan within 30 days of buying it online.',
    'All courses are valid for six months, so begin soon after you buy one.',
    'You will hear from us within 30 working days if you complain.',
  ),
  ...also(
    'claim/effect',
    wrong('content/one-fact', 'questions', 'In 2025 we looked after 1,740 people from all over the county.'),
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.weight-consultation',
    'Your consultation lasts 40 minutes, and the last ten are for your questions.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.weight-review',
    'Reviews are every eight weeks, so that you have something to tell.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.blood-profile',
    'Results take a week to arrive, and we ring you if something cannot wait.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.sleep-test',
    'You keep the recorder on for three nights in a row.',
    'Once the recorder is back with us, the report arrives ten working days later.',
  ),
  ...wrong('content/one-fact', 'catalogue.dietitian-session', 'Philippa has half an hour for you each time.'),
  ...wrong(
    'content/one-fact',
    'catalogue.soups-and-shakes',
    'It is a long stretch and we will not pretend otherwise: you replace all your meals for 20 weeks.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.steady-year',
    'With the Steady Year plan, you have 24 sessions over twelve months.',
  ),
  ...wrong(LAST_DAY, 'offers.know-your-numbers', 'Bookable until 24 December 2026'),
  ...wrong(LAST_DAY, 'offers.good-night', 'Ends on 15 January, so that you start the year well rested'),
];

const hours: readonly Sentence[] = wrong(
  HOURS,
  'questions',
  'We are here from Monday to Saturday, with a late evening on Thursdays.',
  'Our late evening is Tuesday, until half past seven.',
  'On Thursdays we are open from nine in the morning.',
  'We know that not everybody can leave work, so Saturday appointments are available until 5 pm.',
  'Wednesday afternoons are quiet, so this is when we can usually fit you in.',
  'The door opens at 7.30 am on weekdays, for people who start work at nine.',
  'Like half of Kettering, we close at four on Fridays and go home by bike.',
  'Opening times: Mon–Fri 9–5, Sat 9–1, closed on Sundays.',
  'We open again on 29 December, for everybody who needs a kind word after Christmas.',
);

export const factSentences: readonly Sentence[] = [
  ...right,
  ...facts,
  ...hours,
  ...wrong(
    HOURS,
    'questions',
    'On Thursdays we begin at nine, as on every other day.',
    'You can be seen on any day from Monday to Friday.',
  ),
  ...correct(
    'questions',
    'Apart from Thursday, we open at nine and finish at five; Saturday ends at one.',
    'The office answers letters on Wednesdays, when the clinic itself is shut.',
  ),
  ...correct(
    'catalogue.soups-and-shakes',
    'Nearly half of the people in the trial no longer had diabetes after a year.',
  ),
  ...wrong('content/one-fact', 'questions', 'Our nurse rings you back within three working days.'),
  ...wrong(
    'price/free',
    'questions',
    'A letter for your gym won’t cost you a penny.',
    'Missed your review? There is nothing to pay.',
  ),
];
