/** Dates beside the names of days; a training day on 9 February 2027. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'clinic.specialHours': [{ from: '2027-02-09', hours: '09:00–12:00', reason: 'Training day' }],
  'clinic.closures': [{ from: '2026-12-24', to: '2027-01-03', reason: 'Christmas' }],
  'clinic.bankHolidays': { 2026: 'closed', 2027: 'closed' },
};
const isNot = (text: string, name: string, date: string) => `“${text}” is not the date of ${name}, which is ${date}.`;

const SENTENCES: Sentences = {
  'On our training day, 16 February 2027, we see nobody after noon.': isNot(
    '16 February 2027',
    'Training day',
    '9 February 2027',
  ),
  'On Good Friday, 2 April 2027, the cattery is quiet.': isNot('2 April 2027', 'Good Friday', '26 March 2027'),
  'Easter Monday (5 April 2027) is for emergencies.': isNot('5 April 2027', 'Easter Monday', '29 March 2027'),
  'On our training day, 9 February 2027, we see nobody after noon.': undefined,
  'On our training day, Tuesday 9 February, we see nobody after noon.': undefined,
  'Good Friday, 26 March 2027, is a holiday for the lab, too.': undefined,
  'Easter Monday (29 March) is for emergencies.': undefined,
  'Between Good Friday and 2 April 2027 the pool is heated.': undefined,
  'After Easter Monday we start on 5 April with a new course.': undefined,
  'Boxing Day, 26 December, is for walks.': undefined,
  'On Good Friday, 7 April 2028, we shall know more.': undefined,
};

suite('dates of named days', (test) => testSentences(test, ['content/date'], SENTENCES, VALUES));

suite('a named day that is over', (test) => {
  const findingsAt = async (at: string, answer: string) => {
    const answers = { ...VALUES, 'pages./.1.questions': [{ question: 'When are you closed?', answer }] };
    const { findings } = await checkedWith(answers, {}, { at });
    return findings.filter(({ rule }) => rule === 'content/date');
  };
  const OVER = {
    severity: 'warning',
    message: '“26 March” was the date of Good Friday in 2027. The next is 14 April 2028.',
    help: "Add the year, or show the text only until that day: during({ until: '2027-03-26' }, …).",
  };
  const shown = (findings: Awaited<ReturnType<typeof findingsAt>>) =>
    findings.map(({ severity, message, help }) => ({ severity, message, help }));

  test('without its year, the sentence is out of date and the finding a warning', async () => {
    assert.equal(shown(await findingsAt('2027-04-02T12:00:00Z', 'We are closed on Good Friday, 26 March.')), [OVER]);
  });

  test('with its year, the right date is not reported and a wrong one is', async () => {
    assert.equal(await findingsAt('2027-04-02T12:00:00Z', 'We were closed on Good Friday, 26 March 2027.'), []);
    const [found] = await findingsAt('2027-04-20T12:00:00Z', 'We were closed on Good Friday, 2 April 2027.');
    assert.is(found?.message, '“2 April 2027” is not the date of Good Friday, which is 26 March 2027.');
  });
});
