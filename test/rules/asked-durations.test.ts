/** Answers that are only a time or a number, beside the facts that their questions ask for. */
import * as assert from 'uvu/assert';
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const PROGRAMMES = {
  'catalogue.massage.duration': '1h',
  'programmes.calm': {
    ...{ name: 'Living with tinnitus', schedule: '4 sessions over 8 weeks', price: '£320', instalments: '2 x £160' },
    ...{ description: 'A quieter year.', book: 'visit', department: 'main' },
  },
  'programmes.back': {
    ...{ name: 'A stronger back', schedule: '6 sessions over 12 weeks', price: '£420' },
    ...{ description: 'Slow and steady.', book: 'visit', department: 'main' },
  },
};
const messagesAbout = factsAnswered(PROGRAMMES);

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  [
    'How long is a massage?',
    'Three quarters of an hour.',
    '“Three quarters of an hour” is not the duration of “Massage”, which is 1 hour.',
  ],
  ['How long is a massage?', 'An hour, near enough.', undefined],
  ['How long is a massage?', 'Well over an hour.', undefined],
  ['How long is a massage?', 'About 50 minutes.', undefined],
  ['How long is a massage?', 'Half an hour if you are new.', undefined],
  ['How long is a massage?', 'Forty minutes on the table. In all, you are here for 60 minutes.', undefined],
  ['How long does the glow of a massage last?', 'Two hours.', undefined],
  ['How long should I wait after a massage?', 'Half an hour.', undefined],
  [
    'How many times do I come for the tinnitus programme?',
    'Five times, over two months.',
    '“Five” differs from the schedule of “Living with tinnitus”, which is 4 sessions over 8 weeks.',
  ],
  ['How many times do I come for the tinnitus programme?', 'Four times, over two months.', undefined],
  ['How many times do I come for the programme?', 'Five times.', undefined],
  ['How many sessions of the tinnitus programme are by video?', 'Two, if you like.', undefined],
  [
    'How long does the back programme last?',
    'Two months, with homework.',
    '“Two months” is not the length of “A stronger back”, which is 12 weeks.',
  ],
  ['How long does the back programme last?', 'Three months, with homework.', undefined],
  ['How long is the wait for the back programme?', 'Two weeks.', undefined],
  [
    'Can I pay for a programme in parts?',
    'Yes, in four payments of £80.',
    '“four” differs from the instalments of “Living with tinnitus”, which are 2 x £160.',
  ],
  ['Can I pay for a programme in parts?', 'Yes, in two payments of £160.', undefined],
];

suite('an answer with only a figure', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);

  test('the help about the length of a programme names the programme', async () => {
    const { findings } = await checkedWith({
      ...PROGRAMMES,
      'programmes.back.description': 'Six visits, spread over two months.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ help }) => help),
      [
        'If it is wrong, quote the schedule: {programmes.back.schedule}. If it means something else, name it in “figures” and quote that.',
      ],
    );
  });
});
