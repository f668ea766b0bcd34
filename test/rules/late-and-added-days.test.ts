/** Late days, wanted evenings and added working days, on the smallest site: Wednesday and the weekend are closed, other days end at five or earlier. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { messages } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const LATE_TUESDAY = { 'clinic.hours.tuesday': '09:00–20:00' };

const person = (about: string) => ({
  ...{ name: 'Nora Birch', title: 'Therapist', focus: 'Hands', qualifications: [] },
  ...{ department: 'main', image: 'dot', about },
});

async function messagesAbout(about: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'people.nora': person(about),
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['nora'] },
  });
  return findings.filter(({ rule }) => rule === 'content/hours').map(({ message }) => message);
}

const CLOSED = (words: string, day: string) =>
  `“${words}” differs from the opening hours: the clinic is closed on ${day}.`;
const NOT_LATE = (words: string) =>
  `“${words}” ${/^Tuesdays?$/.test(words) ? 'cannot be the late opening' : 'differs from the opening hours'}: the clinic is open 09:00–17:00 on Tuesdays.`;

/** Sentences about a Tuesday that ends at five, as most days do, and about one that ends at eight. */
const LATE: Readonly<Record<string, string>> = {
  'Tuesday evenings fill up first.': 'Tuesday evenings',
  'Tuesday evenings usually go first.': 'Tuesday evenings',
  'Massage in Leeds, late on Tuesdays, open on Fridays.': 'Tuesdays',
  'Tuesday is our late evening.': 'Tuesday',
  'The late clinic is on Tuesdays.': 'Tuesdays',
  'Our late surgery is on Tuesday.': 'Tuesday',
  'We work Monday to Friday, and Tuesday is our late night: the last client leaves at 8pm.': '8pm',
  'On Mondays, Thursdays and Fridays we start at nine, and Tuesday is our late day, until 8pm.': '8pm',
};

/** What a person says about their days. */
const BIOS: Readonly<Record<string, string | undefined>> = {
  'Sees people on Tuesday mornings and on Saturdays.': CLOSED('Saturdays', 'Saturdays'),
  'Works on Mondays, and also on Wednesdays.': CLOSED('Wednesdays', 'Wednesdays'),
  'Sees people on Tuesday mornings and on Thursdays.': undefined,
  'Works on Mondays, and on Saturdays at the university.': undefined,
  'Works on Mondays, and bakes on Saturdays.': undefined,
};

suite('late days and days of work', (test) => {
  for (const [sentence, words] of Object.entries(LATE)) {
    test(`${sentence} is reported if Tuesday ends as most days do`, async () =>
      assert.equal(await messages(sentence), [NOT_LATE(words)]));
    test(`${sentence} is not reported if Tuesday ends last`, async () =>
      assert.equal(await messages(sentence, LATE_TUESDAY), []));
  }

  for (const [about, message] of Object.entries(BIOS))
    test(`${about} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesAbout(about), message === undefined ? [] : [message]));
});
