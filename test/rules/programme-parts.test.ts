/** The parts that the description of a programme lists, beside its schedule. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

async function findingsFor(description: string): Promise<readonly string[]> {
  const programme = { name: 'Calm', schedule: '4 sessions over 26 weeks', price: '£160', book: 'visit', description };
  const { findings } = await checkedWith({
    'programmes.calm': programme,
    'pages./treatments.2': { kind: 'programmes', title: 'Programmes' },
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const message = (list: string, sum: number): string =>
  `“${list}” makes ${sum}, but the schedule of “Calm” is 4 sessions over 26 weeks.`;

/** Descriptions, and the message of the check about each; `undefined` for those that it must not report. */
const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  'One first consultation and four reviews with Ann.': message('one first consultation and four reviews', 5),
  'One first consultation and three reviews with Ann.': undefined,
  'A massage, two cuppings of the back and two reviews.': message(
    'a massage, two cuppings of the back and two reviews',
    5,
  ),
  'A massage, one cupping of the back and two reviews.': undefined,
  'A blanket, two massages and four reviews.': undefined,
  'For stiff backs: an hour a week for ten weeks.': '“ten weeks” is not the length of “Calm”, which is 26 weeks.',
  'For stiff backs: once a week for six months.': undefined,
  'For scars, weekly for four weeks and then every other week.': undefined,
  'At first you come once a week for a month, after that every other week.': undefined,
  'Each week for four weeks, then less often.': undefined,
  'An hour a week for ten weeks, and then you are done.': '“ten weeks” is not the length of “Calm”, which is 26 weeks.',
  'An hour a week for six weeks, with an hour at home.': '“six weeks” is not the length of “Calm”, which is 26 weeks.',
  'All done within a month and a half.': '“a month and a half” is not the length of “Calm”, which is 26 weeks.',
  'You stretch for ten minutes a day for two weeks.': undefined,
  'Five visits with Ann.': message('five visits', 5),
  'Four visits with Ann.': undefined,
  'Two visits in spring, and two in autumn.': undefined,
  'Two visits with Ann, then two calls.': undefined,
  'Two massages and a book.': undefined,
  'Three cushions and one blanket are yours.': undefined,
  'Half a year with Ann, who sees you five times.':
    '“five times” differs from the schedule of “Calm”, which is 4 sessions over 26 weeks.',
  'Ten weeks of slow stretching.': '“Ten weeks” is not the length of “Calm”, which is 26 weeks.',
  'Six months of slow stretching.': undefined,
  'Two weeks after an operation you can begin.': undefined,
  'Weekly sessions with Ann.': '“Weekly” differs from the schedule of “Calm”, which is 4 sessions over 26 weeks.',
  'A weekly letter with exercises, and Ann.': undefined,
  'Weekly sessions at first, then monthly ones.': undefined,
  'Half a year with Ann, who sees you four times.': undefined,
  'Ann sees you three times in spring and once in autumn, and calls you ten times.': undefined,
  'You come four times, and stretch five times a day.': undefined,
};

suite('the parts of a programme', (test) => {
  for (const [sentence, expected] of Object.entries(DESCRIPTIONS))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsFor(sentence), expected === undefined ? [] : [expected]));
});

const NOTE = 'A vaccination, two nail clips and a health check';
const ofNote = (words: string) => `“${words}” differs from the note of “Calm club”, which is “${NOTE}”.`;
const ofDescription = (words: string) =>
  `“${words}” differs from the description of “Lens club”, which is “Lenses by post and two eye checks.”.`;
const PLAN = { schedule: '4 sessions over 12 months', price: '£160', book: 'visit' };

suite('what a plan contains', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'As a Calm club member, your rabbit gets four nail clips a year.': ofNote('four nail clips'),
      'The Calm club includes a vaccination and three nail clips.': ofNote('three nail clips'),
      'The Calm club covers two health checks a year.': ofNote('two health checks'),
      'The Lens club covers three eye check-ups a year.': ofDescription('three eye check-ups'),
      'The Lens club comes with four eye checks.': ofDescription('four eye checks'),
      'Every year, the Calm club brings your rabbit four nail clips.': ofNote('four nail clips'),
      'The Calm club has two health checks a year.': ofNote('two health checks'),
      'The Calm club has two nail clips a year.': undefined,
      'The Calm club includes two nail clips, and a third is £12.': undefined,
      'If you leave the Calm club, three nail clips a year cost you more.': undefined,
      'The Calm club has 60 rabbits.': undefined,
      'The Calm club and the Lens club together cover three health checks.': undefined,
      'A rabbit needs six nail clips a year.': undefined,
      'The Calm club covers three toys.': undefined,
      'The Lens club covers two eye check-ups a year.': undefined,
    },
    {
      'programmes.calm': { ...PLAN, name: 'Calm club', note: NOTE, description: 'For one rabbit.' },
      'programmes.lenses': { ...PLAN, name: 'Lens club', description: 'Lenses by post and two eye checks.' },
      'pages./treatments.2': { kind: 'programmes', title: 'Programmes' },
    },
  ));
