/** Sentences that contradict the facts of the aesthetics clinic: durations, notice, ages, days and hours. */
import { HOURS, LAST_DAY } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const oneFact = [
  ...wrong(
    'content/one-fact',
    'questions',
    'We ask for 24 hours’ notice if you cannot come. Otherwise the fee applies.',
    'Gift vouchers expire after 12 months, so put a note in your diary.',
    'A course that you have paid for is valid for six months.',
    'Jon reads every complaint himself and answers within five working days.',
    'Stay out of the sun for ten days before the laser, and wear a hat.',
    'To book, ring 01632 960518 and ask for the nurse on duty.',
  ),
  ...wrong(
    ['content/one-fact', 'claim/age'],
    'questions',
    'We see clients from the age of 16, provided that a parent signs the form.',
  ),
  ...wrong('content/one-fact', 'catalogue.superficial-peel', 'Allow a good hour and a half for the peel.'),
  ...wrong(
    'content/one-fact',
    'catalogue.microneedling',
    'Sessions are two weeks apart, so you are done within a month.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.laser-hair-removal',
    'Come every ten weeks. Hair grows in cycles, and we follow them.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'content/one-fact',
      'catalogue.medium-peel',
      'You will look a little like a snake in spring. The peeling is over after one to two days, and then comes the moisturiser.',
    ),
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.laser-redness',
    'Skin needs a break from light. We leave three weeks between sessions and look at the photographs each time.',
  ),
  ...wrong('content/one-fact', 'catalogue.lip-filler', 'The whole appointment takes twenty minutes from door to door.'),
  ...wrong(
    'content/one-fact',
    'programmes.calm-skin',
    'The plan consists of six sessions over a year, with a nurse who knows your face by then.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.clear-skin',
    'Clear Skin takes three months from the first visit to the last.',
  ),
  ...wrong(LAST_DAY, 'offers.fresh-start', 'Available until 28 February 2027, on any day that suits you'),
  ...wrong(LAST_DAY, 'offers.smooth-and-light', 'The offer ends on 31 January 2027'),
];

const hours = [
  ...wrong(
    HOURS,
    'questions',
    'On Mondays we open at ten and close at six.',
    'Thursday is our late night: the nurses are here until eight.',
    'Saturday is a full day for us. The clinic is open until four.',
    'Can’t make it in the week? We are open on Sundays from eleven to three.',
    'The clinic is closed on Mondays, when we clean the lasers and count the gloves.',
    'Popping in on the way into the weekend? On Fridays we are open from 9.30 am to 6 pm.',
    'The clinic keeps office hours. We are open every weekday from 9 until 5, and somebody always picks up the telephone.',
    'On Wednesdays you can come as late as nine at night, because we close at 9.30 pm.',
    'Skin knows no weekends, and neither do we: you find us at Corvegate seven days a week.',
  ),
  ...wrong(
    ['content/hours', 'content/one-fact'],
    'questions',
    'After the Christmas break we are open again from 29 December.',
  ),
];

export const wrongFacts = [...oneFact, ...hours];
