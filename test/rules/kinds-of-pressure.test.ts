/** What a finding about pressure, money or the words of a client says is wrong. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) =>
    /^claim\/(?:pressure|guarantee|testimonial)$/.test(rule) ? [message] : [],
  );
}

const LEADS: Readonly<Record<string, string>> = {
  'Hurry, only three places are left before Easter.':
    '“Hurry, only three places are left before Easter” tells visitors that places run out.',
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

suite('a sentence that plays on feelings', (test) => {
  testSentences(test, ['claim/pressure'], {
    'If you love her, you will not put the operation off any longer.':
      '“If you love her, you will not put the operation off any longer” hurries visitors.',
    'If you truly care about your dog, have her spayed.':
      '“If you truly care about your dog, have her spayed” plays on the feelings of visitors.',
    'Do not wait until it is too late.': '“Do not wait until it is too late” hurries visitors.',
    'Have your eyes tested before it is too late.': '“Have your eyes tested before it is too late” hurries visitors.',
    'If your dog has eaten chocolate, do not wait until it is too late.': undefined,
    'If you love your dog, you will love our walks.': undefined,
  });
});
