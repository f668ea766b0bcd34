/** Days on which texts say that somebody works, against the bio of that person, on the smallest site: Wednesday and the weekend are closed. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { ANSWER, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, about: string, focus = 'Hands') => ({
  ...{ name, title: 'Therapist', focus, qualifications: [], department: 'main', image: 'dot', about },
});

async function messages(about: string, question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'people.nora': person('Nora Birch', about),
    'people.olaf': person('Olaf Finch', 'Likes birds.'),
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['nora', 'olaf'] },
    [QUESTION]: question,
    [ANSWER]: answer,
  });
  return findings.filter(({ rule }) => rule === 'content/hours').map(({ message }) => message);
}

const ABOUT = 'At the clinic on Mondays and Tuesdays. Likes birds.';
const differs = (words: string, day: string) =>
  `“${words}” differs from people.nora.about: Nora Birch is there on Monday and Tuesday, not on ${day}.`;

/** Questions, their answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly (readonly [string, string, string | undefined])[] = [
  ['When is Nora here?', 'On Mondays and Fridays.', differs('Mondays and Fridays', 'Friday')],
  ['Which days does Nora work?', 'Every Thursday.', differs('Thursday', 'Thursday')],
  ['Is Nora in on Thursdays?', 'Yes.', differs('Yes', 'Thursday')],
  ['Is Nora here on Fridays?', 'Yes, every Friday.', differs('Friday', 'Friday')],
  ['Who treats hands?', 'Nora Birch works on Thursdays.', differs('Thursdays', 'Thursday')],
  ['When is Nora in?', 'On Fridays, and on Thursday mornings if you ask.', differs('Fridays', 'Friday')],
  ['When is Nora in?', 'On Mondays, and on Thursday mornings if you ask.', undefined],
  ['Who treats hands?', 'By Nora Birch, on Mondays and Fridays.', differs('Mondays and Fridays', 'Friday')],
  ['Who treats hands?', 'By Nora Birch, on Mondays.', undefined],
  ['Who treats hands?', 'By Nora Birch, on every other Friday.', undefined],
  ['When is Nora here?', 'On Mondays and Tuesdays.', undefined],
  ['Is Nora in on Thursdays?', 'No, on Mondays.', undefined],
  ['Is Nora in on Thursdays?', 'Not usually.', undefined],
  ['When is Olaf here?', 'On Fridays.', undefined],
  ['Who treats hands?', 'Nora works on Mondays. Olaf is here on Fridays.', undefined],
];

/** Bios that do not list all days of a person. */
const OPEN_BIOS = [
  'Makes splints on Mondays.',
  'At the clinic on Mondays, and every other Friday.',
  'Mostly here on Mondays.',
  'Here on Mondays. On Thursdays she sees her own patients.',
  'Likes birds.',
];

suite('days of a person', (test) => {
  for (const [question, answer, message] of ANSWERS)
    test(`${question} ${answer} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messages(ABOUT, question, answer), message === undefined ? [] : [message]));

  for (const about of OPEN_BIOS)
    test(`nothing is compared with a bio that can leave days out: ${about}`, async () =>
      assert.equal(await messages(about, 'When is Nora here?', 'On Mondays and Thursdays.'), []));
});
