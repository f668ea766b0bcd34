/** For how long people have had their profession, and when they finished, beside their qualifications. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const VERA = { name: 'Vera Moss', title: 'Chiropodist', focus: 'Feet', department: 'main', image: 'dot' };

async function foundIn(about: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({
    'people.vera': { ...VERA, qualifications: ['BSc in podiatry, Huddersfield, 2010', 'MSc, Salford, 2016'], about },
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['vera'] },
  });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const tooMany = (words: string) =>
  `“${words}” is more than the 16 years since the first of the qualifications, which is of 2010.`;
const noYear = (words: string) => `“${words}” is not a year of the qualifications, of which the first is of 2010.`;

/** What the entry of somebody says, and the message about it; `undefined` for what must not be reported. */
const ABOUT: Readonly<Record<string, string | undefined>> = {
  'Has been a chiropodist for thirty years.': tooMany('thirty years'),
  'Has been a chiropodist for sixteen years.': undefined,
  'In her 25 years as a chiropodist she has seen it all.': tooMany('25 years'),
  'Worked as a baker for thirty years.': undefined,
  'Thirty years of experience.': tooMany('Thirty years'),
  'Eighteen years of experience.': undefined,
  'Together they have thirty years of experience.': undefined,
  'Left university in two thousand and twelve.': noYear('two thousand and twelve'),
  'Left university in twenty ten.': undefined,
  'A degree from Salford in 2018, and three cats.': noYear('2018'),
  'A degree from Salford in 2016, and three cats.': undefined,
  'A degree from Leeds in 2018, and three cats.': undefined,
};

suite('the years of a person', (test) => {
  for (const [about, message] of Object.entries(ABOUT))
    test(`${about} ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await foundIn(about), message === undefined ? [] : [message]));
});
