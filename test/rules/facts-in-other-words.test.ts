/** Facts in sentences that call them otherwise: protection, downtime, fragments, lists of days. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({
  'figures.notice': '48 hours',
  'figures.solderTime': '20 minutes',
  'catalogue.massage.figures.results': 'two working days',
  'catalogue.massage.figures.onset': 'three weeks',
  'catalogue.massage.figures.timeOff': 'one week',
  'catalogue.massage.figures.call': 'ten days',
  'catalogue.massage.figures.peeling': 'four to seven days',
  'catalogue.massage.figures.doses': 'two',
  'catalogue.massage.figures.days': 'days 0, 7 and 21',
  'catalogue.massage.figures.places': 'six',
  'catalogue.massage.figures.reduction': '60 to 80 per cent',
  'catalogue.massage.figures.visits': 'three to five',
  'catalogue.massage.figures.perWeek': 'twice a week',
  'programmes.school': {
    ...{ name: 'Quiet school', schedule: '8 sessions over 12 weeks', price: '£180', description: 'Quiet.' },
    ...{ department: 'main', book: 'visit' },
  },
  'programmes.club': {
    ...{ name: 'Quiet membership', schedule: '2 visits a month', price: '£75 a month', description: 'Quiet.' },
    ...{ department: 'main', book: 'visit' },
  },
  'pages./.2': { kind: 'programmes', title: 'Plans' },
});
const ABOUT = 'What should I know about a massage?';
const SOLDER = 'Can you mend my glasses?';
const SCHOOL = 'What is the “Quiet school”?';

const differs = (words: string, figure: string, value: string) =>
  `“${words}” differs from ${figure}, which is ${value}.`;
const ofMassage = (words: string, figure: string, value: string) => differs(words, `“${figure}” of “Massage”`, value);
const takes = (words: string) => `“${words}” is not the duration of “Massage”, which is 1 hour.`;

/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  [ABOUT, 'Protection starts about twelve days after the jab.', ofMassage('twelve days', 'onset', 'three weeks')],
  [ABOUT, 'It works after twelve days.', ofMassage('twelve days', 'onset', 'three weeks')],
  [ABOUT, 'Protection starts about three weeks after the jab.', undefined],
  [ABOUT, 'Office workers can be back at their desks the next day.', ofMassage('the next day', 'time off', 'one week')],
  [ABOUT, 'You are back at work the very next day.', ofMassage('the very next day', 'time off', 'one week')],
  [ABOUT, 'Office workers can be back at their desks the next week.', undefined],
  [ABOUT, 'A month after your visit Beth rings to hear how it is going.', ofMassage('A month', 'call', 'ten days')],
  [ABOUT, 'Ten days after your visit Beth rings to hear how it is going.', undefined],
  [ABOUT, 'Expect one to two days of flaking.', ofMassage('one to two days', 'peeling', 'four to seven days')],
  [ABOUT, 'Expect four to seven days of flaking.', undefined],
  [ABOUT, 'It is three jabs, and then you are done.', ofMassage('three', 'doses', 'two')],
  [ABOUT, 'It is two jabs, and then you are done.', undefined],
  [ABOUT, 'If you had one as a child, it is three jabs.', undefined],
  [ABOUT, 'We give them on days 0, 3 and 14.', ofMassage('days 0, 3 and 14', 'days', 'days 0, 7 and 21')],
  [ABOUT, 'We give them on days 0, 7, and 21.', undefined],
  [ABOUT, 'There are never more than ten of you.', ofMassage('ten', 'places', 'six')],
  [ABOUT, 'There are never more than six of you.', undefined],
  [ABOUT, 'Two of you can share a voucher.', undefined],
  [ABOUT, 'People come to see us eight to ten times.', ofMassage('eight to ten times', 'visits', 'three to five')],
  [ABOUT, 'People come to see us three to four times.', undefined],
  [ABOUT, 'Five times a week you sit under the lamp.', ofMassage('Five times a week', 'per week', 'twice a week')],
  [ABOUT, 'Twice a week you sit under the lamp.', undefined],
  [ABOUT, 'Trials found 90 per cent less pain.', ofMassage('90 per cent', 'reduction', '60 to 80 per cent')],
  [ABOUT, 'In trials, pain fell by 95 per cent.', ofMassage('95 per cent', 'reduction', '60 to 80 per cent')],
  [ABOUT, 'Researchers saw 70 per cent less pain.', undefined],
  [ABOUT, 'A study of another method found 40 per cent less pain.', undefined],
  [ABOUT, 'One trial found 30 per cent less pain with cooling.', undefined],
  [ABOUT, 'Enquiries fell by 30 per cent last year.', undefined],
  [ABOUT, 'From oil to cream, a massage takes 35 minutes.', takes('35 minutes')],
  [ABOUT, 'From the first knot to the last drop of cream, you are here for two hours.', takes('two hours')],
  [ABOUT, 'From oil to cream, a massage takes an hour.', undefined],
  [ABOUT, 'From the station to the clinic, it takes ten minutes.', undefined],
  [ABOUT, 'From the car park to the door, it takes two minutes.', undefined],
  [ABOUT, 'Need to move your visit? A day’s warning is enough.', differs('A day', '“notice”', '48 hours')],
  [ABOUT, 'Need to move your visit? Two days’ warning is enough.', undefined],
  [
    SCHOOL,
    'Quiet school: ten weeks, one coach.',
    '“ten weeks” is not the length of “Quiet school”, which is 12 weeks.',
  ],
  [SCHOOL, 'Twelve weeks, one coach.', undefined],
  [SCHOOL, 'Half a year of membership is £63.', undefined],
  [SCHOOL, 'Two weeks before the first evening you get a diary.', undefined],
  [
    SCHOOL,
    'Three months, twenty lessons.',
    differs('twenty', 'the schedule of “Quiet school”', '8 sessions over 12 weeks'),
  ],
  [SCHOOL, 'Three months, eight lessons.', undefined],
  [
    ABOUT,
    'The membership has three visits a month.',
    differs('three visits a month', 'the schedule of “Quiet membership”', '2 visits a month'),
  ],
  [ABOUT, 'The membership has two visits or massages a month.', undefined],
  [SOLDER, 'Soldering takes two hours.', differs('two hours', '“solder time”', '20 minutes')],
  [SOLDER, 'A broken bridge is soldered in two hours.', differs('two hours', '“solder time”', '20 minutes')],
  [SOLDER, 'Soldering takes twenty minutes.', undefined],
  [SOLDER, 'Solder takes a day to cool.', undefined],
  [SOLDER, 'A repair with solder and new pads takes a week.', undefined],
  [
    ABOUT,
    'The report follows the very next morning.',
    ofMassage('the very next morning', 'results', 'two working days'),
  ],
  [ABOUT, 'Your report is here on the very same day.', ofMassage('the very same day', 'results', 'two working days')],
  [ABOUT, 'The report follows two working days later.', undefined],
];

suite('facts in other words', (test) => testAnswers(test, messagesAbout, ANSWERS));
