import * as assert from 'uvu/assert';
import { checkSpelling, type Spelling } from '../../renderer/check/rules/content/spelling/check-spelling.ts';
import { type PublicTexts, publicTextsOf } from '../../renderer/check/rules/public-texts/index.ts';
import { quoteFrom } from '../../renderer/config/derived/quote.ts';
import { parse } from '../../renderer/config/parse.ts';
import { wordsIn } from '../../renderer/facts/written-words.ts';
import { plan } from '../../renderer/plan/index.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { withValues } from '../support/edit.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const LEAD = 'pages./.0.lead';
const PERSON = { title: 'Therapist', focus: 'Backs', department: 'main', qualifications: [], image: 'dot' };

/** Reads the texts of the minimal site with other values, without rendering it. */
function textsWith(values: Readonly<Record<string, unknown>>) {
  const { site, plainConfig, leaves, findings } = parse(withValues(minimal, values));
  if (!site) throw new Error(`This is no site: ${findings[0]?.message}`);
  const publicTexts: PublicTexts = publicTextsOf({
    ...{ site, leaves, policies: new Map(), documents: new Map(), pages: [] },
    ...{ plan: plan(site).plan, quote: quoteFrom(site, plainConfig, new Map()) },
  });
  return { site, plainConfig, publicTexts };
}

const spellingOf = (text: string, values: Readonly<Record<string, unknown>> = {}): Promise<Spelling> =>
  checkSpelling(textsWith({ [LEAD]: text, ...values }), memoryIo());

/** The misspelt words of a sentence, each with its correction: ['recieve → receive']. */
async function misspeltIn(text: string, values: Readonly<Record<string, unknown>> = {}): Promise<readonly string[]> {
  const { misspellings } = await spellingOf(text, values);
  return misspellings.map(({ written, words, correction }) => `${written} → ${correction ?? words.join(' / ')}`);
}

suite('spelling', (test) => {
  test('a word that is spelt as it is spoken is proposed beside the most similar words', async () =>
    assert.equal(await misspeltIn('Open every nite.'), ['nite → night / nice / nine']));

  test('typos and American spellings are corrected, also at the beginning of a sentence', async () => {
    const corrections = {
      recieve: 'receive',
      teh: 'the',
      appointmnet: 'appointment',
      wellbieng: 'wellbeing',
      color: 'colour',
      organization: 'organisation',
      traveling: 'travelling',
      fulfill: 'fulfil',
      pediatric: 'paediatric',
      estrogen: 'oestrogen',
      orthopedic: 'orthopaedic',
      tonite: 'tonight',
    };
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const typos = Object.keys(corrections);
    assert.equal(
      await misspeltIn(typos.map((word) => `All of ${word}. ${capital(word)} here.`).join(' ')),
      Object.entries(corrections).flatMap(([word, correction]) => [
        `${word} → ${correction}`,
        `${capital(word)} → ${capital(correction)}`,
      ]),
    );
  });

  test('“center” is corrected to “centre”, and “Center” can be a name', async () =>
    assert.equal(await misspeltIn('The center. Center Parcs.'), ['center → centre']));

  for (const [what, text] of Object.entries({
    possessives: "The clinic’s room, the clients’ chairs and the dog's bed.",
    contractions: "We’re here at nine o’clock; don't hurry, you’ll be fine.",
    'hyphens and slashes': 'A well-known, café-style room for you and/or a friend.',
    'en dashes': 'Monday–Friday, a back–neck massage.',
    ligatures: 'You will ﬁnd us, and the ofﬁce.',
    'accents, also in separate characters': 'Naïve crêpes in a café, and a cafe\u0301.',
    'soft hyphens': 'A treat\u00adment room.',
    'brands with a capital within': 'We use HydraTouch and iPads.',
    abbreviations: 'HCPC and BACP members.',
    'names within a sentence': 'Ask for Oyelaran, who trained in Tideswell with Dr Okoye. Tideswell is in the hills.',
    'addresses, handles and numbers with units':
      'See www.exmple.test/bokking, hi@clinc.example, @clincname, 20mins, 5kg.',
    medicines: 'Tell us if you use lidocaine, botoxed or Depo-Provera.',
    'medicines that chemists sell': 'Savlon for grazes. Kwells for the ferry, and alli.',
    'sites with reviews and booking systems': 'Fresha clients like us. Treatwell too, NHS.uk and Reviews.io.',
    'clinical words': 'Microneedling with niacinamide, a podiatric surgeon and earmoulds; free wifi.',
    'names that resemble no word, at the beginning of a sentence': 'Zorbaflex cools. Quixomed too.',
    'ordinals and quotations of facts': 'The 1st and 22nd of {clinic.name}.',
    'names of treatments, also in the plural': 'Cuppings and Massages.',
  }))
    test(`the check accepts ${what}`, async () => assert.equal(await misspeltIn(text), []));

  test('the first name and the surname of a person who is not in the config are accepted', async () => {
    assert.equal(await misspeltIn('Priya Nair is here on Mondays. Prof. Anil Bhatt reads every scan.'), []);
    assert.equal(await misspeltIn('Wlecome Nair and Bhatt. They met Nair.'), ['Wlecome → Welcome']);
  });

  test('a word that offends is never proposed', async () => {
    const proposed = await misspeltIn('Anol, every nite.');
    assert.not.match(proposed.join(), /anal/i);
  });

  test('a word that is also written small is no name, and a similar word is a typo', async () =>
    assert.equal(await misspeltIn('Zorbaflex cools. Why zorbaflex? Apointment.'), [
      'Zorbaflex → ',
      'zorbaflex → ',
      'Apointment → Anointment / Appointment',
    ]));

  test('a name of the config with one wrong letter is corrected to the name', async () =>
    assert.equal(await misspeltIn('We like cuping.', { 'catalogue.cupping.name': 'Cupping' }), ['cuping → Cupping']));

  test('of equally similar words, the one that the site uses is meant', async () => {
    assert.equal(await misspeltIn('A consulation.'), ['consulation → consolation / consultation']);
    assert.equal(await misspeltIn('A consulation. The consultation is free.'), ['consulation → consultation']);
  });

  test('a listed word is accepted in any case and in the plural, and reported if no text uses it', async () => {
    const spelling = ['exosome', 'Plinest', 'unheardof'];
    const found = await spellingOf('Exosomes and plinest.', { spelling });
    assert.equal(found.misspellings, []);
    assert.equal(found.unused, [2]);
  });

  test('a name is written as the config writes it, or else as most texts do', async () => {
    const written = async (text: string, values: Readonly<Record<string, unknown>> = {}) =>
      (await spellingOf(text, values)).otherSpellings.map(({ word, second, usual }) =>
        [word.written, ...(second ? [second.written] : []), '→', usual].join(' '),
      );
    assert.equal(await written('HydraTouch, Hydratouch and hydratouch; HydraTouch again, never Hydra Touch.'), [
      'Hydratouch → HydraTouch',
      'hydratouch → HydraTouch',
      'Hydra Touch → HydraTouch',
    ]);
    const named = { 'catalogue.cupping.name': 'SkinPen' };
    assert.equal(await written('A Skinpen session, and the Skin-Pen. SKINPEN!', named), [
      'Skinpen → SkinPen',
      'Skin Pen → SkinPen',
    ]);
    assert.equal(await written('A Skinpen session.', { ...named, spelling: ['Skinpen'] }), []);
    assert.equal(
      await written('We use Profhilo. Why is Profhilo mild? With profhilo, rest.', {
        'catalogue.cupping.name': 'Profhilo',
      }),
      ['profhilo → Profhilo'],
    );
    assert.equal(await written('Ask for Cupping, or more Cupping. The cupping is mild.'), []);
    assert.equal(await written('An HCPC member, two PTs and a pt. The gut, GUT.'), []);
  });

  test('a language without a dictionary has no misspelt words', async () =>
    assert.equal(await misspeltIn('Eine Stunde für den Rücken.', { 'clinic.language': 'de-DE' }), []));

  test('alternative texts, titles and descriptions are checked too', async () => {
    const values = {
      'images.dot.alt': 'A smal dott',
      'routes./.title': 'Masage in Leeds',
      'routes./.description': 'An houer of rest.',
    };
    assert.equal((await spellingOf('Rest.', values)).misspellings.map(({ written }) => written).sort(), [
      'Masage',
      'dott',
      'houer',
      'smal',
    ]);
  });

  test('the dictionary is read only for words that are not in the cache', async () => {
    const reads: string[] = [];
    const real = memoryIo();
    const read = (path: string) => {
      reads.push(path);
      return real.read(path);
    };
    const io = { ...real, read, cache: emptyCache() };
    for (const expected of [1, 1]) {
      await checkSpelling(textsWith({ [LEAD]: 'An hour of rest.' }), io);
      assert.is(reads.length, expected);
    }
    await checkSpelling(textsWith({ [LEAD]: 'A fortnight of rest.' }), io);
    assert.is(reads.length, 2);
  });

  for (const entry of ['two words', 'co-op', '', 'b12', 7])
    test(`${JSON.stringify(entry)} cannot be listed`, () => {
      const { findings } = parse(withValues(minimal, { spelling: [entry] }));
      assert.equal(
        findings.map(({ rule, path, help }) => ({ rule, path, help })),
        [
          {
            rule: 'config/text',
            path: ['spelling', 0],
            help: 'Write one word per entry: only letters, no spaces or hyphens.',
          },
        ],
      );
    });

  test('a word that is listed twice is reported', () =>
    assert.equal(
      parse(withValues(minimal, { spelling: ['exosome', 'Exosome'] })).findings.map(({ message }) => message),
      ['“Exosome” is listed twice.'],
    ));

  test('a word keeps its position in a text with an address', () =>
    assert.equal(
      wordsIn('See www.clinic.test, or call.').map(({ written, at }) => [written, at]),
      [
        ['See', 0],
        ['or', 21],
        ['call', 24],
      ],
    ));

  const PEOPLE = {
    'people.dorothy': { ...PERSON, name: 'Dr Dorothy Lamb' },
    'people.jane': { ...PERSON, name: 'Jane Marsh' },
    'people.june': { ...PERSON, name: 'June Marsh' },
  };
  const slipsOf = async (text: string) => (await spellingOf(text, PEOPLE)).slips.map(({ slip }) => slip);

  test('a wrong letter in the name of a person is reported once, although dictionaries contain many names', async () => {
    for (const [written, wrong] of [
      ['Dorothy Lambe', 'Lambe'],
      ['Dorothy Lam', 'Lam'],
      ['Dorthy Lamb', 'Dorthy'],
      ['Dorothy Lomb', 'Lomb'],
    ] as const) {
      const { slips, misspellings } = await spellingOf(`${written}’s patients come to her home.`, PEOPLE);
      assert.equal(
        slips.map(({ slip: { message, help } }) => ({ message, help })),
        [
          {
            message: `“${written}” differs from the name of Dorothy Lamb.`,
            help: `Write “Dorothy Lamb”, or correct the name in “people”, or add “${wrong}” to “spelling” if it is somebody else.`,
          },
        ],
        written,
      );
      assert.equal(misspellings, [], written);
    }
  });

  test('a listed word is the name of somebody else', async () => {
    const { slips } = await spellingOf('Dorothy Lambe wrote to us.', { ...PEOPLE, spelling: ['Lambe'] });
    assert.equal(slips, []);
  });

  test('another surname is reported where the text speaks of somebody of the clinic', async () => {
    for (const text of [
      'Written by Dorothy Cole.',
      'By Dorothy Cole, in May.',
      'Thank you: ask for Dorothy Cole at the desk.',
      'You can speak to Dr Dorothy Cole about it.',
      'Our podiatrist, Dorothy Cole, rings you back.',
      'Dorothy Cole, our senior podiatrist, rings you back.',
      'Dorothy Cole will ring you back.',
      'Dorothy Cole sees children on Mondays.',
      'Dorothy Cole, podiatrist',
      'Dorothy Cole',
    ])
      assert.equal(
        (await slipsOf(text)).map(({ message }) => message),
        ['“Dorothy Cole” differs from the name of Dorothy Lamb.'],
        text,
      );
  });

  test('a first name alone is reported where the text speaks of somebody of the clinic', async () => {
    for (const [text, name] of [
      ['Thirsty? Ask for Dorothea; she has the key.', 'Dorothea'],
      ['You can speak to Dorthy about it.', 'Dorthy'],
      ['Written by Dorathy, in May.', 'Dorathy'],
    ] as const)
      assert.equal(
        (await slipsOf(text)).map(({ message }) => message),
        [`“${name}” differs from the name of Dorothy Lamb.`],
        text,
      );
    for (const text of [
      'Ask for Dorothy, who has the key.',
      'Ask for Doris, who has the key.',
      'Ask for Dorothea Brooke, who wrote to us.',
      'Dorothea is a name from a novel.',
      'Ask for June or Jane.',
      'Ask for Dr Jane Marsh.',
    ])
      assert.equal(await slipsOf(text), [], text);
  });

  test('a listed first name alone is the name of somebody else', async () => {
    const { slips } = await spellingOf('Ask for Dorothea.', { ...PEOPLE, spelling: ['Dorothea'] });
    assert.equal(slips, []);
  });

  test('two wrong letters in a surname are reported if it begins with the same letter', async () => {
    const people = { 'people.priya': { ...PERSON, name: 'Priya Nair' } };
    const found = async (text: string) => (await spellingOf(text, people)).slips.map(({ slip }) => slip.message);
    assert.equal(await found('Since May, Priya Nayar has answered the telephone.'), [
      '“Priya Nayar” differs from the name of Priya Nair.',
    ]);
    assert.equal(await found('Since May, Priya Blair has answered the telephone.'), []);
  });

  test('another spelling of a first name before the surname is reported, unlike a title', async () => {
    const people = Object.fromEntries(
      ['Meera Shah', 'Stephen Poole', 'Catherine Wells'].map((name, index) => [
        `people.p${index}`,
        { ...PERSON, name },
      ]),
    );
    const found = async (text: string) => (await spellingOf(text, people)).slips.map(({ slip }) => slip.message);
    assert.equal(await found('Mira Shah and Steven Poole work with Kathryn Wells.'), [
      '“Mira Shah” differs from the name of Meera Shah.',
      '“Steven Poole” differs from the name of Stephen Poole.',
      '“Kathryn Wells” differs from the name of Catherine Wells.',
    ]);
    assert.equal(await found('Mr Shah, Miss Shah and Omar Shah are no dentists.'), []);
  });

  test('another surname is right if somebody else can be meant', async () => {
    for (const text of [
      'The method was developed by Dorothy Cole in 1950.',
      'We follow the charts of Dorothy Cole.',
      'The founder of the method, Dorothy Cole, lived here.',
      'Dorothy Cole wrote to us in May.',
      'Meet us in Dorothy Road, and ask Dorothy Today for its newsletter.',
      'Ask for Dorothy Ann Lamb.',
      'Ask for Dorothy. Monday is her day.',
      'Please ask for Jane Marsh.',
    ])
      assert.equal(await slipsOf(text), [], text);
  });

  test('the names of two people that are one letter apart, other surnames and other first names are right', async () => {
    for (const text of [
      'Ask for Jane Marsh or June Marsh.',
      'Dorothy Lamb’s patients come to her home, as did Dorothy Hodgkin’s.',
      'Mrs Lamb and Henry Lamb teach it. Dorothy Sees them.',
    ])
      assert.equal(await slipsOf(text), [], text);
  });
});
