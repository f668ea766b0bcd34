/** Correct sentences about hours, durations, numbers and other facts. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We rest on Mondays, and so does the filter. From Tuesday on there is somebody at the poolside again.',
    'Tuesdays and Thursdays run from nine in the morning to six in the evening.',
    'For those who work there is Wednesday: doors at eleven, last towel at eight.',
    'Fridays end at five, since Joel plays the tuba in a band that starts at six.',
    'Saturdays begin at half past eight and are over at half past two, by which time the pool looks like soup.',
    'On Sunday we open for three hours, from 10 am until 1 pm, and most of those who come then are swimming for fun.',
    'Over the turn of the year the pool is drained, so we’re closed from 23 December to 2 January. The third is a Sunday, and we’ll be glad to see you at ten.',
    'You can reach Bethan on 01632 960538. If she is holding a wet mastiff, leave a message.',
    'A day’s notice is all that we ask if you can’t make it, as there is nearly always a dog on the waiting list.',
    'Two working days is the longest that you should wait for a reply by e-mail, and usually it is quicker than that.',
    'Vouchers last for a year and a half, so a puppy that gets one for Christmas can still use it as a grown dog.',
    'Owners must be adults, that is, at least eighteen, though children may of course watch and throw.',
    'Please don’t feed your dog in the three hours before a swim; for a few titbits on the ramp we provide the ammunition.',
    'Bought online and changed your mind? You have fourteen days for that.',
    'From Llandrindod you need about a quarter of an hour by car, and slightly more behind a tractor.',
    'Irfon Yard is the second gate after the bridge; number 5 has the blue door and a bucket in front of it.',
  ),
  ...correct(
    'catalogue.pool-session',
    'Of the thirty minutes, a dog that has just begun swims for five or six, in short turns with rests between them.',
    'Add ten minutes for the shower afterwards, and another ten if you have brought a Newfoundland.',
    'It is 1.2 metres deep, so Morag stands and your dog doesn’t.',
  ),
  ...correct(
    'catalogue.underwater-treadmill',
    'A session takes half an hour, with no more than twelve minutes of walking in it.',
    'Water rises to the hip in about two minutes, and drains in three.',
  ),
  ...correct('catalogue.first-assessment', 'It lasts an hour. The part in the water is the shortest of it.'),
  ...correct(
    'catalogue.fun-swim',
    'One dog has the pool for twenty minutes, two from the same home for thirty, and all of them should be at least six months old.',
  ),
  ...correct(
    'catalogue.puppy-splash',
    'There are never more than four puppies in a group, and each has to be sixteen weeks old by the day.',
    'Twenty-five minutes are quite enough for somebody who has only been alive for four months.',
  ),
  ...correct(
    'catalogue.physiotherapy-assessment',
    'Dylan needs an hour and a quarter, and your dog a chew that lasts as long.',
  ),
  ...correct(
    'catalogue.home-exercise-visit',
    'We drive up to 15 miles and stay for an hour, or until the biscuits are gone.',
  ),
  ...correct(
    'programmes.new-knee',
    'Fourteen sessions in twelve weeks means that we see you about once a week, and twice in the first fortnight.',
  ),
  ...correct('programmes.grey-muzzle', 'Twelve swims spread over half a year come to two a month.'),
  ...correct(
    'offers.fresh-start',
    'Yours until the last day of February 2027',
    'One hour and forty minutes in all, with a break for water',
  ),
];
