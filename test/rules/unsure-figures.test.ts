/** A wrong figure is an error if the sentence itself says which figure it states, and otherwise a warning. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FIGURES = {
  'figures.notice': '48 hours',
  'figures.groupSize': '8',
  'figures.readingAge': '5',
  'figures.validity': '6 months',
  'figures.scanKept': 'three years',
  'figures.records': 'eight years',
  'figures.complaintReply': '20 days',
  'figures.receipt': 'five days',
};
/** A text of a treatment, and one of no treatment. */
const [OWN, GENERAL] = ['catalogue.massage.description', ANSWER];

async function judged(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({ ...FIGURES, ...values });
  assert.ok(site);
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ severity }) => severity);
}

suite('figures of which a sentence may not say that it states them', (test) => {
  const CALM = {
    name: 'Calm',
    department: 'main',
    schedule: '16 sessions over 4 weeks',
    description: 'Calm.',
    price: '£900',
    book: 'visit',
  };

  for (const [text, severity] of [
    ['Our two courses have five and three sessions, and Calm is longer.', 'warning'],
    ['Calm has seven sessions.', 'error'],
  ] as const)
    test(`“${text}” is ${severity}, since courses of a massage have five and three sessions`, async () => {
      const packages = [5, 3].map((sessions) => ({
        label: `Course of ${sessions}`,
        sessions,
        price: `£${sessions * 50}`,
      }));
      const values = { 'programmes.calm': CALM, 'catalogue.massage.packages': packages, [GENERAL]: text };
      assert.equal(await judged(values), [severity]);
    });

  for (const [text, severity] of [
    ['Cancel an appointment more than three days before.', 'error'],
    ['If you cancel more than three days before, you get all of it back.', 'warning'],
    ['If you cancel more than three days before, the deposit is yours.', 'warning'],
  ] as const)
    test(`“${text}” is ${severity}, since money can be returned within a period of its own`, async () =>
      assert.equal(await judged({ [GENERAL]: text }), [severity]));

  test('the help names another figure with the stated value', async () => {
    const { findings } = await checkedWith({
      ...FIGURES,
      [GENERAL]: 'After a complaint you hear from us within five days.',
    });
    assert.is(
      findings.find(({ rule }) => rule === 'content/one-fact')?.help,
      'If it is wrong, quote the fact: {figures.complaintReply}. If it means “receipt”, quote that: {figures.receipt}.',
    );
  });

  for (const [place, text, ...expected] of [
    [GENERAL, 'Cancel at least 24 hours before.', 'error'],
    [OWN, 'Cancel at least 24 hours before.', 'error'],
    [GENERAL, 'We treat groups of up to six people.', 'error'],
    [OWN, 'A small group of six children on Saturdays.', 'warning'],
    [GENERAL, 'A reading test from the age of nine.', 'error'],
    [OWN, 'A reading test from the age of nine.', 'warning'],
    [OWN, 'Measure again after a year, since most tests are not valid more often.', 'warning'],
    [GENERAL, 'Up to fourteen days before the course you may cancel it.', 'warning'],
    [GENERAL, 'You have the right to cancel within 14 days of booking.'],
    [GENERAL, 'Book online, and you may withdraw within 14 days and get back what you have paid.'],
    [GENERAL, 'You may use this form to cancel within 14 days.'],
    [GENERAL, 'Young people of 18 and over may sign for themselves.'],
    [GENERAL, 'We keep the scan for three years.'],
    [GENERAL, 'After a complaint you hear from us within five days.', 'warning'],
    [GENERAL, 'Cancel 24 to 48 hours before.', 'warning'],
    [GENERAL, 'There are two spaces beside the door, both for holders of a Blue Badge.'],
    [GENERAL, 'We acknowledge every complaint within three days.'],
    [GENERAL, 'We answer complaints within three days.', 'error'],
  ] as const)
    test(`“${text}” ${place === OWN ? 'of a treatment' : 'of no treatment'} is ${expected[0] ?? 'right'}`, async () =>
      assert.equal(await judged({ [place]: text }), expected));
});
