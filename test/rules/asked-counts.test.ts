/** Answers that are a number, and leave to their question what it counts. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, title: string) => ({
  ...{ name, title, focus: 'Feet', department: 'main', image: 'dot', qualifications: [] },
});
const VALUES = {
  'people.ada': person('Ada Brook', 'Podiatrist'),
  'people.ben': person('Ben Carr', 'Podiatrist'),
  'people.dina': person('Dina Eve', 'Receptionist'),
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['ada', 'ben', 'dina'] },
  'figures.classPlaces': '8',
  'programmes.steps': {
    ...{
      name: 'Mornings for new runners',
      schedule: '6 sessions over 6 weeks',
      price: '£180',
      description: 'For new runners.',
    },
    ...{ department: 'main', book: 'visit' },
  },
  'programmes.stride': {
    ...{ name: 'Stride', schedule: '2 sessions a month', price: '£90 per month', description: 'For old runners.' },
    ...{ department: 'main', book: 'visit' },
  },
  'pages./.3': { kind: 'programmes', title: 'Courses' },
};

const podiatrists = (count: string) =>
  `“${count}” is not the number of people with the title “podiatrist” in the config, which is 2.`;
const places = (count: string) => `“${count}” differs from “class places”, which is 8.`;

const stride = (count: string) => `“${count}” differs from the schedule of “Stride”, which is 2 sessions a month.`;

/** Questions, answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly (readonly [question: string, answer: string, message: string | undefined])[] = [
  ['How many podiatrists are there?', 'Four, and each has a room of her own.', podiatrists('Four')],
  ['How many podiatrists do you have?', 'Only three.', podiatrists('three')],
  ['How many podiatrists do you have?', 'Two, and each has a room of her own.', undefined],
  ['How many podiatrists are there?', 'One on Mondays, and otherwise both.', undefined],
  ['How many people work there?', 'Six of us.', '“Six” is not the number of people in the config, which is 3.'],
  ['How many people work there?', 'Three.', undefined],
  ['How many chairs do you have?', 'Nine.', undefined],
  ['How many people are in a class?', 'Twelve at most.', places('Twelve')],
  ['How big is a class?', 'We take up to ten.', places('ten')],
  ['How many runners are there in a class?', 'Up to eight.', undefined],
  [
    'How many mornings is the course for new runners?',
    'Eight, always on a Saturday.',
    '“Eight” differs from the schedule of “Mornings for new runners”, which is 6 sessions over 6 weeks.',
  ],
  ['How many mornings is the course for new runners?', 'Six.', undefined],
  ['How many sessions do I get a month?', 'Three.', stride('Three')],
  ['How many visits are in the monthly plan?', 'Four, with somebody who knows you.', stride('Four')],
  ['How many visits are in the monthly plan?', 'Two, with somebody who knows you.', undefined],
  ['How many sessions can I save up each month?', 'One.', undefined],
  ['How many sessions does Stride include?', 'As many as there are in your months.', undefined],
];

/** Sentences about everybody who works at the clinic. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'Five of us, all under one roof.': '“Five” is not the number of people in the config, which is 3.',
  'Two of us, Ada and Ben, run at weekends.': undefined,
  'A team of seven, and each of them wears good shoes.':
    '“seven” is not the number of people in the config, which is 3.',
  'You can choose between three podiatrists.': podiatrists('three'),
  'A small clinic by the river: three podiatrists and a receptionist.': podiatrists('three'),
  'A small clinic by the river: two podiatrists and a receptionist.': undefined,
  'Three people work here, and two of them treat feet.': undefined,
};

const messagesWith = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...VALUES, ...values });
  return findings
    .filter(({ rule }) => rule.startsWith('config') || rule === 'content/one-fact')
    .map(({ message }) => message);
};

suite('a number whose question or sentence counts people, places or visits', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`“${question}” “${answer}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await messagesWith({ 'pages./.1.questions.0': { question, answer } }),
        message === undefined ? [] : [message],
      ));

  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await messagesWith({ 'pages./.1.questions.0.answer': sentence }),
        message === undefined ? [] : [message],
      ));
});
