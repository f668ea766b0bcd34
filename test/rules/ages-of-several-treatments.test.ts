/** The ages from and to which several treatments are offered, in sentences about children; the minimum age is 16. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, youngest: string) => ({
  ...{
    category: 'hands',
    name,
    description: 'Done here.',
    price: '£85',
    duration: '20min',
    book: 'visit',
    image: 'dot',
  },
  figures: { youngest },
});
const VALUES = {
  'catalogue.gp-appointment': treatment('GP appointment', '5 years'),
  'catalogue.yellow-fever': treatment('Yellow fever vaccination', '9 months'),
  'catalogue.hepatitis-a': treatment('Hepatitis A vaccination', '12 months'),
  'catalogue.lenses': treatment('Contact lenses', '8 years'),
  'figures.voucherValidity': '12 months',
};

const minimum = (words: string) => `“${words}” is not the minimum age, which is 16.`;
const differs = (words: string, name: string, age: string) =>
  `“${words}” differs from “youngest” of “${name}”, which is ${age}.`;

const ANSWERS: readonly AnsweredQuestion[] = [
  ['Do you see children?', 'GPs here see children from five, with a parent in the room.', undefined],
  ['Do you see children?', 'GPs here see children from seven, with a parent in the room.', minimum('seven')],
  ['Do you see children?', 'We see everybody from the age of five.', minimum('five')],
  ['Do you see children?', 'Children from eight may try lenses if a parent comes along.', undefined],
  ['Do you see children?', 'Contact lenses are possible from the age of eight.', undefined],
  [
    'Do you see children?',
    'Contact lenses are possible from the age of nine.',
    differs('nine', 'Contact lenses', '8 years'),
  ],
];

suite('the youngest age of a treatment', (test) => testAnswers(test, factsAnswered(VALUES), ANSWERS));

suite('the ages of several treatments in one sentence', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Vaccinations are possible from twelve months, and against yellow fever from nine.': undefined,
      'Hepatitis A vaccination is possible from 6 months, yellow fever vaccination from 9 months.': differs(
        '6 months',
        'Hepatitis A vaccination',
        '12 months',
      ),
      'Yellow fever vaccination is possible from 12 months.': differs(
        '12 months',
        'Yellow fever vaccination',
        '9 months',
      ),
      'Against yellow fever, babies can be vaccinated from 12 months.': differs(
        '12 months',
        'Yellow fever vaccination',
        '9 months',
      ),
    },
    VALUES,
  ));

const RANGES = {
  'catalogue.teen-facial': { ...treatment('Facial for teenagers', '13'), figures: { youngest: '13', upTo: '17' } },
  'catalogue.eye-test': {
    ...treatment('School eye test', '4 years'),
    figures: { from: '4 years', oldest: '11 years' },
  },
};
const ofFigure = (words: string, figure: string, name: string, age: string) =>
  `“${words}” differs from “${figure}” of “${name}”, which is ${age}.`;
const TEEN = 'Facial for teenagers';
const CHECK = 'School eye test';

suite('a youngest and an oldest age of one treatment', (test) =>
  testAnswers(test, factsAnswered(RANGES), [
    [
      'Can my daughter come?',
      'For the facial for teenagers, yes: it is for those aged 11 to 17.',
      ofFigure('aged 11 to 17', 'youngest', TEEN, '13'),
    ],
    ['Can my daughter come?', 'For the facial for teenagers, yes: it is for those aged 13 to 17.', undefined],
    [
      'Can my daughter come?',
      'The facial for teenagers is for ages 13 to 19.',
      ofFigure('ages 13 to 19', 'up to', TEEN, '17'),
    ],
    ['Can my son come?', 'The school eye test is for children from 5 to 11.', ofFigure('5', 'from', CHECK, '4 years')],
    ['Can my son come?', 'The school eye test is for children aged four to eleven.', undefined],
    ['Can my son come?', 'The school eye test takes 10 to 11 minutes.', undefined],
    [
      'Can my son come?',
      'The school eye test finds most between the ages of four and six, and is for everybody up to 11.',
      undefined,
    ],
  ]));

suite('an age in the answer to a question about young people', (test) =>
  testAnswers(test, factsAnswered({}), [
    ['Do you wax teenagers?', 'Legs on request, and a bikini line from 14.', minimum('14')],
    ['Do you wax teenagers?', 'Legs on request, and a bikini line from 16.', undefined],
    ['Do you wax under eighteens?', 'Legs on request, and a bikini line from 14.', minimum('14')],
    ['Do you treat children?', 'Sprains and headaches from fourteen, and nothing else.', minimum('fourteen')],
    ['Do you treat teenagers?', 'Gladly: the sleep group meets from 14 January.', undefined],
    ['Do you treat teenagers?', 'Gladly, at prices from 15 pounds.', undefined],
    ['Can teenagers come after school?', 'The practice is open from 14 to 17 on weekdays.', undefined],
  ]));
