/** Hours and closures of something else than the clinic, and days that have a time of their own in the same sentence. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const HOURS = {
  'clinic.hours.monday': '08:00–20:00',
  'clinic.hours.tuesday': '08:00–20:00',
  'clinic.hours.wednesday': '10:00–18:00',
  'clinic.hours.thursday': '08:00–20:00',
  'clinic.hours.friday': '08:00–16:00',
  'clinic.hours.saturday': '09:00–13:00',
  'clinic.closures': [{ from: '2026-12-24', to: '2026-12-30', reason: 'Christmas' }],
};
const differs = (text: string, day: string, hours: string) =>
  `“${text}” differs from the opening hours: the clinic is open ${hours} on ${day}s.`;

const SENTENCES: Sentences = {
  'Wednesdays are quieter, from 10 am to 6 pm, and on Fridays we stop at four.': undefined,
  'Wednesdays are quieter, from 10 am to 6 pm, and on Fridays we stop at five.': differs(
    'five',
    'Friday',
    '08:00–16:00',
  ),
  'Wednesdays are quieter, from 9 am to 6 pm, and on Fridays we stop at four.': differs(
    '9 am to 6 pm',
    'Wednesday',
    '10:00–18:00',
  ),
  'We are here from eight until eight on Mondays, until four on Fridays, and on Saturday mornings until one.':
    undefined,
  'We are here from eight until eight on Mondays, and on Saturday mornings until two.': differs(
    'two',
    'Saturday',
    '09:00–13:00',
  ),
  'We are open six days a week, 56 hours in all.': undefined,
  'We are open six days a week, 64 hours in all.':
    '“64 hours” differs from the opening hours, which are 56 hours a week.',
  'From 24 December we are closed for seven days.': undefined,
  'From 24 December we are closed for ten days.':
    '“ten days” is not the length of the closure in the config, which has 7 days.',
  'The farm closes its paddock from 19 December to 6 January.': undefined,
  'The practice closes from 19 December to 30 December.':
    '“19 December” is not the first day of the closure in the config: 24 December 2026 to 30 December 2026.',
};

suite('hours of something else', (test) => {
  testSentences(test, ['content/hours'], SENTENCES, HOURS);

  test('a row of a class has hours of its own, unless they lie outside those of the clinic', async () => {
    const found = async (time: string) => {
      const table = `## Classes\n\n| Class | Day and time | Price |\n| --- | --- | --- |\n| Puppies | ${time} | £12 |\n`;
      const values = { 'pages./.2': { kind: 'policy', title: 'Classes', file: 'classes.md', updated: '2026-01-05' } };
      const { findings } = await checkedWith({ ...HOURS, ...values }, { 'policies/classes.md': table });
      return findings.filter(({ rule }) => rule === 'content/hours').length;
    };
    assert.is(await found('Mondays, 18:15–19:10'), 0);
    assert.is(await found('Fridays, 18:15–19:10'), 1);
  });
});

suite('hours on a page of two departments', (test) => {
  test('a message states hours once that both departments have', async () => {
    const second = {
      ...{ name: 'Second', label: 'Second', description: 'Another arm.', type: 'LocalBusiness', page: '/' },
      palette: 'cool',
      consultation: {
        ...{ name: 'first visit', treatment: 'massage', location: 'in the practice', practitioner: 'with a therapist' },
        ...{ page: '/', action: { label: 'Book a first visit', to: '/go/visit' } },
      },
      returning: { label: 'Book again', to: '/go/visit' },
    };
    const answer = 'Yes: Monday 10am to 5pm.';
    const { findings, site } = await checkedWith({
      'departments.second': second,
      'pages./.1.questions.0.answer': answer,
    });
    assert.ok(site);
    const messages = findings.filter(({ rule }) => rule === 'content/hours').map(({ message }) => message);
    assert.equal(messages, [differs('10am to 5pm', 'Monday', '09:00–17:00')]);
  });
});
