/** Since when the clinic exists, in sentences beside the figure of the site. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';

async function findingsFor(answer: string, name = 'Willow House'): Promise<readonly string[]> {
  const values = { 'clinic.name': name, 'figures.since': '2012', [ANSWER]: answer };
  const { findings } = await checkedWith(values, {}, { at: '2026-11-21T12:00:00Z' });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const message = (year: string): string => `“${year}” does not match “since”, which is 2012.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'We opened in the autumn of 2015.': message('2015'),
  'We opened in March 2012.': undefined,
  'Ann opened our doors in 2010.': message('2010'),
  'Ann opened the house in 2012.': undefined,
  'Ann opened the house in 2014.': message('2014'),
  'For over thirty years we have worked in this street.': message('thirty'),
  'Since 2016 we have looked after feet in these rooms.': undefined,
  'For over thirty years we have used this method.': undefined,
  'Twenty winters in these rooms, and the stove still smokes.': message('twenty'),
  'Ten winters in these rooms, and the stove still smokes.': undefined,
  'Twenty winters of skiing are behind her.': undefined,
  'We have cycled these hills since 2005.': message('2005'),
  'The clinic is in its twenty-first year.': message('twenty-first'),
  'Since the late nineties we have looked after feet.': message('nineties'),
  'We opened in the last winter of the noughties.': message('noughties'),
  'Since the fifties people have danced in this street.': undefined,
  'A quiet clinic for feet, open since 2009.': message('2009'),
  'On this corner since the spring of 2009.': message('2009'),
  'On this corner since 2012.': undefined,
  'We have driven to clients since 2009, when we opened.': message('2009'),
  'We have driven to clients since 2012, when we opened.': undefined,
  'We met in 2009, when we opened a letter.': undefined,
  'The clinic is in its 15th year.': undefined,
  'We have just begun our fourteenth year.': undefined,
  'We are in our eighteenth year of marriage.': undefined,
  'For twenty-five years people have come through these doors.': message('twenty-five'),
  'For twelve years people have come through these doors.': undefined,
  'We have been looking after Leeds for well over twenty years.': message('twenty'),
  'We have been looking after feet for well over twenty years.': undefined,
};

suite('the year of the opening', (test) => {
  for (const [sentence, expected] of Object.entries(ANSWERS))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsFor(sentence), expected === undefined ? [] : [expected]));

  test('is also read in the entry of the person who opened the clinic', async () => {
    const { findings } = await checkedWith({
      'people.ann': {
        ...{ name: 'Ann Example', title: 'Massage therapist', focus: 'Backs', department: 'main' },
        ...{ qualifications: [], image: 'dot', about: 'Opened the practice in 2011.' },
      },
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ann'] },
      [ANSWER]: 'Ann opened the practice in 2008.',
    });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message: text, help }) => `${text} ${help}`),
      [
        "“2008” does not match the year in “about” of Ann Example, which is 2011. Correct the wrong one. To state the year once, add figures: { opened: '2011' } and quote it: {figures.opened}.",
      ],
    );
  });

  test('the name without “Practice” means the clinic if it is founded or open, and a house if it stands', async () => {
    const named = (answer: string) => findingsFor(answer, 'Willow House Practice');
    assert.equal(await named('Willow House was founded in 1998.'), [message('1998')]);
    assert.equal(await named('Willow House has been open since 1998.'), [message('1998')]);
    assert.equal(await named('Willow House has stood here since 1898.'), []);
  });

  test('a family means the clinic that has its name', async () => {
    const named = (answer: string) => findingsFor(answer, 'Willow and Daughter');
    assert.equal(await named('The Willow family has looked after feet in Leeds since 1998.'), [message('1998')]);
    assert.equal(await named('Our family has cared for feet for over thirty years.'), [message('thirty')]);
    assert.equal(await named('The Willow family has looked after feet in Leeds since 2012.'), []);
    assert.equal(await named('The Oak family has looked after horses since 1998.'), []);
    assert.equal(await named('The Willow family has lived in Leeds since 1898.'), []);
  });
});

/** Facts of a page, and the message about each. */
const FACTS: readonly (readonly [value: string, note: string, message?: string])[] = [
  ['Since 2002', 'in the same rooms by the station', message('2002')],
  ['Since 2012', 'in the same rooms by the station'],
  ['Since 2016', 'in our new rooms'],
  ['Since 2002', 'on the register of the HCPC'],
  ['Since 2002', 'Ann’s registration'],
  ['20 years', 'since we opened', message('20')],
  ['9 years', 'since we opened', message('9')],
  ['14 years', 'since we opened, in 2012'],
  ['14 years', 'since we opened, in 2009', message('2009')],
  ['20 years', 'of experience'],
];

suite('the opening year in facts', (test) => {
  for (const [value, note, expected] of FACTS)
    test(`“${value}” ${note} is ${expected === undefined ? 'correct' : 'reported'}`, async () => {
      const facts = {
        kind: 'quickFacts',
        title: 'At a glance',
        facts: [
          { value, note },
          { value: '2', note: 'rooms' },
        ],
      };
      const { findings } = await checkedWith(
        { 'figures.since': '2012', 'pages./.1': facts },
        {},
        { at: '2026-11-21T12:00:00Z' },
      );
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map((finding) => finding.message);
      assert.equal(messages, expected === undefined ? [] : [expected]);
    });
});
