/** Times in the sentence of a treatment that are not its duration, and numbers of sessions beside that of a course. */
import { course } from 'clinic-site';
import * as assert from 'uvu/assert';
import { faq, question } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.massage.name': 'Jaw assessment',
  'catalogue.massage.description': 'For jaws.',
  'pages./treatments/massage.0.lead': 'For jaws.',
  'catalogue.massage.packages': [course('Course of eight', { sessions: 8, price: '£400' })],
};
const duration = (words: string) => `“${words}” is not the duration of “Jaw assessment”, which is 1 hour.`;
const sessions = (words: string) => `“${words}” is not the number of sessions of “Jaw assessment”, which is 8.`;

const SENTENCES: Sentences = {
  'Ten minutes for £20, half an hour for £45, a jaw assessment for £60.': undefined,
  'A jaw assessment takes half an hour.': duration('half an hour'),
  'For a jaw assessment at home, we tell you a window of two hours and ring when we set off.': undefined,
  'Your jaw assessment is an appointment of two hours.': duration('two hours'),
  'She reads the form of your jaw assessment and takes ten minutes over it.': undefined,
  'With the dentist, a quarter of an hour in the jaw assessment.': undefined,
  'Parking at the market is £2 an hour; allow two hours for a jaw assessment.': undefined,
  'Please allow two hours for a jaw assessment.': duration('two hours'),
  'Each appointment takes half an hour and costs £60.':
    '“half an hour” is not the duration of what costs £60, which is 1 hour.',
  'The taxi takes half an hour and costs £60.': undefined,
  'In a course of eight jaw assessments you pay for seven sessions.': undefined,
  'Jaw assessments come in a course of seven sessions.': sessions('seven sessions'),
};

suite('times and numbers beside those of a treatment', (test) => {
  testSentences(test, ['content/one-fact'], SENTENCES, VALUES);

  const foundIn = async (answer: string) => {
    const page = faq([question('How long should I set aside?', answer)]);
    const { findings } = await checkedWith({ ...VALUES, 'pages./treatments/massage.2': page });
    return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
  };

  test('the time to set aside can contain what happens around the appointment', async () => {
    assert.equal(await foundIn('An hour and a quarter with coats, forms and a cup of tea.'), []);
    assert.equal(await foundIn('An hour and a quarter with the dentist.'), [duration('An hour and a quarter')]);
  });

  test('an entry of a numbered list takes a part of the whole', async () => {
    const files = (list: string) => ({ 'policies/visit.md': `## A jaw assessment\n\n${list}\n` });
    const values = { 'pages./.2': { kind: 'policy', title: 'Visit', file: 'visit.md', updated: '2026-01-05' } };
    const found = async (list: string) => {
      const { findings } = await checkedWith({ ...VALUES, ...values }, files(list));
      return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
    };
    assert.equal(await found('1. Questions, ten minutes.\n2. Karen checks your jaw (five minutes).'), []);
    assert.equal(await found('The jaw assessment takes ten minutes.'), [duration('ten minutes')]);
  });
});
