/** How messages call facts, which have paths in the quotations of the help. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const CALM = {
  ...{ name: 'Calm', schedule: '4 sessions over 10 weeks', price: '£160', book: 'visit' },
  ...{ department: 'main', description: 'Words.' },
};
const SITE = {
  'figures.coolingOff': '14 days',
  'catalogue.massage.figures.groupSize': 'eight',
  'catalogue.cupping.figures.sessions': '6–8 sessions',
  'programmes.calm': CALM,
};

/** Sentences, the message about each, and the first sentence of its help. */
const SENTENCES: readonly (readonly [sentence: string, message: string, help: string])[] = [
  [
    'The cooling-off period is 30 days.',
    '“30 days” differs from “cooling off”, which is 14 days.',
    'If it is wrong, quote the fact: {figures.coolingOff}.',
  ],
  [
    'A massage is for groups of up to twelve people.',
    '“twelve” differs from “group size” of “Massage”, which is eight.',
    'Quote the fact: {catalogue.massage.figures.groupSize}.',
  ],
  [
    'Most people need three sessions of cupping.',
    '“three sessions” is not the number of sessions of “Cupping”, which is 6–8.',
    'Quote the number: {catalogue.cupping.figures.sessions}.',
  ],
  [
    'Calm consists of nine sessions.',
    '“nine sessions” is not the number of sessions of “Calm”, which is 4.',
    'Quote the number: {programmes.calm.schedule}.',
  ],
];

suite('the titles of facts', (test) => {
  for (const [sentence, message, help] of SENTENCES)
    test(`“${sentence}” is reported with the words of the fact`, async () => {
      const { findings } = await checkedWith({ ...SITE, 'pages./.1.questions.0.answer': sentence });
      const [finding, ...others] = findings.filter(({ rule }) => rule === 'content/one-fact');
      assert.is(finding?.message, message);
      assert.ok(finding?.help?.startsWith(help), finding?.help);
      assert.is(others.length, 0);
    });
});
