/** Figures, ages and times that a sentence states in words that are not their names. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', book: 'visit', image: 'dot', duration: '30min' };
const VALUES = {
  'figures.opened': '2009',
  'figures.splintsFrom': '14',
  'catalogue.splint': {
    ...SHARED,
    ...{ name: 'Splint', description: 'Made from a scan.', price: '£320' },
    figures: { wear: '22 hours', interval: 'two weeks', warranty: 'two years' },
  },
};
const figure = (words: string, name: string, value: string) =>
  `“${words}” differs from “${name}” of “Splint”, which is ${value}.`;

suite('facts in other words', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'A splint works as long as it is in your mouth for sixteen hours a day.': figure(
        'sixteen hours',
        'wear',
        '22 hours',
      ),
      'Keep a splint in for 20 hours a day.': figure('20 hours', 'wear', '22 hours'),
      'A splint works as long as it is in your mouth for 22 hours a day.': undefined,
      'Keep a splint in for the first three hours.': undefined,
      'Keep the sun off your face for a fortnight before you get your splint.': undefined,
      'One week after the impression, your splint is back from the laboratory.': figure(
        'One week',
        'interval',
        'two weeks',
      ),
      'A week later, your splint is ready to be fitted.': figure('A week', 'interval', 'two weeks'),
      'Two weeks after the impression, your splint is back from the laboratory.': undefined,
      'One week after the impression, your splint may feel tight.': undefined,
      'A splint comes with a five-year guarantee against breakage.': figure('five-year', 'warranty', 'two years'),
      'We give a one-year written warranty on every splint.': figure('one-year', 'warranty', 'two years'),
      'A splint comes with a two-year guarantee.': undefined,
      'Our youngest splint patients are 12, and they do very well.': '“12” differs from “splints from”, which is 14.',
      'Our youngest splint patients are 14.': undefined,
      'Ann has worked in this building since 2006, when she opened the doors.':
        '“2006” does not match “opened”, which is 2009.',
      'The rooms have been ours since 2011, when we opened the practice.':
        '“2011” does not match “opened”, which is 2009.',
      'Ann has worked in this building since 2009, when she opened the doors.': undefined,
      'Ann has worked here since 2011, when she left the hospital.': undefined,
      'We have two hours for each massage, so we never have to rush.':
        '“two hours” is not the duration of “Massage”, which is 1 hour.',
      'We have an hour for each massage, so we never have to rush.': undefined,
    },
    VALUES,
  ));

suite('the time until a wound closes', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'After cupping, the wound closes in about four days.':
        '“four days” differs from “healing” of “Cupping”, which is six to eight weeks.',
      'After cupping, the cut has mended within two weeks.':
        '“two weeks” differs from “healing” of “Cupping”, which is six to eight weeks.',
      'After cupping, the wound closes in six to eight weeks.': undefined,
      'After cupping, keep the wound dry for four days.': undefined,
      'The clinic closes in four days, and cupping is back in May.': undefined,
    },
    {
      'catalogue.cupping.figures': { healing: 'six to eight weeks' },
      'catalogue.cupping.evidence': { healing: 'Cochrane review, 2005' },
    },
  ));
