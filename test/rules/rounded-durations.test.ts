/** Durations that a sentence rounds: 'most of an hour' of 50 minutes. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const option = (title: string, price: string) => ({ title, price, duration: '50min', book: 'visit' });

suite('rounded durations', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cupping takes almost four hours.': undefined,
      'Cupping takes almost three hours.':
        '“three hours” is not the duration of “Cupping”, which is 3 hours 45 minutes.',
    },
    { 'catalogue.cupping.duration': '3h 45min' },
  );
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cupping is £60 because the therapist is with you for most of an hour.': undefined,
      'Cupping takes the best part of an hour.': undefined,
      'Cupping takes almost an hour.': undefined,
      'Cupping takes just over three quarters of an hour.': undefined,
      'Cupping takes almost half an hour.': '“half an hour” is not the duration of “Cupping”, which is 50 minutes.',
      'Cupping takes the best part of two hours.': '“two hours” is not the duration of “Cupping”, which is 50 minutes.',
      'Cupping from our therapist takes 30 minutes.':
        '“30 minutes” is not the duration of “Cupping”, which is 50 minutes.',
    },
    {
      'catalogue.cupping.price': 'From £60',
      'catalogue.cupping.book': 'visit',
      'catalogue.cupping.duration': '50min',
      'catalogue.cupping.options': { near: option('Up to 4 miles', '£60'), far: option('From 4 to 8 miles', '£70') },
    },
  );
});
