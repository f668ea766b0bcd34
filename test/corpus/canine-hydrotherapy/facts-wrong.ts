/** Wrong sentences about hours, the rating, durations, numbers and other facts. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'We’re here every day of the week, Mondays included, although you may have to share the yard with the hens.',
    'Thursday is the long evening, when the lights stay on until eight for those who come from work.',
    'On Wednesdays the first dog is in the water at nine sharp, so please be at the gate a little before.',
    'Sunday swims go on into the afternoon: we don’t shut until four.',
    'Come on a Saturday if you can. There’s somebody here from half past nine until half past four.',
    'Friday is a half day for us, with the gate closed at one o’clock.',
    'If Tuesday suits you best, note that we open at eleven on that day.',
    'The pool is closed on Sundays, when it is cleaned from one end to the other.',
    'From Tuesday to Friday we keep the same hours, which are nine to six.',
    'You can swim off the Christmas pudding with us from 28 December, when we open again after the holiday.',
    'At weekends we are open from 8.30 until 14.30, on both days.',
  ),
  ...wrong(
    HOURS,
    'catalogue.vet-lameness-check',
    'Annika comes on Tuesdays and leaves when we close, at half past four.',
    'Monday mornings from nine to twelve are kept for lame dogs.',
  ),
  ...wrong(
    RATING,
    'questions',
    'If you look us up on Google, you’ll find 4.9 out of 5 next to our name.',
    'More than 200 owners have left a review on Google, and Joel can recite most of them.',
    'Our average on Google is 4.5 stars, which the hens put down to the mud.',
    'With 136 Google reviews and a rating of 4.7, we can’t complain.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Should your dog be under the weather, let us know two days ahead and you won’t owe us anything.',
    'Bethan’s number is 01632 960583, and she is a patient woman.',
    'No breakfast, please: the last meal should be at least an hour before the swim.',
    'Gift vouchers can be spent within a year, and not only by the dog whose name is on them.',
    'From sixteen you can sign the form for your dog yourself.',
    'Give us up to five working days to answer an e-mail, as we tend to have wet hands.',
    'The pool holds 60,000 litres, and each of them has been warmed by the panels on the roof.',
    'You’ll find us at LD2 9XZ, between the potter and the river.',
    'A plan that you booked on our website can be called off within seven days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.pool-session',
    'Set aside three quarters of an hour for the session itself, without the drying.',
    'At a depth of 1.8 metres even a Great Dane has to paddle.',
    'Inside it is always summer, because we heat the water to 34 °C.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.underwater-treadmill',
    'Of the half hour in the tank, your dog spends about twenty minutes walking, with pauses for cheese.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.puppy-splash',
    'Six puppies share the shallow end, and nobody has been eaten so far.',
    'Your pup may join from the age of 12 weeks, provided that the vaccinations are done.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.fun-swim',
    'Dogs should be a year old before they have their first fun swim.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.home-exercise-visit',
    'We come to you anywhere within 25 miles of the centre, hills or no hills.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.physiotherapy-assessment',
    'Because there is so much to see, Dylan’s first appointment with your dog runs to two hours.',
  ),
  ...wrong('content/one-fact', 'programmes.new-knee', 'The plan is made up of 10 sessions over 12 weeks.'),
  ...wrong(LAST_DAY, 'offers.fresh-start', 'You have until 31 March 2027 to book it'),
];
