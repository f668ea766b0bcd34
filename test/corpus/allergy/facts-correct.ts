/** Correct sentences about hours, durations, numbers and other facts. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'If you work all day, Tuesday is for you: we don’t open until ten, but then we stay until half past seven in the evening.',
    'Wednesdays belong to letters, deliveries and the cleaner, so the clinic is closed. Try us again on Thursday from half past eight.',
    'On Mondays and Thursdays you will find us here from 8.30 am to 5 pm, with somebody at the desk over lunch.',
    'Fridays finish early, at half past one, because Dr Sadiq teaches in the afternoon.',
    'Saturday mornings run from nine until one, and they fill up with school children long before the clinic itself does.',
    'Nobody is in on Sundays. For a reaction that frightens you, the number to ring is 999 and not ours.',
    'We shut from Christmas Eve until 29 December. The day after that is a Wednesday, so nobody picks up the telephone before Thursday the 31st.',
    'Ours is the number ending in 472: 01632 960472, and yes, it is answered by a person.',
    'Plans change, we know. Give us two days and you pay nothing at all for moving an appointment.',
    'If you write on a Thursday, you’ll have a reply on Friday, because we answer within one working day.',
    'Children can be seen from their second birthday. For younger babies we suggest the paediatric department, which has scales and cots that we lack.',
    'A voucher is valid for a year from the day on which it was bought, which gives the birch, the grass and the mould time to have their turn.',
    'From the railway station, walk along the river for about twelve minutes; the path is flat, and ducks have right of way.',
    'You have a fortnight to change your mind about a plan that you bought from your sofa, and you needn’t tell us why.',
    'The bus from Newcastle takes three quarters of an hour and stops outside the bakery, which isn’t nut-free, sadly.',
  ),
  ...correct(
    'catalogue.skin-prick-test',
    'We read the bumps after a quarter of an hour, which is why the whole thing takes thirty minutes for the short panel and forty for the long one.',
    'Ten drops fit on one forearm, twenty need both, and there are two controls besides.',
  ),
  ...correct(
    'catalogue.patch-test',
    'You come three times in one week: on the first day for the chambers, two days later to take them off, and once more for the final reading.',
    'Wear an old shirt for those 48 hours, as the marker pen does not wash out.',
  ),
  ...correct(
    'catalogue.food-challenge',
    'Allow four hours, two of which are for watching after the last of the six portions. There is a shelf of jigsaws, one of them complete.',
    'Sixteen minutes is what a seven-year-old told us the day had felt like. It had been four hours, so the tablet must have been charged.',
  ),
  ...correct(
    'catalogue.allergy-consultation',
    'Three quarters of an hour is longer than it sounds, and we use it: when it started, where you were, what was for lunch.',
    'Your letter and the plan are in the post within two weeks, or ten working days if you prefer to count like an office.',
  ),
  ...correct(
    'catalogue.child-consultation',
    'Children get a full hour. The first twenty minutes are often spent under the table, and that is fine.',
  ),
  ...correct(
    'catalogue.desensitisation-visit',
    'An hour and a quarter is what you should set aside, because you sit in the lounge for a full hour before we let you drive.',
    'Six visits with an hour of waiting each make six hours in our armchairs, so choose a long book.',
  ),
  ...correct('catalogue.asthma-check', 'Fifty minutes, of which you spend about ten blowing into something.'),
  ...correct(
    'catalogue.allergy-blood-test',
    'Taking the sample needs ten minutes, and the laboratory then has seven working days to answer.',
  ),
  ...correct(
    'programmes.hay-fever-year',
    'You see the same GP three times in a year: once when the trees are bare, and twice when they are not.',
  ),
  ...correct(
    'programmes.brave-eaters',
    'Over half a year we meet five times, and between meetings Hugh sets small homework, such as licking a grape.',
  ),
  ...correct(
    'offers.winter-breath',
    'On offer until 29 January 2027',
    'Fifty minutes for the check and ten for the sample, so an hour in all',
  ),
];
