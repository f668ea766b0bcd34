/** Sentences about sessions, purchases, careers and dogs that resemble claims, beside those that make one. */
import * as assert from 'uvu/assert';
import { journey, step } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const CLAIMS = new Set(['claim/effect', 'claim/guarantee', 'claim/review']);

const PLAIN = [
  'A course belongs to one dog and lasts for nine months from the day you pay.',
  'Programmes last for 12 weeks.',
  'Five sessions, the last of them on the beach.',
  'Two visits a week, eight altogether.',
  'One lesson, minute by minute',
  'The likeliest explanation is that the warmth calms the nerves.',
  'Comfort is a better guide than the price of a saddle.',
  'The old polish comes off, the edges are filed.',
  'If the line breaks down, you have your money back.',
  'Guide dogs, always.',
  'He joined us in 2018 from a practice in Leeds.',
];

const CLAIMING = [
  'The effect lasts for nine months.',
  'The course gives you relief that lasts for nine months.',
  'Five sessions and your pain is gone.',
  'Your skin looks younger after three sessions.',
  'It works, or you get your money back.',
  'Results, always.',
];

suite('sentences that resemble claims', (test) => {
  const found = async (lead: string) => {
    const { findings } = await checkedWith({ 'pages./.0.lead': lead });
    return findings.filter(({ rule }) => CLAIMS.has(rule)).length;
  };
  for (const sentence of PLAIN) test(`“${sentence}” claims nothing`, async () => assert.is(await found(sentence), 0));
  for (const sentence of CLAIMING)
    test(`“${sentence}” makes a claim`, async () => assert.ok((await found(sentence)) > 0));

  test('the title of a step is a name', async () => {
    const page = journey('After the operation', [step('Calm the shoulder', 'Two visits a week.', 'Weeks 1 to 4')]);
    const { findings } = await checkedWith({ 'pages./.2': page });
    assert.equal(
      findings.filter(({ rule }) => CLAIMS.has(rule)),
      [],
    );
  });
});
