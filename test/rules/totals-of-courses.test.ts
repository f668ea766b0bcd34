/** The time and the weeks of a whole course: five sessions of half an hour, one a week. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TOTAL = 'is not the total of “Cupping”: 5 × 30 minutes = 2 hours 30 minutes.';
const LENGTH = 'is not the length of the course of “Cupping”, which takes 5 weeks by its note.';

suite('totals of a course', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cupping takes half an hour, so over the five weeks you get 2 hours and 30 minutes of it.': undefined,
      'In these five weeks you get two and a half hours of cupping.': undefined,
      'Cupping takes half an hour, so over the five weeks you get 3 hours of it.': `“3 hours” ${TOTAL}`,
      'Five sessions of cupping take two hours.': `“two hours” ${TOTAL}`,
      'Five sessions of cupping take two and a half hours.': undefined,
      'For cupping, the course runs for six weeks.': `“six weeks” ${LENGTH}`,
      'Good to know about cupping: the whole course is spread over two months.': `“two months” ${LENGTH}`,
      'For cupping, the course runs for five weeks.': undefined,
      'For cupping, the course takes four weeks from start to finish.': undefined,
      'For cupping, the course is repeated after six weeks.': undefined,
      'For cupping, the course runs for six weeks if you miss one.': undefined,
      'For massage, the course runs for six weeks.': undefined,
    },
    {
      'catalogue.cupping.price': '£20 per session',
      'catalogue.cupping.book': 'visit',
      'catalogue.cupping.packages': [{ label: 'Five', sessions: 5, price: '£90', note: 'one a week' }],
    },
  );
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Cupping is for puppies from ten weeks, a week or more after their injection.': undefined,
      'We see puppies for cupping from nine weeks of age.':
        '“nine weeks” differs from “youngest” of “Cupping”, which is 10 weeks.',
    },
    { 'catalogue.cupping.figures': { youngest: '10 weeks' } },
  );
});
