/** Correct sentences about hours, durations, numbers and other facts of the practice. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'Sunday is our day off.',
    'Open until eight on Tuesdays and Thursdays.',
    'Thursdays start an hour later: we open at ten, because the team meets first.',
    'The bakery below closes early on Fridays, and so do we: at four. If you come for the last session of the day, you may be sent home with a bag of rolls.',
    'Saturday: 10 am to 1 pm.',
    'Mondays and Wednesdays run from nine to six. If you work in an office, the late evenings may suit you better.',
    'Please give us two days’ notice if you can’t come.',
    'We answer within two working days. If you write on a Friday, that usually means Tuesday.',
    'Our number is 01632 960418.',
    'You need to be 18 or over, and no, we don’t make exceptions for clever seventeen-year-olds.',
    'At the moment you wait about five weeks for an assessment. Tell Bea if you could come at short notice, and she will put you on her list.',
    'A course is valid for nine months, starting with the first session. If you fall ill or have a baby in that time, write to Bea and we will find a solution.',
    'Bought a programme online and changed your mind? You have two weeks to cancel it, you need give no reason, and the form is in the terms.',
    'We are closed from 23 December to 3 January. The Samaritans are there every day of the year, on 116 123.',
    'An adult ADHD assessment and a results session together take two hours and fifty minutes, so have lunch first.',
    'The practice is at 12 Fernbank Row, LA1 9ZZ, eight minutes on foot from the station.',
  ),
  ...correct(
    'catalogue.adhd-assessment',
    'The assessment takes two hours, with a break in the middle. Part of it is a long conversation about your life so far, and part of it is questions that you answer with a number.',
    'Your report is ready within ten working days. Read it twice before you decide anything.',
  ),
  ...correct(
    'catalogue.autism-assessment',
    'Three hours is a long time, so there is a break of fifteen minutes after the first half. The report follows within four weeks.',
  ),
  ...correct(
    'catalogue.medication-titration',
    'You see Priya every four weeks, for half an hour. In between you can send her a message, and if you have chest pain or feel faint you should ring 111 or 999 instead.',
    'Weigh yourself at home once a week, on the same day and before breakfast, and send us the figure in the form.',
  ),
  ...correct('catalogue.executive-coaching', 'A session takes an hour and a quarter.'),
  ...correct('catalogue.focus-hour', 'At most eight people.'),
  ...correct(
    'catalogue.workplace-talk',
    'We speak to up to 60 people at a time, and for more we come twice. In our experience the best questions come from those who sit at the back.',
  ),
  ...correct(
    'programmes.steady-ground',
    'There are eight sessions over twelve weeks. The first is about sleep and rest, and only later do we talk about going back to work, because most people rush that part.',
    'The gaps are longer towards the end: at first you come every week, and later you try things out on your own.',
  ),
  ...correct('programmes.new-direction', 'Two sessions a month for half a year make twelve in all.'),
  ...correct('offers.winter', 'You can book the pair until 29 January 2027', 'An hour and forty minutes for both'),
];
