/** Figures in sentences that hardly name them: rates, ends of contracts, places for staff. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({
  'figures.leaving': 'two months',
  'figures.clubMinimum': 'six months',
  'figures.lateness': '10 minutes',
  'figures.patchTest': '48 hours',
  'figures.notice': '48 hours',
  'figures.emergencies': 'three',
  'figures.places': 'nine',
  'figures.healing': 'three months',
  'catalogue.massage.figures.staff': '20',
  'catalogue.massage.packages': [{ label: 'A course', sessions: 4, price: '£220' }],
  'programmes.club': {
    ...{ name: 'Quiet membership', schedule: '6 sessions over 12 months', price: '£180', description: 'Quiet.' },
    ...{ department: 'main', book: 'visit' },
  },
  'pages./.2': { kind: 'programmes', title: 'By the year' },
});

const differs = (words: string, figure: string, value: string) =>
  `“${words}” differs from ${figure}, which is ${value}.`;
/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['How do I leave?', 'Write to us a month before.', differs('a month', '“leaving”', 'two months')],
  ['How do I leave?', 'Write to us two months before.', undefined],
  [
    'What else?',
    'To leave the membership, write to us three months in advance.',
    differs('three months', '“leaving”', 'two months'),
  ],
  ['What else?', 'To end your contract, give us 30 days.', differs('30 days', '“leaving”', 'two months')],
  [
    'What else?',
    'A subscription can be stopped if you tell us a week before.',
    differs('a week', '“leaving”', 'two months'),
  ],
  ['What else?', 'To leave the membership, write to us two months in advance.', undefined],
  ['What else?', 'Members book three months in advance.', undefined],
  ['What else?', 'If you end your plan early, you pay for the three months before.', undefined],
  ['What is it?', 'Two baths and one visit to the pool a year, and leaving is easy.', undefined],
  ['What is it?', 'You stay for a year, then as long as you like.', differs('a year', '“club minimum”', 'six months')],
  ['What is it?', 'Most members stay for three years.', undefined],
  [
    'What is it?',
    'A quiet place, without a minimum term.',
    differs('without a minimum term', '“club minimum”', 'six months'),
  ],
  [
    'How do I leave?',
    'Leave the club when you like, without notice.',
    differs('Leave the club when you like, without notice', '“leaving”', 'two months'),
  ],
  ['How do I leave?', 'You cannot leave without notice.', undefined],
  [
    'What if the bus is late?',
    'Come up to half an hour after your time, and we still see you.',
    differs('half an hour', '“lateness”', '10 minutes'),
  ],
  [
    'What else?',
    'Have a patch test the afternoon before.',
    differs('the afternoon before', '“patch test”', '48 hours'),
  ],
  [
    'What if I cannot come?',
    'As long as we hear from you by noon the day before, nothing is lost.',
    differs('the day before', '“notice”', '48 hours'),
  ],
  ['What else?', 'We ring you the afternoon before.', undefined],
  ['How long does healing take?', 'A quarter of a year.', undefined],
  ['How long does healing take?', 'Half a year.', differs('Half a year', '“healing”', 'three months')],
  [
    'How many?',
    'A massage day is for up to three dozen of your staff.',
    differs('three dozen', '“staff” of “Massage”', '20'),
  ],
  ['How many?', 'A massage day is for up to 20 of your staff.', undefined],
  ['How many?', 'We do not sell a course of six massages.', undefined],
  ['How many?', 'We keep six emergency places free.', differs('six', '“emergencies”', 'three')],
  ['How many?', 'We keep three emergency places free.', undefined],
  ['How many?', 'Six staff live in Leeds.', undefined],
  [
    'What do I get?',
    'Members have eight visits a year.',
    differs('eight', 'the schedule of “Quiet membership”', '6 sessions over 12 months'),
  ],
  ['What do I get?', 'Members have six visits a year.', undefined],
];

suite('a figure in few words', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);
});
