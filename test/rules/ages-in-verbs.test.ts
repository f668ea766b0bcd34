/** Ages in sentences that say what the clinic does: 'we laser legs from 16'. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const minimum = (words: string) => `“${words}” is not the minimum age, which is 18.`;

suite('an age after what the clinic does', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'We laser legs from 16.': minimum('16'),
      'Our nurse looks first, and we do them from 17, with a letter from your doctor.': minimum('17'),
      'We treat you from fifteen.': minimum('fifteen'),
      'You can register with us and sign for your treatment once you are 16.': minimum('16'),
      'Once you are 16 you can join.': minimum('16'),
      'You may book when you turn 17.': minimum('17'),
      'We pierce ears from 14.': '“14” differs from “piercing age”, which is 16.',
      'We pierce ears from 16.': undefined,
      'We laser legs from 18.': undefined,
      'We cup backs from 21.': undefined,
      'On Mondays we treat you from 14.': undefined,
      'We treat you from 9.': undefined,
      'We see you from 14 September.': undefined,
      'We treat people from 15 countries.': undefined,
      'Your skin changes when you turn 17.': undefined,
    },
    { 'clinic.minimumAge': 18, 'figures.piercingAge': '16' },
  ));
