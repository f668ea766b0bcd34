/** Times of the clock between which an appointment lies, on the page of a treatment of one hour. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const differs = (from: string, to: string, minutes: string) =>
  `From “${from}” to “${to}”, it takes ${minutes}, but the duration of “Massage” is 1 hour.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'You arrive at nine and are done by noon.': differs('nine', 'noon', '3 hours'),
  'We start at half past ten and finish at eleven.': differs('half past ten', 'eleven', '30 minutes'),
  'We start at ten and finish at eleven.': undefined,
  'You arrive at five to eleven and leave at noon.': undefined,
  'The Monday class starts at 5.30 pm and finishes at half past seven.': differs(
    '5.30 pm',
    'half past seven',
    '2 hours',
  ),
  'The class runs from 5.30 pm to 6.15 pm.': differs('5.30 pm', '6.15 pm', '45 minutes'),
  'The class runs from 5.30 pm to 6.30 pm.': undefined,
  'On Mondays we start at nine and finish at five.': undefined,
};

suite('times of the clock', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ 'pages./treatments/massage.0.lead': sentence });
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map((finding) => finding.message);
      assert.equal(messages, message === undefined ? [] : [message]);
    });
});
