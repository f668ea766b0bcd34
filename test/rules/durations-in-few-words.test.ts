/** Durations in the short sentences of real pages: choices, diaries, and visits that are over soon. The massage takes 30 minutes or an hour. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.duration': '30min',
  'catalogue.massage.options': {
    half: { title: 'Half an hour', price: '£36', duration: '30min', book: 'visit' },
    hour: { title: 'An hour', price: '£62', duration: '1h', book: 'visit' },
  },
};
const wrong = (words: string) => `“${words}” is not the duration of “Massage”, which is 30 minutes or 1 hour.`;

const SIDES = {
  'catalogue.massage.duration': '1h',
  'catalogue.massage.options': {
    one: { title: 'One side', price: '£36', duration: '1h', book: 'visit' },
    both: { title: 'Both sides', price: '£62', duration: '1h 15min', book: 'visit' },
  },
};

suite('a duration for several options', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'A massage of one side takes an hour, an hour and a quarter for both.': undefined,
      'A massage of one side takes two hours.':
        '“two hours” is not the duration of “One side” of “Massage”, which is 1 hour.',
    },
    SIDES,
  ));

suite('a duration in few words', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'For a massage, choose 45 or 90 minutes.': wrong('45 or 90 minutes'),
      'For a massage, you can choose 30 or 60 minutes.': undefined,
      'For a massage, choose half an hour or an hour.': undefined,
      'For a massage, choose 20 minutes of your day that are quiet.': undefined,
      'In and out in ten minutes: that is all a massage takes.': wrong('ten minutes'),
      'In and out in half an hour: that is all a massage takes.': undefined,
      'Done and dusted in ten minutes, and a massage is good for a week.': wrong('ten minutes'),
      'A massage fills two hours, so bring a book for the train.': wrong('two hours'),
      'A massage fills an hour or half of one.': undefined,
      'Put two hours in your diary for the massage.': wrong('two hours'),
      'Put an hour in your diary for the massage.': undefined,
      'A massage takes two hours out of your day.': wrong('two hours'),
      'A massage can be booked as a ten-minute add-on.': wrong('ten-minute'),
      'A massage can be booked as a 30-minute add-on.': undefined,
    },
    VALUES,
  ));
