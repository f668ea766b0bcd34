/** Sentences about hours, durations, numbers, the rating and other facts of the clinic. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { also, correct, wrong } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We are closed on Mondays.',
    'Late night: Wednesday until 8pm.',
    'On Fridays we open at nine and close at four.',
    'Saturday appointments run from nine until one. They go first, so it helps to plan a month ahead.',
    'Tuesdays and Thursdays are the same: ten in the morning until six in the evening.',
    'You must be 18 or over.',
    'Call us on 01632 960744.',
    'We need two days’ notice to move an appointment.',
    'Please stay out of the sun for four weeks before any laser or IPL. Fake tan counts as well, because the light cannot tell the difference.',
    'Over Christmas we are closed from 23 December to 2 January.',
    'E-mails are answered within two working days, by a person.',
    'Bought a programme online and changed your mind? You have fourteen days, and you need not tell us why.',
    'You will find us at 6 Tenter Yard, through the arch beside the ironmonger’s. The step is low, and there is a ramp behind the door.',
  ),
  // It agrees with the rating of the config; a rule that does not know the number may still report it.
  ...also('claim/review', correct('questions', 'More than 160 people have reviewed us on Google.')),
  ...correct('catalogue.microneedling', 'Allow an hour, of which the cream takes the first half.'),
  ...correct('catalogue.led-session', 'A session takes 25 minutes.'),
  ...correct('catalogue.tca-peel', 'Leave four months between two peels of this strength.'),
  ...correct(
    'catalogue.acne-appointment',
    'We see you again after eight weeks. Skin needs that long to show anything.',
  ),
  ...correct('programmes.acne-programme', 'Six sessions over 24 weeks, so roughly one a month.'),
  ...correct('offers.winter', 'Both take 55 minutes together', 'Ends on 27 February 2027'),
];

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'Open Monday to Saturday.',
    'We open at 9am on Tuesdays.',
    'Wednesdays: 11am–9pm.',
    'On Saturdays we are here until 4pm.',
    'Our late evening is Thursday, when we are open until eight.',
    'We are open on Sundays by popular demand, from ten until two.',
    'Fridays are our long day: we see clients from nine in the morning until six in the evening.',
    'The clinic is closed on Wednesdays, so that Tunde can service the lasers.',
    'Opening times: Tuesday to Friday 10am to 6pm, Saturday 9am to 1pm.',
    'You can collect creams at the desk whenever we are in. On Thursdays that means half past eight until half past five, with a short break for lunch. Just knock if the door is locked.',
    'Most people who work in York come to us after the office. We stay open until half past seven on Tuesday evenings for exactly that reason, and Neil will make you a coffee.',
    'It gets quiet here after Christmas. We close on 24 December and are back on 12 January, rested and with a new batch of sunscreen.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Rated 5.0 out of 5 on Google.',
    'Our Google rating is 4.9 out of 5.',
    'Have a look at our 250 Google reviews before you decide.',
    'We are proud of what people write about us, and we read all of it. On Google we stand at 4.6 stars from 163 reviews. Thank you for every one of them.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'We treat anyone over 16.',
    'Call us on 01632 960747.',
    'Please give 24 hours’ notice.',
    'A skin consultation takes an hour.',
    'E-mail us and we will reply within five working days.',
    'Gift vouchers are valid for six months from the day of purchase.',
    'You will find us at 16 Tenter Yard, two minutes from the market place.',
    'Plans do change, and ours is a small clinic. You may cancel a programme that you bought online within seven days, and Neil sends the money back to the same card. No form is needed.',
  ),
  ...also(
    'claim/effect',
    wrong('content/one-fact', 'catalogue.laser-hair-removal', 'Three to four sessions is all it takes.'),
  ),
  ...wrong('content/one-fact', 'catalogue.laser-hair-removal', 'Come back every two weeks for your next session.'),
  ...wrong('content/one-fact', 'catalogue.led-session', 'Each session lasts 40 minutes.'),
  ...wrong(
    'content/one-fact',
    'catalogue.glycolic-peel',
    'We recommend leaving six weeks between two peels, so that your skin can recover.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.microneedling',
    'Your face is cleansed and numbed before the pen comes out. The whole appointment takes 90 minutes, and you can go straight home by bus. Please leave your make-up bag there.',
    'Sessions are spaced three weeks apart.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.tca-peel',
    'The skin sheds like a mild sunburn, first around the mouth. Peeling lasts two weeks in most people, so keep your calendar free. A fan helps with the itch.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.thread-veins',
    'You will need five to six visits, at intervals of eight weeks.',
  ),
  ...wrong('content/one-fact', 'catalogue.acne-appointment', 'Follow-up is every three weeks.'),
  ...wrong('content/one-fact', 'programmes.acne-programme', 'The programme has eight sessions over 24 weeks.'),
  ...wrong(
    'content/one-fact',
    'programmes.smooth-year',
    'Smooth Year gives you ten sessions over 12 months, and we put all of the dates in your diary at the first visit.',
  ),
  ...wrong(LAST_DAY, 'offers.winter', 'Available until 31 March 2027'),
  ...also('claim/pressure', wrong(LAST_DAY, 'offers.winter', 'Offer ends on 15 December')),
];
