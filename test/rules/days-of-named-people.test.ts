/** Sentences about the days of a person, against the bio, on one site that is open on Monday, Tuesday, Thursday and Friday. */
import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, about: string) => ({
  ...{ name, title: 'Therapist', focus: 'Hands', qualifications: [], department: 'main', image: 'dot', about },
});

const differs = (words: string, day: string) =>
  `“${words}” differs from people.nora.about: Nora Birch is there on Monday and Tuesday, not on ${day}.`;

/** Sentences, and the message about each; `undefined` for those that must not be reported. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
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

const checked = lazy(() =>
  checkedWith({
    'people.nora': person('Nora Birch', 'Works Mondays and Tuesdays. Likes birds.'),
    'people.olaf': person('Olaf Finch', 'Works Fridays with the newcomers.'),
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['nora', 'olaf'] },
    'pages./.1.questions': Object.keys(SENTENCES).map((answer, index) => ({ question: `Point ${index}?`, answer })),
  }),
);

suite('days of people in sentences', (test) => {
  for (const [index, [sentence, message]] of Object.entries(SENTENCES).entries())
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checked();
      const own = findings.filter(({ rule, path }) => rule === 'content/hours' && path?.at(-2) === index);
      assert.equal(
        own.map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});
