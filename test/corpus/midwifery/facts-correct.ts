/** Correct sentences about hours, durations, numbers and other facts. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'The practice is open on Mondays and Tuesdays from nine until half past four, school run permitting.',
    'Wednesday is our long day, from half past nine in the morning to half past six in the evening.',
    'On Thursdays we begin at noon and stay until seven, for the sake of those who are still at work.',
    'Fridays end at three. The afternoon belongs to home visits that took longer than planned.',
    'We unlock on Saturday at ten and go home at 12.30, so that there is half a weekend left.',
    'Nobody answers on Sundays, and a worry about movements or bleeding should go to the maternity unit anyway.',
    'From Christmas Eve until 3 January we’re closed, and the 4th, a Monday, starts at nine as usual.',
    'To reach us, dial 01632 960694 and let it ring for a while, as the telephone lives at the other end of the hall.',
    'Babies have no diaries, we know. A day’s notice is enough for us if you have to move a visit.',
    'Tamsin replies within one working day; at night she sleeps, and we recommend it.',
    'A gift voucher is good for two years, which even covers a second baby if you’re quick.',
    'Young women can come to us without a parent from the age of sixteen.',
    'We drive to homes within twenty miles of Totnes. Beyond that we’d spend the visit in the car.',
    'The hill is steep with a pram: reckon with eight minutes from the bridge, and stop for the view.',
    'Fourteen days is how long you have to step back from a plan that you booked on the website.',
    'Babies are usually weighed on the fifth day and again around the tenth, by us or by the community midwife.',
  ),
  ...correct(
    'catalogue.booking-appointment',
    'It takes an hour and a quarter, although the first ten minutes go on finding out which of the chairs you can get out of.',
  ),
  ...correct(
    'catalogue.antenatal-visit',
    'Three quarters of an hour may seem long for a blood pressure and a tape measure, and the rest of it is yours.',
  ),
  ...correct(
    'catalogue.birth-class',
    'Three hours, six couples, two pots of tea. You can lie down at any point.',
    'Most people come between the thirtieth and the thirty-fourth week.',
  ),
  ...correct('catalogue.feeding-class', 'The class runs for two hours, with a break for those who feed two.'),
  ...correct(
    'catalogue.postnatal-visit',
    'We stay for an hour. If the baby sleeps through fifty minutes of it, we talk about you.',
  ),
  ...correct(
    'catalogue.feeding-consultation',
    'An hour and a half leaves room for a feed, a nap and another feed, which is what tends to happen.',
    'A fortnight later Lowri rings you to hear how it is going, as part of the consultation.',
  ),
  ...correct(
    'catalogue.tongue-tie',
    'The assessment takes 45 minutes. With a division, the two of you are here for an hour.',
    'We divide ties in babies of up to twelve weeks; older ones need an anaesthetic and therefore a hospital.',
    'Adaeze telephones after five days, and sooner if you ask her to.',
  ),
  ...correct(
    'catalogue.baby-massage',
    'Eight babies at most, none of them younger than six weeks, and about sixteen socks to start with.',
  ),
  ...correct(
    'programmes.one-midwife',
    'Ten sessions over eight months, most of them in the last three, as with any pregnancy.',
  ),
  ...correct('programmes.first-six-weeks', 'In six weeks there are six visits, on days that you pick as you go along.'),
  ...correct(
    'offers.ready-steady',
    'Bookable up to and including 13 February 2027',
    'Five hours of class altogether, on two afternoons',
  ),
];
