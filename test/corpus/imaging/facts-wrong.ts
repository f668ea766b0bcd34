/** Wrong sentences about hours, ratings, durations, numbers and other facts of the centre. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

const hours = [
  ...wrong(
    HOURS,
    'questions',
    'We open at 9am on Mondays.',
    'Saturdays: 9am to 3pm.',
    'Open seven days a week.',
    'Closed on Wednesdays.',
    'On Fridays we close at six.',
    'Some people cannot get away before the shops shut. For them we keep late evenings on Mondays, when we are here until eight. Ring the bell twice after six.',
    'On Thursdays the last people leave when we close at seven in the evening.',
    'From Monday to Friday our doors are open from eight in the morning until six.',
    'You can also have your blood taken on Sunday mornings between nine and noon.',
    'Over Christmas we are closed from 24 December to 27 December and back to normal on the 28th.',
    'Blood is best taken early, before work and before breakfast. On Saturdays we open at half past seven, as on every other day, so you can be home again before the family is up. Ring the lower bell.',
    'Parking is easiest in the evening. On Tuesdays we are open until half past nine, and the car park at Tyne Green is nearly empty by then. Mind the step at the door.',
    'Reports are typed in the afternoon. On Fridays you can collect yours until half past five, because the desk stays open until then. Bring something with your name on it.',
  ),
];

const ratings = wrong(
  RATING,
  'questions',
  'Over 500 Google reviews.',
  'On Google we have an average of 4.9 stars out of five.',
  'The river has flooded the cellar twice, but never the scanner. With 4.8 out of 5 from 432 reviews on Google, we seem to be doing something right. Boots may stay in the hall.',
  'Google gives us four point six out of five, and we are grateful to everybody who wrote.',
);

const facts = [
  ...wrong(
    'content/one-fact',
    'questions',
    'You must be 18 or over.',
    'We need 48 hours’ notice.',
    'Ring us on 01632 960724.',
    'Gift vouchers are valid for twelve months.',
    'Your e-mail will be answered within three working days.',
    'Plans can be bought at the desk or online, late at night if you like. If you bought yours online, you have thirty days to change your mind about it. An e-mail is enough.',
    'It saves a second drive if you have both done on one morning. An abdominal and a pelvic ultrasound together take 45 minutes, changing included. You may drink water before, and should.',
    'People sometimes ask for old pictures when a new doctor wants to compare. We keep them for ten years, and then they are deleted. Write to Alan if you need a copy.',
    'You will find us at 5 Mill Race, beside the old wheel.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mri-scan',
    'Reports within 24 hours.',
    'The tunnel is 60 cm wide.',
    'The couch slides out on rails, and there is a ball to squeeze. It carries people of up to 150 kg; if you are heavier, we can name a hospital with a larger one. Blankets are on the shelf.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.blood-profile',
    'The profile covers 60 markers.',
    'Fat from a meal makes the blood cloudy, and then some values can’t be measured. Please eat nothing for four hours before a blood profile. Plain water is welcome, and so are your tablets.',
    'Results take five working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.abdominal-ultrasound',
    'The scan takes 45 minutes, and you can watch the screen.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.early-pregnancy-scan',
    'We scan from the fifth week of pregnancy.',
    'Priya dims the light and turns the screen towards you. The scan takes half an hour, and nobody hurries you out of the door. Your partner can film the screen.',
  ),
  ...wrong('content/one-fact', 'catalogue.carotid-scan', 'A carotid scan takes ten minutes.'),
  ...wrong(
    'content/one-fact',
    'catalogue.joint-injection',
    'Rest the joint for a week afterwards.',
    'Before the needle there is a talk, and after it a rest. Appointments for injections are an hour long, so that nobody has to rush. You may bring somebody along who holds your hand.',
  ),
  ...wrong('content/one-fact', 'programmes.watchful-year', 'It consists of six sessions over 12 months.'),
  ...wrong(
    'content/one-fact',
    'programmes.pregnancy-series',
    'Priya looks at the dates with you on the first day, so that none of them falls on your hospital scan. The three scans are spread over twenty weeks. You can move one of them if you are on holiday.',
  ),
  ...wrong(LAST_DAY, 'offers.winter', 'Until 31 March 2027', 'Available until the end of January 2027'),
];

export const wrongFacts = [...hours, ...ratings, ...facts];
