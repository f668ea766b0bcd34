/** Correct sentences about hours, durations, numbers and other facts of the clinic. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'On Tuesdays we are open until eight.',
    'We close at four on Fridays.',
    'Closed on Sundays.',
    'Saturday: nine to one.',
    'Doors open at 8 am, Monday to Friday.',
    'From Christmas Eve to 28 December the clinic is closed, and the answerphone tells you whom to ring.',
    'On Mondays, Wednesdays and Thursdays our day runs from eight in the morning until six in the evening.',
    'Cannot get away from work? Tuesday is our late day, and the last patients leave when we close at 8 pm. Some come straight from the train, still in their boots.',
    'The chemist across the bridge is open on Sundays until four; we are not open at all that day.',
    'Please give us two days’ notice if you cannot come.',
    'We reply within one working day.',
    'Ring us on 01632 960457.',
    'We see people from the age of fourteen, and under sixteen we ask for a parent in the room.',
    'Most people get a first appointment within ten days. If your symptoms sound urgent, Noreen will not put you on a list but tell you where to go at once.',
    'We keep your recordings for eight years, as the rules for medical records ask us to, and you may have copies whenever you like.',
    'Bought a course online? You have two weeks to change your mind, and you need not say why.',
    'We are at 11 Weir Lane, five minutes on foot from the station and downhill all the way.',
    'Dr Parry opened the clinic in 2015, in what had been a snuff mill, and on warm days the second floor still smells of it.',
    'NHS 111 answers day and night, all year round.',
  ),
  ...correct('catalogue.resting-ecg', 'Takes twenty minutes, stickers included.'),
  ...correct(
    'catalogue.echocardiogram',
    'Allow forty minutes for the scan. The written report reaches you within two working days, and if it shows something that cannot wait, the doctor rings you the same evening.',
  ),
  ...correct('catalogue.cardiology-consultation', 'You have three quarters of an hour with the doctor.'),
  ...correct(
    'catalogue.exercise-test',
    'The appointment takes fifty minutes, although you walk for no more than about ten of them.',
    'Eat nothing for two hours beforehand.',
    'An exercise test takes twice as long as a follow-up visit, so we do not squeeze one into the other.',
  ),
  ...correct(
    'catalogue.blood-pressure-monitor',
    'Fitting takes half an hour; the next day you only hand the monitor back.',
    'Your report is ready one working day after you return it.',
  ),
  ...correct('catalogue.cholesterol-clinic', 'Blood results take three working days.'),
  ...correct(
    'catalogue.sports-screening',
    'With the ECG alone it takes an hour. If you add the heart scan, set aside an hour and forty minutes and bring something to read.',
  ),
  ...correct(
    'catalogue.rehabilitation-class',
    'A class lasts an hour and a quarter, and there are never more than ten people in it.',
  ),
  ...correct(
    'programmes.heart-recovery',
    'Two sessions a week for eight weeks, sixteen in all.',
    'The course has sixteen sessions. Miss one because of a cold and you can make it up with the next group, so nobody needs to come in with a cough.',
  ),
  ...correct('programmes.heart-year', 'Four visits a year, about three months apart.'),
  ...correct(
    'offers.winter',
    'The last day is 31 January 2027',
    'Both together take an hour and five minutes',
    'Runs until the end of January, and nobody will ring you to remind you',
  ),
];
