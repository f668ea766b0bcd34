/** What a finding about pressure, money or the words of a client says is wrong. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) =>
    /^claim\/(?:pressure|guarantee|testimonial)$/.test(rule) ? [message] : [],
  );
}

const LEADS: Readonly<Record<string, string>> = {
  'Only three places are left before Easter.':
    '“Only three places are left before Easter” tells visitors that places run out.',
  'Our price goes up on Monday, so do not wait.': '“Our price goes up on Monday, so do not wait” hurries visitors.',
  'Having a mole removed is child’s play.': '“Having a mole removed is child’s play” makes light of a treatment.',
  'Finance for everybody, whatever your bank says.':
    '“Finance for everybody, whatever your bank says” is said of every case, without exception.',
};

const QUOTES: Readonly<Record<string, string | undefined>> = {
  'It cured my acne.':
    '“cured my acne” claims that an illness was cured, for which the words of one client are no evidence.',
  'The ache is gone for good.': '“gone for good” claims a result for ever, which the words of one client cannot prove.',
  'I would come back.': undefined,
};

suite('a claim', (test) => {
  for (const [lead, message] of Object.entries(LEADS))
    test(`${lead} is reported for what it does`, async () =>
      assert.equal(await messagesWith({ 'pages./.0.lead': lead }), [message]));

  for (const [quote, message] of Object.entries(QUOTES))
    test(`${quote} in a testimonial is ${message === undefined ? 'not reported' : 'reported'}`, async () =>
      assert.equal(
        await messagesWith({
          'testimonials.one': {
            ...{ department: 'main', name: 'A client', quote, source: 'by e-mail', date: '2026-05-12' },
            consent: 'Folder 3, no. 4',
          },
        }),
        message === undefined ? [] : [message],
      ));
});
