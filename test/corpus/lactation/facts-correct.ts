/** Correct sentences about hours, durations, numbers and places. */
import { correct } from '../sentence.ts';

export const factsCorrect = [
  ...correct(
    'questions',
    'Sunday: closed.',
    'On Fridays we finish at three.',
    'Saturdays: 9.30am to 1pm.',
    'Our number is 01632 960687.',
    'Late opening on Wednesdays, until half past six.',
    'On Mondays, Tuesdays and Thursdays we are here from nine to five.',
    'Wednesdays start an hour later, at ten, because we have our meeting first.',
    'Please tell us a day beforehand if you cannot come, so that another family can have the time.',
    'A message on the website goes straight to Pippa. She answers within one working day, and often while the kettle boils. At weekends it waits until Monday.',
    'Gift vouchers are valid for a year, and grandparents like them.',
    'You can usually see Bethan within three working days. If that is too long for you, say so, and we will look for a gap. For a baby who will not feed at all, ring 111 or go to hospital.',
    'From Christmas Eve until 3 January nobody is at the practice. The first appointments are on 4 January. The National Breastfeeding Helpline takes calls all through the holiday.',
    'We are at 9 Fleece Yard, behind the abbey. The library, where the breastfeeding café meets, is in the next street. It is open until seven on Thursdays, which is later than we are.',
  ),
  ...correct(
    'catalogue.feeding-consultation',
    'Allow an hour and a half.',
    'New questions come up at three in the morning. You may send them to us for two weeks after the consultation, and Bethan answers when she is back at her desk. After that, we suggest a visit.',
  ),
  ...correct(
    'catalogue.home-visit',
    'A home visit takes two hours, half an hour more than a visit here.',
    'Bethan drives up to 15 miles from Hexham.',
  ),
  ...correct(
    'catalogue.tongue-tie-division',
    'Imogen divides ties in babies up to twelve weeks old. If yours is older, she can still assess the tongue and write to a hospital. The waiting lists there vary a great deal.',
    'Assessment and division together take an hour and three quarters, so bring a second nappy.',
    'Imogen rings you within a week to hear how things are going. If you are worried before that, ring us. We would rather hear from you ten times than not at all.',
  ),
  ...correct('catalogue.bottle-session', 'A session lasts 40 minutes.'),
  ...correct('catalogue.baby-massage', 'There are eight babies in a class at most, and it lasts an hour.'),
  ...correct(
    'catalogue.sleep-consultation',
    'Gwen sees babies from six months for sleep. If yours is younger, night feeds are still needed. Come to Bethan instead and talk about those.',
  ),
  ...correct('catalogue.weaning-class', 'The group is for six families, and a class takes 75 minutes.'),
  ...correct('programmes.first-weeks', 'You have five sessions in six weeks, and choose the days as you go.'),
  ...correct('programmes.sleep-support', 'Four sessions, one a week.'),
  ...correct('offers.winter', 'Ends on 13 February 2027', 'An hour and ten minutes in all'),
];
