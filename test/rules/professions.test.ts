/** Numbers of people of one profession, whose titles differ: 'vet' and 'veterinary surgeon', 'Dr' and 'physician'. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, title: string) => ({
  ...{ name, title, focus: 'Cats', department: 'main', image: 'dot', qualifications: [] },
});
const TEAM = {
  'people.ada': person('Ada Brook', 'Veterinary surgeon'),
  'people.ben': person('Ben Carr', 'Vet and owner'),
  'people.cleo': person('Cleo Dale', 'Veterinary nurse'),
  'people.dina': person('Dina Eve', 'Receptionist'),
  'people.emil': person('Dr Emil Fry', 'Consultant cardiologist'),
  'people.fay': person('Dr Fay Gill', 'Clinical psychologist'),
  'people.gus': person('Gus Hart', 'Physiotherapist'),
  'pages./.2': { kind: 'people', title: 'Who we are', people: ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay', 'gus'] },
};
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...TEAM, ...values });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  'Our two vets live in town.': undefined,
  'Our three vets live in town.': '“three” is not the number of people with the title “vet” in the config, which is 2.',
  'Our four physios lift sheepdogs.':
    '“four” is not the number of people with the title “physio” in the config, which is 1.',
  'Our three doctors sit upstairs.': '“three” is not the number of doctors in the config, which is 2.',
  'A nurse and two doctors.': undefined,
  'Nine practitioners share the kettle.': '“Nine” is not the number of practitioners in the config, which is 6.',
  'Six practitioners share the kettle.': undefined,
  'Our eight therapists are kind.': '“eight” is not the number of therapists in the config, which is 6.',
};

suite('a number of people of one profession', (test) => {
  for (const [sentence, message] of Object.entries(ANSWERS))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsWith({ [ANSWER]: sentence }), message === undefined ? [] : [message]));

  test('some of a profession may differ from the rest', async () => {
    const third = {
      'people.hal': person('Hal Ives', 'Vet'),
      'pages./.2.people': ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay', 'gus', 'hal'],
    };
    assert.equal(await findingsWith({ ...third, [ANSWER]: 'Two vets trained in Leeds, one in Cork.' }), []);
    assert.equal(await findingsWith({ ...third, [ANSWER]: 'Two vets and a nurse.' }), [
      '“Two” is not the number of people with the title “vet” in the config, which is 3.',
    ]);
  });

  test('a figure of the config that counts them wins over their titles', async () => {
    const figure = { 'figures.vets': 'five' };
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'Our five vets live in town.' }), []);
    assert.equal(await findingsWith({ ...figure, [ANSWER]: 'Our two vets live in town.' }), [
      '“two” differs from “vets”, which is five.',
    ]);
  });
});
