/** Durations of one visit of several, and of appointments elsewhere. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const TEXT = 'pages./treatments/massage.0.lead';
const differs = (words: string) => `“${words}” is not the duration of “Massage”, which is 3 hours over 2 visits.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'The first visit takes two hours, the second only one.': undefined,
  'The longest of these visits takes two hours.': undefined,
  'A massage takes four hours.': differs('four hours'),
  'A massage takes three hours.': undefined,
  'Your hospital, where a massage takes ten minutes, is free.': undefined,
};

suite('the duration of one of several visits', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ 'catalogue.massage.duration': '3h over 2 visits', [TEXT]: sentence });
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map((finding) => finding.message);
      assert.equal(messages, message === undefined ? [] : [message]);
    });
});
