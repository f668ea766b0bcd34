/** Intervals of some clients, figures that another sentence or a title means, and times that no figure states. */
import * as assert from 'uvu/assert';
import { journey, step } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.name': 'Hearing test',
  'catalogue.massage.description': 'Tones and words.',
  'pages./treatments/massage.0.lead': 'Tones and words.',
  'catalogue.massage.duration': '40min',
  'catalogue.massage.figures': { every: 'two years', apart: 'six weeks', lasts: '2 days' },
  'catalogue.cupping.name': 'Hearing test for children',
  'catalogue.cupping.duration': '20min',
  figures: { notice: '48 hours', surgeryNotice: '5 working days', records: '8 years' },
};
const differs = (words: string, fact: string) => `“${words}” differs from ${fact}.`;
const duration = (words: string) => `“${words}” is not the duration of “Hearing test”, which is 40 minutes.`;

const SENTENCES: Sentences = {
  'A hearing test is due every three years.': differs('three years', '“every” of “Hearing test”, which is two years'),
  'People with diabetes need a hearing test every year.': undefined,
  'A patient with noise at work has a hearing test every six months.': undefined,
  'For a welder, that is four hearing tests in a year, because they are tested more often.': undefined,
  'Please give us 24 hours’ notice.': differs('24 hours', '“notice”, which is 48 hours'),
  'Answer the message that we text three days before if you cannot come.': undefined,
  'When you book an operation, we take a deposit. If you cancel with five working days’ notice, you get it back.':
    undefined,
  'If you cancel with five working days’ notice, you get it back.': differs(
    'five working days',
    '“notice”, which is 48 hours',
  ),
  'Titanium, from a maker with records that go back 20 years.': undefined,
  'Our records go back 20 years, and we keep them all.': differs('20 years', '“records”, which is 8 years'),
  'Children like it here. A hearing test takes twenty minutes.': undefined,
  'Adults like it here. A hearing test takes twenty minutes.': duration('twenty minutes'),
  'Two hearing tests one after the other take an hour instead of 80 minutes.': undefined,
  'A hearing test takes 30 minutes instead of 50.': duration('30 minutes'),
  'Your hearing test is done in two visits of 20 minutes each.': undefined,
  'A lost dome: putting it back on takes five minutes.': undefined,
};

suite('figures of some clients, and times of something else', (test) => {
  testSentences(test, ['content/one-fact'], SENTENCES, VALUES);

  for (const [title, message] of [
    ['Second fitting', undefined],
    ['Time between two fittings', differs('3 months', '“apart” of “Hearing test”, which is six weeks')],
  ] as const)
    test(`a time beside “${title}” is ${message ? 'an interval' : 'a point in time'}`, async () => {
      const page = journey('Your first year', [step(title, 'With an audiologist.', '3 months')]);
      const { findings } = await checkedWith({ ...VALUES, 'pages./treatments/massage.1': page });
      const found = findings.map((finding) => finding.message).filter((text) => text.includes('3 months'));
      assert.equal(found, message ? [message] : []);
    });
});
