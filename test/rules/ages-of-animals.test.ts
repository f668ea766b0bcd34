/** Ages of animals and of single services beside the minimum age of the clinic, which is that of people. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const minimum = (words: string) => `“${words}” is not the minimum age, which is 18.`;

suite('an age on the site of a practice for animals', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'We recommend it from the age of nine.': undefined,
      'Sheep aged 14 and over are welcome.': undefined,
      'Owners must be at least 16 years old.': minimum('16'),
      'You must be 16 to book.': minimum('16'),
    },
    { 'clinic.minimumAge': 18, 'departments.main.type': 'VeterinaryCare' },
  ));

suite('an age that a figure states, in other words than its name', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'We sedate you only if you are 18 or over.': undefined,
      'You must be 18 to come here.': '“18” is not the minimum age, which is 16.',
      'We see people from 18.': '“18” is not the minimum age, which is 16.',
    },
    { 'clinic.minimumAge': 16, 'figures.sedationFrom': '18' },
  ));
