/** Sentences about the staff, contracts, visitors and others resemble claims about treatments. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function claimsIn(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) => (rule.startsWith('claim/') ? [message] : []));
}

const answered = (answer: string, others = {}) => claimsIn({ 'pages./.1.questions.0.answer': answer, ...others });

suite('claims of people and contracts', (test) => {
  for (const sentence of [
    'Here since the beginning.',
    'Chloe has been part of the team since 2014.',
    'It takes the council about ten days on average, at best four.',
    'In the last six years we have closed for snow twice.',
    'The nails feel tight for an hour; by the evening they have settled down.',
    'Your jaw is permanently tense.',
    'Nobody eats more after an evening like that.',
    'For insured patients we need the code of the insurer.',
    'Gold Card holders can park in the yard.',
    'A quarter of the people who come are men who are tired of their glasses.',
    'You will be asked for a photograph, whoever you are.',
    'Are your lenses twice as good as those of other opticians?',
  ])
    test(`“${sentence}” claims nothing`, async () => {
      assert.equal(await answered(sentence), []);
    });

  for (const [sentence, words] of [
    ['The results last six years.', 'last six years'],
    ['By the evening your wrinkles have settled down.', 'By the evening your wrinkles have settled down'],
    ['The hair is permanently removed.', 'permanently'],
    ['Nobody fits varifocals better.', 'Nobody fits varifocals better'],
    ['Our team is fully insured.', 'fully insured'],
    ['Gold Badge holders of the British Nail Association.', 'Gold Badge holders'],
    [
      'Why look further, when our lenses are three times as good as those of other opticians?',
      'three times as good as those of other opticians',
    ],
    [
      'Every other clinic in Leeds charges at least 40% more than we do.',
      'Every other clinic in Leeds charges at least 40% more than we',
    ],
    ['After two visits you will hear every word, whoever you are.', 'you will hear every word, whoever you are'],
  ] as const)
    test(`“${sentence}” is a claim`, async () => {
      const [message = '', ...others] = await answered(sentence);
      assert.ok(message.startsWith(`“${words}”`), message);
      assert.equal(others, []);
    });

  test('the minimum term of a contract is no effect that needs evidence, but how long a massage lasts is', async () => {
    const figures = { 'catalogue.massage.figures': { minimumTerm: '6 months', lasts: '3 days' } };
    const withEvidence = { ...figures, 'catalogue.massage.evidence': { lasts: 'Folder 2, trial of 2019' } };
    const term =
      'You can leave with one month’s notice once the first {catalogue.massage.figures.minimumTerm} are over.';
    assert.equal(await answered(term, withEvidence), []);
    assert.equal(
      await answered('The relief lasts {catalogue.massage.figures.lasts}.', {
        ...figures,
        'catalogue.massage.evidence': undefined,
      }),
      ['“3 days” describes an effect, but its evidence is not recorded.'],
    );
  });

  for (const [answer, messages] of [
    ['Not yet. Come back in two years.', []],
    ['Bring him along.', ['“son is 16” offers filler or botulinum toxin to people under 18, which the law forbids.']],
  ] as const)
    test(`a visitor who is too young is ${messages.length > 0 ? 'not ' : ''}refused by “${answer}”`, async () => {
      const question = { 'pages./.1.questions.0.question': 'My son is 16 and wants lip filler.' };
      assert.equal(await answered(answer, question), messages);
    });
});
