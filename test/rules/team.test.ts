/** Numbers of people in sentences, beside the people of the config and the figure of the team. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, title: string, qualifications: readonly string[] = []) => ({
  ...{ name, title, focus: 'Feet', department: 'main', image: 'dot', qualifications },
});
const TEAM = {
  'people.ada': person('Ada Brook', 'Podiatrist'),
  'people.ben': person('Ben Carr', 'Podiatrist'),
  'people.cleo': person('Cleo Dale', 'Clinical lead', ['Podiatrist since 2004']),
  'people.dina': person('Dina Eve', 'Receptionist'),
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['ada', 'ben', 'cleo', 'dina'] },
};
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...TEAM, ...values });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'A team of six looks after you.': '“six” is not the number of people in the config, which is 4.',
  'A team of four looks after you.': undefined,
  'All five of us have time for you.': '“five” is not the number of people in the config, which is 4.',
  'All four of our podiatrists are registered.':
    '“four” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'We trust all five of our podiatrists.':
    '“five” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'All three of our podiatrists are registered.': undefined,
  'Four of our podiatrists run marathons.': undefined,
  'All four of the podiatrists at the hospital are registered.': undefined,
  'There are 3 of us.': '“3” is not the number of people in the config, which is 4.',
  'Our team of six has worked here since 2011.': '“six” is not the number of people in the config, which is 4.',
  'A team of three podiatrists works here.': undefined,
  'Two of us are in on Saturdays.': undefined,
  'For a team of thirty, we come to your office.': undefined,
  'Our four podiatrists have small hands.':
    '“four” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'Our two podiatrists have small hands.': undefined,
  'Our three podiatrists have small hands.': undefined,
  'One podiatrist and two receptionists.':
    '“two” is not the number of people with the title “receptionist” in the config, which is 1.',
  'Two of our podiatrists run marathons.': undefined,
  'Our five podiatrists are here on Mondays.':
    '“five” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'Two podiatrists and five receptionists.':
    '“five” is not the number of people with the title “receptionist” in the config, which is 1.',
  'Six podiatrists and receptionists.': undefined,
  'On Mondays, our team of six is here.': '“six” is not the number of people in the config, which is 4.',
  'On Mondays, our team of three is here.': undefined,
  'Both our receptionists know you by name.':
    '“Both” is not the number of people with the title “receptionist” in the config, which is 1.',
  'You can meet both of our receptionists, Dina and Ada.':
    '“both” is not the number of people with the title “receptionist” in the config, which is 1.',
  'Both of our podiatrists run marathons.': undefined,
  'Both receptionists at the hospital know us.': undefined,
  'With four podiatrists under one roof, somebody is always in.':
    '“four” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'With two podiatrists under one roof, somebody is always in.': undefined,
  'A quiet clinic by the river, where five podiatrists have time for you.':
    '“five” is not the number of people with the title “podiatrist” in the config, which is 2.',
  'A quiet clinic by the river, where two podiatrists have time for you.': undefined,
  'She trained at a clinic in York, where five podiatrists taught her.': undefined,
  'The seven of us have time for you.': '“seven” is not the number of people in the config, which is 4.',
  'The two of us who began here are still here.': undefined,
  'On most days there are two of us in the barn.': undefined,
  'On Mondays, we have one podiatrist.': undefined,
  'Our two gardeners planted the roses.': undefined,
  'The hospital has nine podiatrists.': undefined,
};

suite('a number of people', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsWith({ [ANSWER]: sentence }), message === undefined ? [] : [message]));

  test('the figure of the team counts more than the people of the config, who can be some of the team', async () => {
    const figure = { 'figures.team': 'nine' };
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'We are a team of nine.' }), []);
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'We are a team of four.' }), [
      '“four” differs from “team”, which is nine.',
    ]);
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'On Mondays, our team of four is here.' }), []);
  });

  test('a figure called midwives states how many midwives there are', async () => {
    const figure = { 'people.ada': person('Ada Brook', 'Midwife'), 'figures.midwives': 'three' };
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'Our three midwives have small hands.' }), []);
  });

  test('a clinic that shows no people can be of any size', async () => {
    const { findings } = await checkedWith({ [ANSWER]: 'A team of six looks after you.' });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact'),
      [],
    );
  });

  test('a general word may also mean people with other titles: an optometrist is an optician', async () => {
    const opticians = {
      'people.ada': person('Ada Brook', 'Dispensing optician'),
      'people.ben': person('Ben Carr', 'Optometrist'),
    };
    assert.equal(await findingsWith({ ...opticians, [ANSWER]: 'Our two opticians are on the register.' }), []);
    assert.equal(await findingsWith({ ...opticians, [ANSWER]: 'Our two optometrists are on the register.' }), [
      '“two” is not the number of people with the title “optometrist” in the config, which is 1.',
    ]);
  });

  test('do not count things that a title names', async () => {
    const values = { 'people.ada': person('Ada Brook', 'Dentist, implants'), [ANSWER]: 'Six implants carry a bridge.' };
    assert.equal(await findingsWith(values), []);
  });
});
