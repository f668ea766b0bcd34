/** How many of each thing offers, programmes and treatments contain, by their own texts. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.scan': {
    ...{ category: 'hands', name: 'Foot scan', description: 'Filmed from three sides, with seven small lamps.' },
    ...{ price: '£40', duration: '30min', book: 'visit', image: 'dot' },
  },
  'offers.pair': {
    ...{ name: 'Winter Pair\nMassage and scan', price: '£80', description: 'For cold days.', book: 'visit' },
    ...{
      includes: ['massage', 'scan'],
      features: ['A massage of one hour', 'A foot scan', 'Two sessions of light', 'Until 14 February'],
    },
    ...{ ctaText: 'Book' },
  },
  'programmes.pet': {
    ...{
      name: 'Pet plan',
      schedule: '4 sessions over 12 months',
      price: '£200',
      instalments: '4 x £50',
      book: 'visit',
    },
    ...{ description: 'Care for a dog.', note: 'Booster, two nurse appointments and a health check' },
  },
};
const SCAN =
  'differs from the description of “Foot scan”, which is “Filmed from three sides, with seven small lamps.”.';
const offer = (source: string) => `differs from the feature of “Winter Pair”, which is “${source}”.`;
const PLAN = 'differs from the note of “Pet plan”, which is “Booster, two nurse appointments and a health check”.';

suite('the contents of items', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'For the foot scan we film you from four sides.': `“four sides” ${SCAN}`,
      'A foot scan needs five lamps.': `“five lamps” ${SCAN}`,
      'Winter Pair has two massages in it.': `“two massages” ${offer('A massage of one hour')}`,
      'With Winter Pair you get three sessions of light.': `“three sessions of light” ${offer('Two sessions of light')}`,
      'Winter Pair contains two foot scans.': `“two foot scans” ${offer('A foot scan')}`,
      'The Pet plan includes three nurse appointments.': `“three nurse appointments” ${PLAN}`,
      'Two health checks are part of the Pet plan, as is a bowl of water.': `“Two health checks” ${PLAN}`,
      'For the foot scan we film you from three sides.': undefined,
      'A foot scan needs all seven lamps.': undefined,
      'Before, a foot scan needed two sides of paper.': undefined,
      'With Winter Pair you get two sessions of light.': undefined,
      'Winter Pair: a massage, a foot scan and two cups of tea.': undefined,
      'The Pet plan includes two nurse appointments.': undefined,
      'Winter Pair ends on 12 February.': undefined,
      'If your dog limps, the foot scan takes five sides.': undefined,
      'An ordinary scan at the hospital has two sides.': undefined,
    },
    VALUES,
  ));
