/** How long all sessions of a course take together: five massages of half an hour here. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.duration': '30min',
  'catalogue.massage.description': 'Massage.',
  'pages./treatments/massage.0.lead': 'Massage.',
};
const wrong = (words: string) => `“${words}” is not the duration of “Massage”, which is 30 minutes.`;

suite('the duration of a course', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Each massage takes half an hour, so the whole course takes two and a half hours of your time.': undefined,
      'The course of massage takes two and a half hours altogether.': undefined,
      'Each massage takes half an hour, so the block takes 150 minutes.': undefined,
      'Each massage takes half an hour, so the whole course takes two hours of your time.': wrong('two hours'),
      'A massage takes two and a half hours.': wrong('two and a half hours'),
    },
    VALUES,
  ));
