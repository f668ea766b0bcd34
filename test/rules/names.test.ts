/** How sentences name the people of the config: with words before the name, and by initials. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const person = (name: string, title: string, register: string, number: string) => ({
  ...{ name, title, focus: 'Care', department: 'main', qualifications: [], image: 'dot' },
  registration: { register, number, url: `https://register.example/${number}` },
});

const TEAM = {
  'people.priya': person('Priya Shah', 'Dietitian', 'HCPC', 'DT12345'),
  'people.ann': person('Dr Ann Example', 'Doctor', 'GMC', '7654321'),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['priya', 'ann'] },
};

const credentialsIn = async (sentence: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...TEAM, 'pages./.1.questions.0.answer': sentence });
  return findings.filter(({ rule }) => rule === 'claim/credential').map(({ message }) => message);
};

/** Sentences, and the message of the check about each; `undefined` for those that it must not report. */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  'With Priya, our dietitian': undefined,
  'Today Priya Shah, dietitian, answers questions.': undefined,
  'With Priya, our osteopath': '“osteopath” is a healthcare role, but the config calls Priya “Dietitian”.',
  'With Tom Sample, our dietitian': '“Tom Sample” is called “dietitian” but is not one of the people of the config.',
  'Reviewed by Dr A. Example in May 2026.': undefined,
  'Dr. A. B. Example sees you first.': undefined,
  'Reviewed by Dr B. Example in May 2026.':
    '“Dr B. Example” has the title of a doctor but is not one of the people of the config.',
};

suite('a person who is named in a sentence', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await credentialsIn(sentence), message === undefined ? [] : [message]));
});
