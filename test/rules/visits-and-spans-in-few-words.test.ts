/** Numbers of visits, lengths of programmes and first days of offers in the short sentences of real pages. */
import { factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const visits = (count: string) => `“${count}” differs from “visits” of “Massage”, which is three.`;

suite('an answer that is a number of visits', (test) =>
  testAnswers(test, factsAnswered({ 'catalogue.massage.figures.visits': 'three' }), [
    ['How many visits is a massage?', 'Four, from the first hello to the last stroke.', visits('Four')],
    ['How many visits is a massage?', 'Three, from the first hello to the last stroke.', undefined],
  ]));

suite('a number of visits in few words', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'One visit, and your massage is done.': visits('One'),
      'One visit, and your massage is booked.': undefined,
      'One visit, and the rest of the week is yours.': undefined,
    },
    { 'catalogue.massage.figures.visits': 'three' },
  ));

const programme = {
  ...{ name: 'Foot club', department: 'main', schedule: '6 sessions over 12 months', description: 'Words.' },
  ...{ price: '£360', book: 'visit' },
};
const months = (words: string) => `“${words}” is not the length of “Foot club”, which is 12 months.`;

suite('the length of a programme in few words', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'What is the Foot club? The club runs for 24 months from the day you sign.': months('24 months'),
      'What is the Foot club? The club runs for a year from the day you sign.': undefined,
      'What is the Foot club? The club is closed for two weeks in August.': undefined,
      'From first print to last race in six months, with the Foot club.': months('six months'),
      'From first print to last race in twelve months, with the Foot club.': undefined,
      'From order to delivery in two weeks: the insoles of the Foot club.': undefined,
    },
    { 'programmes.club': programme },
  ));

suite('the sessions that make up a course', (test) =>
  testSentences(test, ['content/one-fact'], {
    'Eight sessions make up the massage course.':
      '“Eight sessions” is not the number of sessions of “Massage”, which is 5.',
    'Five sessions make up the massage course.': undefined,
    'Eight sessions after a massage course, most people still come.': undefined,
  }));
