/** Wrong sentences about hours, the rating, durations, numbers and other facts. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'Our late evening is Thursday, when the last patients leave at half past seven.',
    'Whether you work shifts or school hours, there is somebody at the clinic every weekday, Wednesdays included.',
    'We start early: on Tuesdays the door is unlocked at half past eight, and the kettle is on.',
    'Friday afternoons are quiet, so that is a good moment to drop in with a form; we are here until five.',
    'On Saturdays you can be seen from nine until three, which leaves time for the market first.',
    'Mondays are busy. We open at 8 am and don’t lock up before six in the evening.',
    'Sundays are for emergencies of our own patients, and the clinic is open from ten to noon.',
    'Between Christmas and New Year we take a longer break than usual: closed from 24 December to 3 January.',
    'You’ll find us in from half past eight to five, Monday to Friday, except on bank holidays.',
    'Thursday is our short day, as we close at one to restock the trays.',
    'The clinic does not open on Saturdays, because weekends are for our own families.',
  ),
  ...wrong(
    HOURS,
    'catalogue.allergy-blood-test',
    'Bloods are taken whenever we are open, that is, Tuesdays until 18.00 and Fridays until 13.30.',
    'The courier comes at lunchtime, so Monday samples must be in before we shut for the day at noon.',
  ),
  ...wrong(
    RATING,
    'questions',
    'On Google we stand at 4.9 out of 5, and Fern has framed a printout of it.',
    'Some 250 people have reviewed us on Google by now, which is flattering for a clinic of our size.',
    'You will see five full stars beside our name on Google, the average of everybody who has ever rated us.',
    'Nobody is perfect. Our 4.6 on Google shows that we’re not far off.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Life gets in the way sometimes. As long as you tell us 24 hours ahead, moving your visit costs nothing.',
    'If there is anything that you would like to ask first, the number is 01632 960427, and Fern has all the time in the world.',
    'We look after everybody from babies of six months to great-grandparents.',
    'E-mails don’t vanish here. You will hear from one of us within three working days of writing.',
    'A gift voucher has to be used within six months, after which the till no longer knows it.',
    'Found us online and bought a plan at midnight? You have 30 days to call it off.',
    'Type NE46 9WZ into your satnav and turn left after the bridge.',
    'If you are unhappy with us, write to Fern, who sends you a full answer within 40 working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.skin-prick-test',
    'You should stop taking antihistamines two days before you come; otherwise your arm will tell us nothing.',
    'Then comes the boring part, in which you sit still for half an hour before we read the bumps.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.patch-test',
    'Plan for two visits: one to put the chambers on, and one to read what they have found.',
    'The chambers stay on your back for 72 hours, during which you’d better not think about baths.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.food-challenge',
    'Keep the morning free, because the whole appointment takes about two and a half hours from the first crumb to the goodbye.',
    'Your child eats eight portions in all, starting with one that you need glasses to see.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.desensitisation-visit',
    'After your dose we ask you to stay for 30 minutes, and then you are free to go wherever you like.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.allergy-blood-test',
    'Blood is sent off on the day that you come, and we ring you with the result after fourteen working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.child-consultation',
    'Dr Sadiq sees you for thirty minutes, which is plenty if you bring the diary that we send you beforehand.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.hay-fever-year',
    'All in all, the plan gives you four sessions spread over twelve months.',
  ),
  ...wrong(LAST_DAY, 'offers.winter-breath', 'Available to everybody until 14 February 2027'),
  ...wrong(
    ['content/one-fact', 'claim/credential'],
    'questions',
    'We have looked after 4,000 people since 2019, each of them with a story of their own.',
  ),
];
