/** The ages from which several treatments are offered, in sentences about children; the minimum age is 16. */
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
