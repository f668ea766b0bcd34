/** Times beside a figure that the text does not contradict: questions, examples, exceptions, and another subject. */
import * as assert from 'uvu/assert';
import { type AnsweredQuestion, asked, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const FACTS = { 'figures.notice': '7 days', 'figures.results': 'three days', 'figures.complaints': 'two weeks' };
const messagesAbout = factsAnswered(FACTS);
const notice = (words: string) => `“${words}” differs from “notice”, which is 7 days.`;

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['What if I cancel two days before?', 'Then the deposit is ours.', undefined],
  ['What happens to my deposit?', 'If you cancel two days before your visit, we keep it.', undefined],
  [
    'What happens to my deposit?',
    'If you cancel less than two days before your visit, we keep it.',
    notice('two days'),
  ],
  ['What happens to my deposit?', 'If you cancel two days before your visit, nothing is lost.', notice('two days')],
  [
    'When do I hear?',
    'Results come within {figures.results}. Cultures can take a week, and we tell you so.',
    undefined,
  ],
  ['Who is Ann?', 'Six years of night shifts, and not one complaint.', undefined],
  [
    'How do I complain?',
    'We answer a complaint within six weeks.',
    '“six weeks” differs from “complaints”, which is two weeks.',
  ],
];

suite('a time beside a figure', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);

  test('of something else gets advice that shows how to add a figure', async () => {
    const { findings } = await checkedWith({
      ...FACTS,
      ...asked('Who answers?', 'We answer a complaint within a month.'),
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ help }) => help),
      [
        'If it is wrong, quote the fact: {figures.complaints}. If it means something else, name it in “figures” and quote that.',
      ],
    );
  });
});
