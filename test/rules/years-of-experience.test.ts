/** For how long people have had their profession, and when they finished, beside their qualifications. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
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
const tooEarly = (year: string) => `“${year}” is before the first of the qualifications, which is of 2010.`;
const noYear = (words: string) => `“${words}” is not a year of the qualifications, of which the first is of 2010.`;

/** What the entry of somebody says, and the message about it; `undefined` for what must not be reported. */
const ABOUT: Readonly<Record<string, string | undefined>> = {
  'Has been a chiropodist for thirty years.': tooMany('thirty years'),
  'Has been a chiropodist for sixteen years.': undefined,
  'In her 25 years as a chiropodist she has seen it all.': tooMany('25 years'),
  'Worked as a baker for thirty years.': undefined,
  'Vera, a chiropodist for thirty years, loves hills.': tooMany('thirty years'),
  'A chiropodist since 2001, and a hill walker.': tooEarly('2001'),
  'She has treated painful feet since 1999.': tooEarly('1999'),
  'She has been practising for thirty years.': tooMany('thirty years'),
  'A chiropodist since 2012, and a hill walker.': undefined,
  'A goalkeeper since 2001, and a hill walker.': undefined,
  'Vera qualified in 2001.': noYear('2001'),
  'Vera Moss graduated from Huddersfield in 2007.': noYear('2007'),
  'Her sister qualified in 2001.': undefined,
  'Vera qualified at Huddersfield in 2010.': undefined,
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

const OF_VERA = 'the qualifications of Vera Moss';

suite('the years of a person whom another text names', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Vera Moss, a chiropodist for thirty years, looks at your feet.': `“thirty years” is more than the 16 years since the first of ${OF_VERA}, which is of 2010.`,
      'Vera has been a chiropodist since 2001.': `“2001” is before the first of ${OF_VERA}, which is of 2010.`,
      'More than thirty years of treating feet stand behind Vera’s work.': `“thirty years” is more than the 16 years since the first of ${OF_VERA}, which is of 2010.`,
      'Practising since 1999, Vera Moss has met every kind of foot.': `“1999” is before the first of ${OF_VERA}, which is of 2010.`,
      'How long has Vera been a chiropodist? For more than three decades.': `“three decades” is more than the 16 years since the first of ${OF_VERA}, which is of 2010.`,
      'Vera has been a chiropodist for two decades.': `“two decades” is more than the 16 years since the first of ${OF_VERA}, which is of 2010.`,
      'Practising since 2012, Vera Moss has met every kind of foot.': undefined,
      'How long has Vera been a chiropodist? For sixteen years.': undefined,
      'Practising since 1999, our clinic has met every kind of foot.': undefined,
      'Thirty years of walking show in the feet that Vera sees.': undefined,
      'How long have you had the pain? For thirty years, and Vera helped.': undefined,
      'Vera Moss qualified in 2001.': `“2001” is not a year of ${OF_VERA}, of which the first is of 2010.`,
      'You are in the hands of Vera, who qualified in 2001.': `“2001” is not a year of ${OF_VERA}, of which the first is of 2010.`,
      'Vera Moss, a chiropodist for fifteen years, looks at your feet.': undefined,
      'Vera Moss qualified in 2010.': undefined,
      'Most chiropodists in Leeds qualified in 2001.': undefined,
      'Vera has had her dog since 2001.': undefined,
      'A chiropodist for thirty years, my father liked hills.': undefined,
    },
    {
      'people.vera': { ...VERA, qualifications: ['BSc in podiatry, Huddersfield, 2010', 'MSc, Salford, 2016'] },
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['vera'] },
    },
  );

  test('a doctor is one by the register, whatever the title says', async () => {
    const registration = { register: 'GMC', number: '7654321', url: 'https://register.example/7654321' };
    const { site, findings } = await checkedWith({
      'people.vera': {
        ...{ ...VERA, name: 'Dr Vera Moss', title: 'Psychiatrist', registration },
        ...{ qualifications: ['MB ChB, Leeds, 1996'], about: 'Vera has been a doctor for forty years.' },
      },
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['vera'] },
    });
    assert.ok(site);
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message),
      ['“forty years” is more than the 30 years since the first of the qualifications, which is of 1996.'],
    );
  });
});
