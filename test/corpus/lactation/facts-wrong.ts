/** Wrong sentences about hours, durations, numbers and places. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const factsWrong = [
  ...wrong(
    HOURS,
    'questions',
    'We’re open on Sundays too.',
    'Weekdays 9–5, every week of the year.',
    'Saturdays until four.',
    'Fridays suit parents who share the school run, since we are here until half past five.',
    'Our late evening is Thursday, when we stay open until half past six.',
    'On Wednesdays the doors open at nine, as on every other day.',
    'Tuesday is our day off, so the practice is closed.',
    'Babies get up early, and so does Pippa. We see families on Mondays from eight in the morning until five, with a short break for lunch. Bring a coffee.',
    'Working parents often ask about evenings. On Wednesdays we are open until eight o’clock, so you can come after the nursery run. Ring the bell at the yard door.',
    'The market is on in front of the abbey. On Saturdays we open at eight and close at noon, so park early. There is a good cheese stall.',
    'Everybody needs a holiday. Over Christmas we are closed from 24 December to 27 December, and Pippa reads messages again on the 28th. Enjoy your first one together.',
    'A baby does not look at the calendar. That’s why our practice is open seven days a week, with somebody at the desk from morning to evening. Just ring.',
  ),
  ...wrong(
    RATING,
    'questions',
    '5.0 on Google!',
    'More than 250 reviews on Google.',
    'Our average on Google is 4.9 out of 5, from 164 reviews that parents wrote in their own time.',
    'We are proud of our small team. On Google 210 parents have reviewed us so far, and we answer every one of them. Thank you all.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Call us on 01632 960678.',
    'We need 48 hours’ notice of a change.',
    'Come through the arch beside the baker’s, and you will find us at 19 Fleece Yard.',
    'Gift vouchers make a change from bootees. They are valid for six months from the day when you buy them, and for any service here. Pippa wraps them in tissue.',
    'Pippa reads every message herself and replies within three working days.',
    'Write to help@woolshop-feeding.example with any question.',
    'Babies must be at least two weeks old before we see them.',
    'You have bought a plan and thought again? You have seven days to cancel it without giving a reason. Write us a line, and the money comes back.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.feeding-consultation',
    'A consultation lasts an hour.',
    'After a consultation you can send Bethan messages for four weeks, at any time of day.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.home-visit',
    'If leaving the house is too much, Bethan visits families up to 25 miles from Hexham.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.tongue-tie-division',
    'We divide ties in babies up to six months old.',
    'Imogen rings each family within three weeks of the division to ask how feeding is going.',
    'You arrive with a hungry baby. The whole appointment takes 30 minutes, and then you drive home. Keep the muslin.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.sleep-consultation',
    'Keep a diary for two weeks before you come.',
    'Gwen gives advice on sleep for babies from four months.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.baby-massage',
    'Bring a towel that may get oily. We take twelve babies in each class, so that there is always somebody to smile at. Older children stay with a grandparent.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.weaning-class',
    'Come with an apron and an appetite. The class takes two hours, including a tasting of what we have made. The babies go home orange.',
    'Ten families share a group.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.first-weeks',
    'Bethan starts with a visit to your home. The plan has eight sessions over six weeks, and you decide when they take place. Grandparents are welcome.',
  ),
  ...wrong('content/one-fact', 'programmes.sleep-support', 'The plan runs for six weeks.'),
  ...wrong(LAST_DAY, 'offers.winter', 'You can use the pair until 31 March 2027', 'Runs to the end of January'),
];
