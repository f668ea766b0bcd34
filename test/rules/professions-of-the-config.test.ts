/** Numbers of people whom the titles of the config call something, and who speaks: the clinic or a visitor. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, title: string, qualifications: readonly string[] = []) => ({
  ...{ name, title, focus: 'Feet', department: 'main', image: 'dot', qualifications },
});
const TEAM = {
  'people.ada': person('Ada Brook', 'Foot surgeon and owner'),
  'people.ben': person('Ben Carr', 'Consultant knee surgeon'),
  'people.cleo': person('Cleo Dale', 'Visiting GP'),
  'people.dina': person('Dina Eve', 'Matron'),
  'people.emil': person('Emil Fry', 'Nurse'),
  'people.fay': person('Fay Gray', 'Speech and language therapist, founder'),
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay'] },
};
const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...TEAM, ...values });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const message = (text: string, title: string, count: number): string =>
  `“${text}” is not the number of people with the title “${title}” in the config, which is ${count}.`;

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'Our three surgeons share a kettle.': message('three', 'surgeon', 2),
  'Our two surgeons share a kettle.': undefined,
  'Three surgeons work here.': message('Three', 'surgeon', 2),
  'Three surgeons have written to the newspaper.': undefined,
  'Our two GPs play chess.': message('two', 'GP', 1),
  'Two GPs in the village send people here.': undefined,
  'Two matrons for the price of one!': undefined,
  'We have two matrons.': message('two', 'matron', 1),
  'Two nurses, a visiting GP and a matron.': message('Two', 'nurse', 1),
  'Two visiting nurses and a matron.': undefined,
  'Two registered speech and language therapists and a matron.': message('Two', 'speech and language therapist', 1),
  'One registered speech and language therapist and a matron.': undefined,
};

/** The same for the questions of visitors. */
const QUESTIONS: Readonly<Record<string, string | undefined>> = {
  'There are six of us. Is there room?': undefined,
  'We are three nurses from one ward. Do you come to us?': undefined,
  'Which of your three surgeons shall I see?': message('three', 'surgeon', 2),
  'Which of your two surgeons shall I see?': undefined,
};

suite('a number of people with a title of the config', (test) => {
  for (const [sentence, expected] of Object.entries(ANSWERS))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsWith({ [ANSWER]: sentence }), expected === undefined ? [] : [expected]));

  for (const [question, expected] of Object.entries(QUESTIONS))
    test(`the question ${question} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(
        await findingsWith({ [QUESTION]: question, [ANSWER]: 'Please ring us.' }),
        expected === undefined ? [] : [expected],
      ));

  test('a number of one kind is not that of the whole profession', async () => {
    const third = {
      'people.fay': person('Fay Gill', 'Knee surgeon'),
      'pages./.2.people': ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay'],
    };
    assert.equal(await findingsWith({ ...third, [ANSWER]: 'Our two knee surgeons share a kettle.' }), []);
    assert.equal(await findingsWith({ ...third, [ANSWER]: 'Our two surgeons share a kettle.' }), [
      message('two', 'surgeon', 3),
    ]);
  });
});
