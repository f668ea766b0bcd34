/** Words of which the weights know little are reported only if their score is clearly high. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const LEARNED: ReadonlySet<string> = new Set(['claim/effect', 'claim/guarantee', 'claim/pressure', 'claim/review']);

async function messagesFor(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) => (LEARNED.has(rule) ? [message] : []));
}

const answered = (answer: string) => messagesFor({ 'pages./.1.questions.0.answer': answer });

suite('claims in few words', (test) => {
  for (const words of [
    'Wax: bikini line',
    'Sheets for owners',
    'Still itching? Come back.',
    'A parrot that has given up its favourite song',
  ])
    test(`“${words}” claims nothing, although one of its words is usual in claims`, async () => {
      assert.equal(await answered(words), []);
      assert.equal(await messagesFor({ 'pages./.1.title': words }), []);
    });

  for (const [words, message] of [
    ['No more itching.', '“No more itching” describes an effect without evidence.'],
    ['Painless.', '“Painless” promises what no treatment can guarantee.'],
    ['Last places', '“Last places” tells visitors that places run out.'],
  ] as const)
    test(`“${words}” is reported, because all of its words are usual in claims`, async () => {
      assert.equal(await answered(words), [message]);
    });

  test('sentences that are all unlike claims do not become one together', async () => {
    assert.equal(await answered('Ferrets are never fasted. Nothing to eat for dogs from ten; water until six.'), []);
  });

  test('the advice names the words that decided, if a whole clause is quoted', async () => {
    const { findings } = await checkedWith({
      'pages./.1.questions.0.answer': 'By the evening your wrinkles have calmed down completely, and so have you.',
    });
    const help = findings.find(({ rule }) => rule === 'claim/effect')?.help ?? '';
    assert.match(help, /^It is reported mostly for “[^”]+”\. Does this promise a result\?/);
  });
});
