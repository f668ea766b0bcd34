/** How often clients come, beside the interval of a treatment and the schedule of a programme. */
import * as assert from 'uvu/assert';
import { parseSchedule } from '../../renderer/facts/duration.ts';
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const PROGRAMME = {
  ...{ name: 'A stronger back', schedule: '4 visits over 12 months', price: '£420' },
  ...{ description: 'Slow and steady.', book: 'visit', department: 'main' },
};
const messagesAbout = factsAnswered({ 'catalogue.massage.figures.interval': 'two weeks' });
const differs = (words: string) => `“${words}” differs from “interval” of “Massage”, which is two weeks.`;

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['How often can I have a massage?', 'Weekly, if you like.', differs('Weekly')],
  ['How often can I have a massage?', 'Fortnightly, if you like.', undefined],
  ['How often do I pay for a massage?', 'Monthly.', undefined],
  ['What is a massage?', 'Thin trays, changed every ten days.', undefined],
  ['What is a massage?', 'The dressing is changed every three days.', undefined],
  ['What is a massage?', 'We change the dressing of a massage every six weeks.', differs('every six weeks')],
  ['What about my trumpet and a massage?', 'Allow three weeks until your lips have settled.', undefined],
  ['What about a massage?', 'Allow three weeks until the next massage.', differs('three weeks')],
  ['What is a massage?', 'A quiet hour, and a letter with weekly advice.', undefined],
];

suite('a rhythm', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);

  test('that is the schedule of a programme is not compared with a figure of the clinic', async () => {
    const reported = async (description: string) => {
      const values = { 'figures.review': '6 months', 'programmes.back': { ...PROGRAMME, description } };
      const { findings } = await checkedWith(values);
      return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
    };
    assert.equal(await reported('We see you every three months.'), []);
  });

  test('can be the schedule of a programme', () => {
    assert.equal(parseSchedule('2 visits a year'), { text: '2 visits a year', sessions: 2, weeks: 52 });
    assert.equal(parseSchedule('4 visits over 12 months')?.weeks, 52);
    assert.is(parseSchedule('2 visits a decade'), undefined);
    assert.equal(parseSchedule('1 visit a year'), { text: '1 visit a year', sessions: 1, weeks: 52 });
    assert.is(parseSchedule('1 session a month, checks included')?.monthly, true);
    assert.is(parseSchedule('1 sessions a month'), undefined);
    assert.is(parseSchedule('2 session a month'), undefined);
  });
});

const RECALL = {
  'figures.recall': 'two years',
  'catalogue.massage.name': 'Eye examination',
  'catalogue.lens': {
    ...{ name: 'Lens check', description: 'A yearly look at your lenses.', price: '£32', duration: '20min' },
    ...{ category: 'hands', image: 'dot', book: 'visit' },
  },
};
const recall = (words: string) => `“${words}” differs from “recall”, which is two years.`;

suite('the recall of a clinic', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Everyone should come once a year.': recall('once a year'),
      'Come once a year for an eye examination.': recall('once a year'),
      'Everybody should have a lens check every six months.': recall('every six months'),
      'Come once a year for a lens check.': undefined,
      'Everybody should have a lens check every twelve months.': undefined,
      'Wearers of lenses need to come every year, everyone else every two years.': undefined,
      'Most people come every two years, and we see people with diabetes every year.': undefined,
    },
    RECALL,
  ));

/** Paragraphs on the page of a massage every two weeks. */
const PARAGRAPHS: Readonly<Record<string, string | undefined>> = {
  'Once a week.': differs('Once a week'),
  'One massage every three weeks.': differs('every three weeks'),
  'Rhythm: weekly': differs('weekly'),
  'Every four weeks, as a rule.': differs('Every four weeks'),
  'New oil every four weeks.': differs('every four weeks'),
  'We ask tired people back every four weeks.': differs('every four weeks'),
  'We ask tired people back every two weeks.': undefined,
  'We look back every year on what we have learned.': undefined,
  'New towels every two weeks.': undefined,
  'Every two weeks.': undefined,
  'Twice a day with a towel.': undefined,
  'Once a week, our towels go to the laundry.': undefined,
};

suite('a rhythm without a verb', (test) => {
  for (const [text, message] of Object.entries(PARAGRAPHS))
    test(`${text} ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({
        'catalogue.massage.figures.interval': 'two weeks',
        'pages./treatments/massage.2': { kind: 'explanation', title: 'In detail', paragraphs: [text] },
      });
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/one-fact').map((one) => one.message),
        message === undefined ? [] : [message],
      );
    });
});
