/** Wrong sentences about hours, durations, numbers and other facts of the practice. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

const hours = wrong(
  HOURS,
  'questions',
  'Open Monday to Friday, 9 am to 5 pm.',
  'Late night: Wednesday until 8 pm.',
  'We are closed on Saturdays.',
  'Friday: 08:00–18:00.',
  'We are open on Sundays too.',
  'On Tuesdays we open at eight, so that you can come before work.',
  'On Saturdays the practice is open from nine until four.',
  'On Thursdays we close at half past five, like most offices in the street.',
  'Over Christmas we are closed from 24 December to 4 January.',
  'The bell is beside the green door. On Mondays we open at seven for men who work on the roads, and the kettle is on by then. Bicycles go in the yard.',
  'Many men would rather come after work, and we understand that. Our late evening is Thursday, when we stay open until nine. The back entrance is lit.',
  'Fridays are quiet, and you can usually park in front of the house. We close at five on that day, and the desk answers the telephone until then. The lift is on the left.',
  'You need not explain to anybody why you are here. On Wednesdays the doors are open from 10 am to 6 pm, and nobody calls out a name in the waiting room. Water is in the corner.',
);

const ratings = wrong(
  RATING,
  'questions',
  'On Google, our patients give us five out of five on average.',
  'We ask nobody to write nice things about us. Google shows an average of 4.6 stars at the moment, and we read every line. A complaint reaches us faster by telephone.',
);

const durations = [
  ...wrong('content/one-fact', 'catalogue.prostate-check', 'The check takes 45 minutes.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'A hair review lasts an hour, so there is time for your questions.',
    'The prostate check and the body composition scan together take an hour and a half.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.couples-session',
    'Each session lasts fifty minutes, as is usual in counselling.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mens-health-consultation',
    'You fill in a form at home, which saves time. The consultation itself takes half an hour, and the examination is part of it. You may keep your socks on.',
  ),
  ...wrong('content/one-fact', 'catalogue.testosterone-assessment', 'Results are ready in 24 hours.'),
  ...wrong(
    'content/one-fact',
    'catalogue.sexual-health-screen',
    'The laboratory collects the samples every afternoon. You have your results after two working days, by text or by telephone as you prefer. Nothing is sent to your home.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.shockwave-therapy',
    'You lie on your back, and a gel is put on the skin. Between two sessions there is a gap of three weeks, in which you carry on as usual. Cycling is allowed.',
  ),
];

const numbers = [
  ...wrong(
    'content/one-fact',
    'questions',
    'Please give us 48 hours’ notice.',
    'Call us on 01632 960472.',
    'Boys have questions too, and school is not the place for them. We see young men from the age of 16, with or without a parent in the room, and what they tell us stays here. Most of those who come are older all the same.',
    'We answer every message within one hour.',
    'If you bought a plan online, you have thirty days to change your mind.',
    'Test results can be sent to you in writing. Just write to desk@lunestreet-men.example with your date of birth, and we will reply to the address that we have on file. Please do not send photographs.',
    'From the station it is a short walk along the river. We are at 72 Lune Street, above the old sail loft, and the sign is small on purpose. There is a second door in the yard.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.testosterone-assessment',
    'We measure 25 markers.',
    'One low value proves little, because hormones change from day to day. That is why the assessment includes three samples, taken on different mornings before breakfast. Drink water, but no coffee.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.fitness-coaching',
    'You train in a group of up to eight men of about your age.',
  ),
  ...wrong('content/one-fact', 'programmes.second-wind', 'Second Wind consists of 12 sessions over 16 weeks.'),
  ...wrong(
    'content/one-fact',
    'programmes.steady-weight',
    'You start when it suits you, even in December. The plan has 8 sessions over 12 weeks, each of them with Priya. The kitchen scales are yours to keep.',
  ),
  ...wrong(LAST_DAY, 'offers.winter', 'You can book this pair until 31 March 2027'),
  ...wrong(
    LAST_DAY,
    'questions',
    'Both halves of Winter Pair happen in one visit. It can be booked until 31 January 2027, and after that you can still have the two parts one by one. Ask Gareth if you are not sure.',
  ),
];

export const wrongFacts = [...hours, ...ratings, ...durations, ...numbers];
