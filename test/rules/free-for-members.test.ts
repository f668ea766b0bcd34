/** Help about something that a sentence calls free for the members of a programme. */
import * as assert from 'uvu/assert';
import { SCRUB } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.scrub': SCRUB,
  'programmes.club': {
    ...{ name: 'Harbour Club', department: 'main', schedule: '1 session a month', price: '£40 a month', book: 'visit' },
    ...{ description: 'A year of care.', note: 'A massage every month' },
  },
};
const IS_INCLUDED =
  'If you mean “Harbour Club”, write “is included in Harbour Club”: its members pay for it. Otherwise remove “is free”.';
const REMOVE = 'Remove “is free”. If it costs nothing for everybody, write “Complimentary” as its price.';

/** Answers, and the help of the check about each. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Join the Club and every massage is free.': IS_INCLUDED,
  'With the Harbour Club, a massage is free.': IS_INCLUDED,
  'Join the Club and every scrub is free.': REMOVE,
  'A massage is free.': REMOVE,
};

suite('free for members', (test) => {
  for (const [answer, expected] of Object.entries(ANSWERS))
    test(`the help about “${answer}” is “${expected}”`, async () => {
      const { findings } = await checkedWith({ ...VALUES, 'pages./.1.questions.0.answer': answer });
      assert.equal(
        findings.filter(({ rule }) => rule === 'price/free').map(({ help }) => help),
        [expected],
      );
    });
});
