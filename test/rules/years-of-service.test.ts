/** Since when people work for the clinic, beside the year in which it opened. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const NELL = { name: 'Nell Crook', title: 'Masseuse', focus: 'Backs', department: 'main', image: 'dot' };

async function findingsFor(qualification: string): Promise<readonly string[]> {
  const values = {
    'figures.opened': '2012',
    'people.nell': { ...NELL, qualifications: [qualification] },
    'pages./.2': { kind: 'people', title: 'Who we are', people: ['nell'] },
  };
  const { findings } = await checkedWith(values, {}, { at: '2026-11-21T12:00:00Z' });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const message = (stated: string): string =>
  `“${stated}” is before the clinic opened, which was in 2012 (“figures.opened”).`;

/** Qualifications, and the message of the check about each; `undefined` for those that it must not report. */
const QUALIFICATIONS: Readonly<Record<string, string | undefined>> = {
  'On our team since 2005': message('2005'),
  'With us for thirty years': message('thirty'),
  'With us since 2012': undefined,
  'At the practice for nine years': undefined,
  'Masseuse since 1998': undefined,
  'At the infirmary since 1998': undefined,
};

suite('the years of a person with the clinic', (test) => {
  for (const [sentence, expected] of Object.entries(QUALIFICATIONS))
    test(`${sentence} ${expected === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsFor(sentence), expected === undefined ? [] : [expected]));
});
