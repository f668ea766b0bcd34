/** Times of one person, of one part or of a call, in the text of a treatment that takes longer. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string, duration: string) =>
  `“${words}” is not the duration of “Massage”, which is ${duration}.`;

/** Descriptions of a treatment with this duration, and the message about each; `undefined` if it must not be reported. */
const DESCRIPTIONS: readonly (readonly [duration: string, description: string, message?: string])[] = [
  ['3h', 'Seated massage through clothes, fifteen minutes for each person.'],
  ['3h', 'Twelve people, fifteen minutes each.'],
  ['3h', 'Massage for fifteen minutes, with a rest.', differs('fifteen minutes', '3 hours')],
  ['3h', 'Your history, the method, twenty minutes of practice and a recording to take home.'],
  ['1h', 'Talk, half an hour of massage and tea.', differs('half an hour', '1 hour')],
  ['3h', 'A call of ten minutes, a week later.'],
  ['1h', 'Every class has three parts of twenty minutes.'],
  ['1h', 'Every class has three parts of ten minutes.', differs('ten minutes', '1 hour')],
];

suite('a time in the text of a treatment', (test) => {
  for (const [duration, description, message] of DESCRIPTIONS)
    test(`“${description}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const values = { 'catalogue.massage.duration': duration, 'catalogue.massage.description': description };
      const { site, findings } = await checkedWith(values);
      assert.ok(site, 'With these values, the config is not valid, so the description was not read.');
      assert.equal(
        findings
          .filter(({ rule, path }) => rule === 'content/one-fact' && path?.at(-1) === 'description')
          .map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});
