/** How often clients come in a programme, in other words than 'sessions'; and titles of options that look like a number. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const programme = (name: string, schedule: string) => ({
  ...{ name, department: 'main', schedule, price: '£200', note: 'By hand', description: 'By hand.', book: 'visit' },
});
const differs = (words: string, name: string, schedule: string) =>
  `“${words}” differs from the schedule of “${name}”, which is ${schedule}.`;
const RESET = ['Winter reset', '8 sessions over 12 weeks'] as const;
const PLAN = ['Spine plan', '4 visits a year'] as const;

suite('visits of a programme', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'In the Winter reset you train with us ten times in twelve weeks.': differs('ten times', ...RESET),
      'In the Winter reset you see a physiotherapist ten times over three months.': differs('ten times', ...RESET),
      'In the Winter reset you train with us eight times in twelve weeks.': undefined,
      'With the Spine plan we see you three times a year.': differs('three times', ...PLAN),
      'With the Spine plan you visit us five times a year.': differs('five times', ...PLAN),
      'With the Spine plan we see you four times a year.': undefined,
      'With the Spine plan you train at home three times a year.': undefined,
    },
    {
      'programmes.reset': programme(...RESET),
      'programmes.spine': programme(...PLAN),
      'pages./.2': { kind: 'programmes', title: 'Programmes' },
    },
  ));

suite('an option with a number in its title', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cupping both ears takes around an hour.':
        '“an hour” is not the duration of “Both ears” of “Cupping”, which is 30 minutes.',
      'Cupping both ears takes half an hour.': undefined,
      'Cupping one ear takes half an hour.':
        '“half an hour” is not the duration of “One ear” of “Cupping”, which is 15 minutes.',
    },
    {
      'catalogue.cupping.price': 'From £30',
      'catalogue.cupping.duration': '15min',
      'catalogue.cupping.book': 'visit',
      'catalogue.cupping.options': {
        one: { title: 'One ear', price: '£30', duration: '15min', book: 'visit' },
        both: { title: 'Both ears', price: '£50', duration: '30min', book: 'visit' },
      },
    },
  ));

suite('a time to get used to something', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'You have 90 days to get used to your varifocals.':
        '“90 days” differs from “varifocal adaptation”, which is 60 days.',
      'You have 60 days to get used to your varifocals.': undefined,
      'We give you 90 days to pay for your varifocals.': undefined,
    },
    { 'figures.varifocalAdaptation': '60 days' },
  ));
