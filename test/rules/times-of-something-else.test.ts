/** Times that are not opening hours: ages, scales, the end of a notice period, what does not take place every week. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** A text of a treatment, and one of no treatment. The clinic is open on Mondays from 9 to 5, and not on Sundays. */
const [OWN, GENERAL] = ['catalogue.massage.description', ANSWER];

async function found(place: string, text: unknown, values = {}): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({ ...values, [place]: text });
  assert.ok(site);
  return findings.filter(({ rule }) => rule === 'content/hours').map(({ message }) => message);
}

const MONDAY = 'differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.';
const SUNDAY = 'differs from the opening hours: the clinic is closed on Sundays.';

suite('times of something else than the clinic', (test) => {
  for (const [place, text] of [
    [GENERAL, 'For children from three to six, we agree on practice times every day.'],
    [GENERAL, 'For children between three and six, there is practice every day.'],
    [GENERAL, 'After practice, rate the pain every day on a scale from 0 to 9.'],
    [GENERAL, 'A Monday appointment can be moved without charge until four o’clock on Sunday.'],
    [GENERAL, 'Every second Monday, 10.30 to noon.'],
    [OWN, 'Mondays from ten to noon.'],
  ] as const)
    test(`“${text}” states no opening hours`, async () => assert.equal(await found(place, text), []));

  for (const [text, ...messages] of [
    ['Mondays from 10am to noon'],
    ['Sundays from 10am to noon', `“10am to noon” ${SUNDAY}`],
    ['We are open on Mondays from 10am to noon', `“10am to noon” ${MONDAY}`],
  ] as const)
    test(`“${text}” at the top of the page of a treatment is ${messages.length === 0 ? 'right' : 'wrong'}`, async () =>
      assert.equal(await found('pages./treatments/massage.0.trust', [text]), messages));

  for (const [value, ...messages] of [
    ['23 January'],
    ['All year', '“ten to two” differs from the opening hours: the clinic is closed on Saturdays.'],
  ] as const)
    test(`hours beside “${value}” are ${messages.length === 0 ? 'those of that day' : 'those of every week'}`, async () => {
      const facts = [{ value, note: 'Open morning, a Saturday, from ten to two' }];
      const section = { kind: 'quickFacts', title: 'The next dates', facts };
      const specialHours = [{ from: '2027-01-23', hours: '10:00–14:00', reason: 'Open morning' }];
      assert.equal(await found('pages./.2', section, { 'clinic.specialHours': specialHours }), messages);
    });

  for (const [place, text, ...messages] of [
    [GENERAL, 'Mondays from ten to noon.', `“ten to noon” ${MONDAY}`],
    [GENERAL, 'We are open from three to six every day.', `“three to six” ${MONDAY}`],
    [GENERAL, 'Every second Sunday, 10.30 to noon.', `“10.30 to noon” ${SUNDAY}`],
    [OWN, 'Sundays from ten to noon.', `“ten to noon” ${SUNDAY}`],
    [OWN, 'We are open on Mondays from ten to noon.', `“ten to noon” ${MONDAY}`],
    [GENERAL, 'On Mondays we stay open until eight.', `“eight” ${MONDAY}`],
  ] as const)
    test(`“${text}” ${place === OWN ? 'of a treatment' : 'of no treatment'} is wrong`, async () =>
      assert.equal(await found(place, text), messages));
});
