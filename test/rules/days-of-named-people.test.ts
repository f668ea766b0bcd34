/** Sentences about the days of a person, against the bio, on one site that is open on Monday, Tuesday, Thursday and Friday. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, about: string) => ({
  ...{ name, title: 'Therapist', focus: 'Hands', qualifications: [], department: 'main', image: 'dot', about },
});

const differs = (words: string, day: string) =>
  `“${words}” differs from people.nora.about: Nora Birch is there on Monday and Tuesday, not on ${day}.`;

const SENTENCES: Sentences = {
  'You can see Nora on Thursdays, too.': differs('Thursdays', 'Thursday'),
  'You can see Nora on Mondays.': undefined,
  'Nora is here every day.': differs('every day', 'Thursday'),
  'Nora’s clinic is on Friday mornings.': differs('Friday mornings', 'Friday'),
  'Nora holds a clinic on Fridays.': differs('Fridays', 'Friday'),
  'Nora does massage on Fridays.': differs('Fridays', 'Friday'),
  'Nora does crosswords on Fridays.': undefined,
  'Nora’s brother bakes on Fridays.': undefined,
  'You can see Olaf on Fridays.': undefined,
  'Olaf is here every day.': undefined,
};

const PEOPLE = {
  'people.nora': person('Nora Birch', 'Works Mondays and Tuesdays. Likes birds.'),
  'people.olaf': person('Olaf Finch', 'Works Fridays with the newcomers.'),
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['nora', 'olaf'] },
};

suite('days of people in sentences', (test) => testSentences(test, ['content/hours'], SENTENCES, PEOPLE));
