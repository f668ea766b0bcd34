/** Sentences that contradict the facts of the children’s therapy practice: durations, ages, days and hours. */
import { HOURS, LAST_DAY } from '../labels.ts';
import { correct, wrong } from '../sentence.ts';

const oneFact = [
  ...wrong(
    'content/one-fact',
    'questions',
    'Please give us a week’s notice if you have to cancel. Otherwise we charge for the session.',
    'Many parents ask when they can come. We see children from the age of five; before that, we suggest the health visitor.',
    'Blocks of sessions are valid for six months, and we do not extend them.',
    'You can change your mind about a programme within seven days.',
    'If something went wrong, tell us while it is fresh. Martin replies to complaints within ten working days.',
    'The van is full of wobble boards and it likes a trip: we drive to schools up to 25 miles away.',
    'Our number is 01632 960764, and the machine is always on.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.parent-call',
    'The call takes 45 minutes, so make yourself a cup of tea first.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.handwriting-assessment',
    'Your child copies a text, writes a story and draws a few shapes. The whole assessment takes half an hour.',
    'Teachers like to read it before the next lesson, so you have the report within five working days.',
  ),
  ...wrong('content/one-fact', 'catalogue.ot-assessment', 'You come four times, and each visit has its own theme.'),
  ...wrong(
    'content/one-fact',
    'catalogue.autism-assessment',
    'Both of us write our part, and then we argue about commas. The report follows two weeks after the last visit.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.ot-session',
    'Each session lasts 30 minutes, which is as long as most children can listen.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.child-psychology-session',
    'How long will it take? Most children need three to four sessions, and you can stop at any time.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.movement-group',
    'The hall has a wall, ropes and a very soft floor. Up to twelve children climb together in one group.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.sleep-consultation',
    'Pin a sheet of paper to the bedroom door. Keep a diary of the nights for four weeks before you come.',
  ),
  ...wrong('content/one-fact', 'programmes.brave-steps', 'Brave Steps has twelve sessions, two of them for parents.'),
  ...wrong(
    'content/one-fact',
    'programmes.steady-hands',
    'Hands need time between lessons. The ten sessions are spread over six months, with homework in between.',
  ),
  ...wrong(LAST_DAY, 'offers.start-together', 'On sale until 31 March 2027, for children of any school year'),
  ...wrong(LAST_DAY, 'offers.better-nights', 'You can book it until 30 January 2027'),
];

const hours = [
  ...wrong(
    HOURS,
    'questions',
    'On Wednesdays we start at half past eight, as on every other weekday.',
    'Tuesday is our late evening, with sessions until half past seven.',
    'School finishes early on Fridays, and some of you come straight from there. The practice is open until five on Fridays.',
    'We are here on Saturdays from 9 am to 4 pm.',
    'Crowded waiting rooms are hard on small ears. On Sunday mornings we are open for quiet hours from ten to twelve.',
    'Saturdays are for our own families, so the practice is closed.',
    'Opening hours: Monday to Friday, 9 am to 5.30 pm.',
    'We open at seven on Mondays, so that you can come before school.',
    'If Wednesdays do not suit you, come on a Thursday: we are open from 8.30 am to 7 pm.',
    'There is somebody at the practice every day of the week, Sundays included.',
  ),
  ...wrong(
    ['content/hours', 'content/one-fact'],
    'questions',
    'At Christmas we close from 24 December and are back on 28 December.',
  ),
];

export const wrongFacts = [
  ...oneFact,
  ...hours,
  ...wrong(
    'content/one-fact',
    'questions',
    'We see young people until their 16th birthday.',
    'Children from 3 to 12 are welcome.',
    'Nobody over 15 is seen here.',
  ),
  ...correct(
    'questions',
    'We see young people until their 18th birthday.',
    'Until the age of seven, most children swap b and d now and then.',
    'Children up to 17 years of age are welcome.',
  ),
];
