/** Wrong sentences that hurry or shame owners, or make little of an operation. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'catalogue.rabbit-neutering',
    'Hurry, only two slots left this week!',
    'Many people lie awake the night before. There is no reason for that, as a spay is no bigger deal than a haircut, so stop thinking and get it over with. Parking is behind the house.',
    'A doe that is not spayed is a ticking time bomb. Do you really want to be the one who did nothing?',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.rabbit-vaccination',
    'Don’t let your rabbit die of a mosquito bite.',
    'Real rabbit lovers vaccinate. What are you waiting for?',
    'Flies are out earlier each year, and we have seen more cases in the valley. If you really loved your rabbit, you would have booked yesterday, so pick up the phone now before it is too late. Bring the vaccination card.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.beak-trim',
    'It is no more than a quick manicure: pop in on your lunch break.',
    'Beaks grow in all seasons, and so does our waiting list. These are the last places before Christmas and they are going fast, so grab yours within the hour or wait until spring. Bring the bird in its own cage.',
  ),
  ...wrong('claim/pressure', 'programmes.burrow-club', 'Join today, because prices go up on Monday.'),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'programmes.burrow-club',
      'The first twenty owners who sign up this week receive a mystery gift for their rabbit.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.rabbit-neutering',
      'This weekend only, we operate at a special rate. Call before Sunday night.',
    ),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.dental-burring',
    'Every day that you wait, your rabbit suffers a little more because of you. Book now.',
    'Imogen will show you the spurs on the screen. Decide while you are still in the room, since the price that she names is valid for that day only and will not come again. You can leave your rabbit with us straight away.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.husbandry-visit',
    'Act now: our January diary closes tonight, and those who dither will wait until next year.',
  ),
  ...wrong('claim/pressure', 'offers.warm-burrow', 'Only five of these left, so be quick'),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.nail-clip',
      'Share our post and tag three friends. Every Friday one of you wins a year of free nail clips in our draw. The winner’s photo goes up in the waiting room.',
    ),
  ),
];
