/** The days on which people work, in bios and sentences, against the hours of the smallest site: Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { ANSWER } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const nora = (about: string) => ({
  ...{ name: 'Nora Birch', title: 'Therapist', focus: 'Hands', qualifications: [], department: 'main' },
  ...{ image: 'dot', about },
});
const PAGE = { 'pages./.2': { kind: 'people', title: 'Who we are', people: ['nora'] } };

async function messages(about: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...PAGE, 'people.nora': nora(about), [ANSWER]: answer });
  return findings.filter(({ rule }) => rule === 'content/hours').map(({ message }) => message);
}

const closedOn = (quoted: string, day: string) =>
  `“${quoted}” differs from the opening hours: the clinic is closed on ${day}s.`;
const FRIDAY = 'differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.';

/** Bios, and the message about each; `undefined` for those that must not be reported. */
const BIOS: Readonly<Record<string, string | undefined>> = {
  'Works on Mondays and Saturdays.': closedOn('Saturdays', 'Saturday'),
  'Paints in her free time. She teaches on Friday evenings.': `“Friday evenings” ${FRIDAY}`,
  'Mondays, and Fridays until three.': `“three” ${FRIDAY}`,
  'Lists on Wednesdays, with music.': closedOn('Wednesdays', 'Wednesday'),
  'At the clinic on Tuesdays and Sundays.': closedOn('Sundays', 'Sunday'),
  'Opened the clinic, and does the massage on Wednesdays.': closedOn('Wednesdays', 'Wednesday'),
  'Films runners on Fridays until seven.': `“seven” ${FRIDAY}`,
  'Does the massage on Mondays.': undefined,
  'Does the massage on Wednesdays, at your home.': undefined,
  'Does massage on Sundays, for her own back.': undefined,
  'Sees friends on Sundays.': undefined,
  'Films birds on Sundays.': undefined,
  'Mondays, and Thursdays until five.': undefined,
  'Works from Monday to Tuesday.': undefined,
  'Works on Monday mornings and Friday mornings.': undefined,
  'Is here every day.': undefined,
  'Bakes on Sundays.': undefined,
  'Runs on Sundays, whatever the weather.': undefined,
  'Works on Mondays, and on Wednesdays at the hospital.': undefined,
  'Teaches on Saturdays at the art school.': undefined,
  'She does not work on Wednesdays.': undefined,
  'Used to work on Saturdays.': undefined,
};

/** The same for sentences elsewhere. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'Nora works on Thursday evenings.':
    '“Thursday evenings” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  'Our Saturday list starts at nine.': closedOn('Saturday', 'Saturday'),
  'Our foot clinic runs on Mondays and Wednesdays.': closedOn('Wednesdays', 'Wednesday'),
  'Our Monday list starts at nine.': undefined,
  'Nora Birch sees runners on Fridays until 19:00.': `“19:00” ${FRIDAY}`,
  'Nora treats children on Wednesdays.': closedOn('Wednesdays', 'Wednesday'),
  'Nora sees new mothers on Thursday evenings.':
    '“Thursday evenings” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  'Nora sees runners on Thursdays until 17:00.': undefined,
  'Nora sees runners on Thursdays until 19:00, by arrangement.': undefined,
  'Nora sees runners online on Thursdays until 19:00.': undefined,
  'Nora sees runners by video on Sundays.': undefined,
  'Nora sees her mother on Sundays.': undefined,
  'Nora works on Thursdays.': undefined,
  'My sister works on Saturdays.': undefined,
  'He works on Sundays.': undefined,
};

suite('days on which people work', (test) => {
  for (const [about, message] of Object.entries(BIOS))
    test(`a bio ${message === undefined ? 'is not reported' : 'is reported'}: ${about}`, async () =>
      assert.equal(await messages(about, 'Come in.'), message === undefined ? [] : [message]));

  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`a sentence ${message === undefined ? 'is not reported' : 'is reported'}: ${sentence}`, async () =>
      assert.equal(await messages('Likes hands.', sentence), message === undefined ? [] : [message]));
});
