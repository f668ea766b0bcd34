/** Sentences about hours, durations, numbers and other facts of the practice. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { correct, wrong } from '../sentence.ts';

export const factSentences = [
  ...correct(
    'questions',
    'Can’t get away from work? On Wednesdays we stay open until half past seven in the evening.',
    'On Fridays we shut at two, so that the team can do its paperwork and go home.',
    'Saturday mornings run from nine to half past twelve and are popular with school children.',
    'The doors open at 8.30 from Monday to Friday; on Saturday we allow ourselves another half an hour.',
    'We are closed on Sundays. For severe pain or swelling on that day, ring NHS 111.',
    'Monday, Tuesday and Thursday are ordinary days with us: half past eight until half past five.',
    'Please give us two days’ notice if you can’t come, so that somebody on the waiting list can have your place.',
    'We answer messages within one working day, though rarely on a Friday afternoon.',
    'Our telephone number is 01632 960311, and a real person picks it up.',
    'A loose wire or a broken bracket is mended in the first six months of wear without any extra charge.',
    'You may cancel a plan that you bought online within two weeks, without giving a reason.',
    'The surgery is two minutes’ walk from Castle Square: go past the bookshop, turn left at the pump, and look for the blue door.',
    'We closed for a week in 2020 to put in the ventilation, and have been glad of it every winter since.',
    'From the station it takes about ten minutes on foot, uphill all the way. Coming back is quicker.',
    'Between Christmas Eve and 28 December the practice is closed; the answerphone tells you whom to ring.',
    'We see children from the age of three. Younger brothers and sisters are welcome to sit on a knee and watch.',
  ),
  ...correct(
    'catalogue.metal-braces',
    'Fitting takes an hour and a quarter, so bring a podcast. After that we see you every six to eight weeks.',
  ),
  ...correct(
    'catalogue.clear-aligners',
    'Twenty-two hours a day leaves two hours for meals and brushing, and that is tighter than it sounds.',
    'You move on to the next tray after ten days. We put the dates on a card for the fridge.',
  ),
  ...correct(
    'catalogue.retainers',
    'Made on your scan, they are ready within five working days, and fitting them takes twenty minutes.',
  ),
  ...correct(
    'catalogue.orthodontic-consultation',
    'Allow forty minutes. The scan itself is over before you have finished your first question.',
  ),
  ...correct('programmes.family-plan', 'Four sessions in twelve months, and we send a reminder before each of them.'),
  ...correct(
    'programmes.straight-start',
    'The plan runs for a year and a half, with fourteen sessions in the diary from the start.',
  ),
  ...correct(
    'offers.autumn',
    'Both parts together take fifty minutes',
    'The last day for this pair is 30 January 2027',
  ),
  ...wrong(
    HOURS,
    'questions',
    'Late evenings are on Thursdays, when you can have your brace adjusted until half past seven.',
    'On Fridays we are here until five o’clock, which suits families on their way to the weekend.',
    'Our surgery opens at nine from Monday to Friday. Please ring the bell if the door sticks, as it does in damp weather.',
    'Saturdays? Of course: come between nine and two. The market is on, so allow time to park.',
    'We are open seven days a week, because teeth don’t know what a Sunday is.',
    'On Wednesday evenings the last patients leave when we close at eight.',
    'The practice is closed on Tuesdays for staff training, so please choose another day.',
    'Every weekday we work from 8.30 to 17.30, Friday included.',
    'You’ll find us at our desks on Mondays from 8 am until 5.30 pm.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'We need 24 hours’ notice if you want to move an appointment.',
    'Not sure where to start? Just ring 01632 960331 and ask for Joanne.',
    'Patients have to be at least five years old before we can see them. Please leave toddlers at home with a grown-up.',
    'The chat is read by people and not by a machine. Write to us and you will hear back within three working days.',
    'If you bought your plan online, you have seven days to change your mind.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.metal-braces',
    'The average course with metal braces is done in nine to twelve months.',
    'Between fittings, you pop in every three to four weeks to have the wire changed.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.clear-aligners',
    'Wear them for 16 hours a day and you will be fine. The rest of the time they can live in their box.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.orthodontic-consultation',
    'A consultation with Harriet takes a full hour, and nobody looks at the clock.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.hygiene-appointment',
    'Each visit lasts 45 minutes, long enough for a polish and a proper talk about brushes.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.straight-start',
    'It comprises 12 sessions over 18 months, adjusted to your calendar.',
  ),
  ...wrong(LAST_DAY, 'offers.autumn', 'You can book this pair until 28 February 2027'),
  ...wrong(
    RATING,
    'questions',
    'Our patients rate us 5.0 out of 5 on Google.',
    'With more than 400 reviews on Google, we must be doing something right.',
    'On Google we have an average of 4.7 stars. Thank you to everyone who took the time to write.',
    'A rating of 4.9 out of 5 from 312 Google reviews says more than we could.',
  ),
];
