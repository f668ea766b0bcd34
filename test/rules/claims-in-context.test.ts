/** What a sentence is about decides whether it claims something: healing, the staff, a question, a limit, another scale. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { credentialsWith, person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string) => `“${words}” describes an effect without evidence.`;
const faultless = (words: string) => `“${words}” promises more than any test can show.`;
const stopped = (words: string) => `“${words}” tells people to do without a medicine that they may need.`;

const rulesAt = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule.startsWith('claim/')).map(({ rule }) => rule);
};

suite('a sentence about healing, the staff or a price', (test) => {
  testSentences(test, ['claim/effect', 'claim/guarantee', 'claim/pressure'], {
    // What a treatment leaves, and how that heals
    'They swell and peel, and by the second week they look as though nobody had touched them.': undefined,
    'A little soreness is usual on the first day. It has gone within two days.': undefined,
    'A little soreness is usual on the first day. With our gel it has gone within two days.':
      effect('gone within two days'),
    'The swelling in your ankles is gone by the end of the first week.': effect(
      'The swelling in your ankles is gone by the end of the first week',
    ),
    'Red on day one, settled in week six: how a new piercing heals.': undefined,
    'Once the gum has healed, we polish what has dulled and straighten what has moved.': undefined,
    'Warm compresses, followed by silence while the skin calms down.': undefined,
    'Once the skin has healed, its wrinkles are gone within a month.': effect(
      'Once the skin has healed, its wrinkles are gone',
    ),
    // The next sentence denies it.
    'Now it looks as though it had vanished. It has not: the root sleeps.': undefined,
    'Fifteen years with us this spring.': undefined,
    'The second fitting is free within six weeks.': undefined,
    'Your dog is itch-free within three months.': effect('free within three months'),
  });

  test('a visitor who describes a complaint in a question claims no effect', async () => {
    const asked = (question: string) => rulesAt({ 'pages./.1.questions.0.question': question });
    assert.equal(await asked('My shoulder improves as soon as I lie down, and I sleep like a baby. Why?'), []);
    assert.equal(await asked('Your shoulder improves after one visit, and you sleep like a baby. How?'), [
      'claim/effect',
    ]);
  });
});

suite('a scale, a limit or an authority', (test) => {
  test('a number out of ten is a rating unless the question asks for pain', async () => {
    const answered = (question: string, answer: string) => rulesAt({ 'pages./.1.questions.0': { question, answer } });
    assert.equal(await answered('Does it hurt?', 'Most people give the first needle a four out of ten.'), []);
    assert.equal(await answered('Are people happy?', 'Most people give the first visit a nine out of ten.'), [
      'claim/review',
    ]);
    assert.equal(await answered('Does it hurt?', 'No, and most clients give us ten out of ten.'), ['claim/review']);
  });

  test('a limit and the authority in charge are no superlatives', async () => {
    const about = (lead: string) => credentialsWith({ 'pages./.0.lead': lead });
    assert.equal(await about('A class of no more than four nurses.'), []);
    assert.equal(await about('We report a faulty lens to the authority in charge.'), []);
    assert.equal(await about('There is no better nurse.'), ['“no better nurse” claims to be better than others.']);
    assert.equal(await about('Ann is the authority in lymph.'), [
      '“is the authority in” claims to be better than others.',
    ]);
  });

  test('a medicine in a list of reasons against a treatment is not offered', async () => {
    const about = (lead: string) => rulesAt({ 'pages./.0.lead': lead });
    assert.equal(
      await about(
        'Not for anyone who is pregnant, has taken isotretinoin this year, or faints at the sight of a needle.',
      ),
      [],
    );
    assert.equal(await about('Anyone who is spotty can have isotretinoin from us.'), ['claim/pom-name']);
  });
});

suite('a test, a medicine or a course', (test) => {
  testSentences(test, ['claim/effect', 'claim/guarantee', 'claim/credential'], {
    'A swab that comes back clear rules out every infection.': faultless(
      'swab that comes back clear rules out every infection',
    ),
    'A clear swab cannot rule out every infection.': undefined,
    'A clear result means that there is nothing wrong with your dog.': faultless(
      'clear result means that there is nothing wrong',
    ),
    'A negative skin test rules out every reaction.': faultless('negative skin test rules out every reaction'),
    'A good result proves that your well is harmless.': faultless('good result proves that your well is harmless'),
    'A good result does not prove that your well is harmless.': undefined,
    'A clear X-ray shows that the bone is straight.': undefined,
    'Ring us first. Stop your blood thinners two days before.': stopped('Stop your blood thinners'),
    'You can leave off your heart tablets before the massage.': stopped('leave off your heart tablets'),
    'Please stop taking your antidepressants a week before, if your doctor agrees.': undefined,
    'Never stop your blood thinners for us.': undefined,
    'It is an Ofqual-regulated Level 4 diploma.':
      '“Ofqual-regulated Level 4 diploma” claims an endorsement, and nothing proves it.',
    'It is not an Ofqual-regulated diploma.': undefined,
    'This is a well-recognised course.': undefined,
  });

  test('a prescriber may tell patients to pause a medicine', async () => {
    const surgeon = person('Dr Ann Example', 'Surgeon', registered('GMC', '7654321'));
    const values = {
      'people.ann': surgeon,
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ann'] },
    };
    assert.equal(await rulesAt({ ...values, 'pages./.0.lead': 'Stop your blood thinners two days before.' }), []);
  });

  test('an entry of another person after a list of registers is compared with that person', async () => {
    const team = {
      'people.ivy': person('Ivy Lund', 'Dental hygienist', registered('GDC', '123456')),
      'people.tom': person('Tom Reed', 'Physiotherapist', registered('HCPC', 'PH123456')),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ivy', 'tom'] },
    };
    const about = (lead: string) => credentialsWith({ ...team, 'pages./.0.lead': lead });
    assert.equal(await about('Ivy renews her entry with the GDC every year, Tom with the HCPC every two.'), []);
    assert.equal(await about('Ivy renews her entry with the GDC every year, Tom with the NMC every two.'), [
      '“with the NMC” is claimed, but Tom Reed has no entry in the register (NMC).',
    ]);
  });
});
