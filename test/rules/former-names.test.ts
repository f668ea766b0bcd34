/** People, treatments and contact details of the last build, in texts that still have them. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';

type Values = Readonly<Record<string, unknown>>;

/** The findings of a rule about the shipped minimal site after a change. */
async function after(before: Values, now: Values, rule: string): Promise<readonly string[]> {
  const { site } = await checkedWith(before);
  const { findings } = await checkedWith(now, {}, { lastBuild: site?.record });
  return findings.filter((finding) => finding.rule === rule).map(({ message, help }) => `${message} → ${help}`);
}

const registered = (name: string, number = 'PH123456') => ({
  ...person(name),
  registration: { register: 'HCPC', number, url: 'https://www.hcpc-uk.org/check-the-register/' },
});

suite('the registration of a person who has left', (test) => {
  const kept = (now: Values) => after({ 'people.oliver': registered('Oliver Small') }, now, 'content/former-person');
  const of = (name: string) => [
    `“PH123456” was the number of Oliver Small in the register, and is now that of ${name}. → Write the entry of ${name}, or remove the registration.`,
  ];

  test('it is reported if somebody else has it', async () => {
    assert.equal(await kept({ 'people.oliver': registered('Sofia Brandt') }), of('Sofia Brandt'));
    assert.equal(await kept({ 'people.sofia': registered('Dr Sofia Brandt') }), of('Dr Sofia Brandt'));
  });

  test('a new surname, a corrected name and an entry of their own are not reported', async () => {
    assert.equal(await kept({ 'people.oliver': registered('Oliver Brandt') }), []);
    assert.equal(await kept({ 'people.oliver': registered('Olivier Small') }), []);
    assert.equal(await kept({ 'people.oliver': registered('Sofia Brandt', 'PH654321') }), []);
    assert.equal(await kept({ 'people.oliver': person('Sofia Brandt') }), []);
  });
});

const person = (name: string) => ({
  ...{ name, title: 'Therapist', focus: 'Backs', department: 'main', qualifications: [], image: 'dot' },
});

suite('the name of a person who has left, in the words of a client', (test) => {
  const quoted = (quote: string) =>
    after(
      { 'people.oliver': person('Oliver Small') },
      { 'testimonials.one': { department: 'main', name: 'A client', quote } },
      'content/former-person',
    );

  test('it is reported, and the words are left as they are', async () => {
    assert.equal(await quoted('Oliver showed me the film.'), [
      '“Oliver”: Oliver Small is no longer among the people of the config. → Use another testimonial. Do not change the words of a client.',
    ]);
    assert.equal(await quoted('My son Oliver loved it.'), []);
    assert.equal(await quoted('Everybody was kind.'), []);
  });
});

suite('the name of a person who has left', (test) => {
  const named = (answer: string, name = 'Oliver Small', values: Values = {}) =>
    after({ 'people.oliver': person(name) }, { ...values, [ANSWER]: answer }, 'content/former-person');

  test('it is reported alone, with the surname, and beside other names', async () => {
    const expected = (words: string) => [
      `“${words}”: Oliver Small is no longer among the people of the config. → Name somebody else, or remove the name.`,
    ];
    assert.equal(await named('An hour with Hannah or Oliver.'), expected('Oliver'));
    assert.equal(await named('Oliver’s rooms are upstairs.'), expected('Oliver'));
    assert.equal(await named('Half an hour with Oliver Small.'), expected('Oliver Small'));
  });

  test('it is reported beside a clock time, but not in a sentence that ends a time with it', async () => {
    for (const time of ['19:00', 'half past seven', 'seven', '7 pm'])
      assert.equal((await named(`Oliver Small sees runners on Thursdays until ${time}.`)).length, 1, `until ${time}`);
    for (const end of ['June', '3 May', 'last year', 'two years ago'])
      assert.equal(await named(`Until ${end}, Oliver Small saw runners here.`), [], `until ${end}`);
  });

  test('it is not reported in another name, in lower case, or in a sentence about the change', async () => {
    for (const answer of [
      'The baker is Oliver Large.',
      'The surgery of Dr Oliver is next door.',
      'Some say oliver for a kind of biscuit.',
      'Oliver has left us for Leeds.',
      'Oliver founded the practice in 1999.',
    ])
      assert.equal(await named(answer), []);
  });

  test('a first name that is also a word is not reported alone', async () => {
    for (const [name, answer] of [
      ['May Small', 'We are closed in May.'],
      ['Rose Small', 'Our oils are Rose and Lavender.'],
      ['Mark Small', 'Mark the day.'],
    ] as const)
      assert.equal(await named(answer, name), []);
    assert.equal((await named('Ring Mark Small.', 'Mark Small')).length, 1);
  });

  test('a first name that somebody else or the clinic still has is not reported alone', async () => {
    assert.equal(await named('An hour with Oliver.', 'Oliver Small', { 'people.o': person('Oliver Grant') }), []);
    assert.equal(await named('An hour at Oliver’s.', 'Oliver Small', { 'clinic.name': 'Oliver and Daughters' }), []);
  });

  test('a person who only gets another key is not gone', async () =>
    assert.equal(
      await named('An hour with Oliver Small.', 'Oliver Small', { 'people.small': person('Oliver Small') }),
      [],
    ));
});

suite('the old name of a treatment', (test) => {
  const walk = (name: string) => ({
    ...{ category: 'hands', name, description: 'You walk.', price: '£60', duration: '1h', book: 'visit', image: 'dot' },
  });
  const named = (answer: string, before: string, now: Values) =>
    after({ 'catalogue.walk': walk(before) }, { ...now, [ANSWER]: answer }, 'content/former-treatment');
  const renamed = { 'catalogue.walk': walk('Running check') };

  test('it is reported in sentences if it has several words', async () => {
    assert.equal(await named('A gait analysis of an hour.', 'Gait analysis', renamed), [
      '“gait analysis” is the name of a treatment that is now called “Running check”. → Write “Running check”, if this treatment is meant.',
    ]);
    assert.equal(await named('A gait analysis of an hour.', 'Gait analysis', {}), [
      '“gait analysis” is the name of a treatment that the config no longer has. → Name another treatment, or remove the words.',
    ]);
  });

  test('one word is reported in quotation marks, but not in sentences', async () => {
    const sentence =
      'We look at the way you walk, and use sonography for muscles whenever it shows more than hands feel.';
    assert.equal(await named(sentence, 'Sonography', renamed), []);
    assert.equal((await named(sentence.replace('sonography', '“Sonography”'), 'Sonography', renamed)).length, 1);
  });

  test('a longer new name, a name that another item has, and a sentence about the change are correct', async () => {
    const longer = { 'catalogue.walk': walk('Gait analysis for runners') };
    assert.equal(await named('A gait analysis of an hour.', 'Gait analysis', longer), []);
    const moved = { 'catalogue.gait': walk('Gait analysis') };
    assert.equal(await named('A gait analysis of an hour.', 'Gait analysis', moved), []);
    assert.equal(await named('We no longer offer gait analysis.', 'Gait analysis', {}), []);
  });
});

suite('the name of an entry that is declared twice', (test) => {
  const walk = {
    category: 'hands',
    description: 'You walk.',
    price: '£60',
    duration: '1h',
    book: 'visit',
    image: 'dot',
  };
  const found = async (keys: readonly string[]) => {
    const answer = 'A gait analysis takes an hour.';
    const { site } = await checkedWith({ 'catalogue.walk': { ...walk, name: 'Gait analysis' }, [ANSWER]: answer });
    const duplicate = {
      rule: 'config/duplicate-name',
      severity: 'error',
      message: 'It is declared twice.',
      keys,
    } as const;
    const { findings } = await checkedWith(
      { 'catalogue.walk': { ...walk, name: 'Running check' }, [ANSWER]: answer },
      {},
      { lastBuild: site?.record, duplicateNames: [duplicate] },
    );
    return findings.map(({ rule }) => rule);
  };

  test('it is not a former name: the first value is lost', async () =>
    assert.equal(await found(['defineSite', 'catalogue', 'walk']), ['config/duplicate-name']));

  test('facts that only the first value has are no further mistakes', async () => {
    const keys = ['defineSite', 'catalogue', 'walk'];
    const duplicate = { rule: 'config/duplicate-name', severity: 'error', message: 'Twice.', keys } as const;
    const { findings } = await checkedWith(
      { 'catalogue.walk': walk, [ANSWER]: 'It takes {catalogue.walk.figures.stride} steps.' },
      {},
      { duplicateNames: [duplicate] },
    );
    assert.equal(
      findings.map(({ rule }) => rule),
      ['config/duplicate-name'],
    );
  });

  test('it is a former name if another entry is declared twice', async () =>
    assert.equal(await found(['defineSite', 'images', 'walk']), ['config/duplicate-name', 'content/former-treatment']));
});

suite('the clinic’s old telephone number and e-mail address', (test) => {
  const before = { 'clinic.phone': '0161 496 0777', 'clinic.email': 'rooms@large.example' };
  const old = (now: Values) => after(before, now, 'content/old-contact');

  test('the old number is reported in a text and in the link to the chat', async () => {
    assert.equal(await old({ [ANSWER]: 'The shop next door has a telephone, 0161 496 0777.' }), [
      '“0161 496 0777” was the clinic’s telephone number before, which is now 0113 496 0000. → Quote the new one: {clinic.phone}.',
    ]);
    assert.equal(await old({ 'navigation.chat.url': 'https://wa.me/441614960777' }), [
      'The link “https://wa.me/441614960777” has the telephone number that the clinic had before, 0161 496 0777. → Write it with the new one, 0113 496 0000, or keep it if it still reaches the clinic.',
    ]);
  });

  test('a text that calls the old number the clinic’s has one finding, of content/one-fact', async () => {
    const now = { [ANSWER]: 'Ring us on 0161 496 0777.' };
    assert.equal(await old(now), []);
    assert.equal((await after(before, now, 'content/one-fact')).length, 1);
  });
});

suite('a number that visitors are asked to ring', (test) => {
  const reported = async (answer: string) => {
    const { findings } = await checkedWith({ [ANSWER]: answer });
    return findings
      .filter(({ rule }) => rule === 'content/one-fact')
      .map(({ message, help }) => `${message} → ${help}`);
  };

  test('another number than the clinic’s is reported if nobody else is named', async () => {
    const help =
      'Quote the fact: {clinic.phone}. If the clinic has a second one, state it in figures and quote that. If it is somebody else’s, say whose it is: “ring the hospital on …”.';
    for (const answer of ['Book online, or ring 01603 627314.', 'To hear more, telephone 01603 627314.'])
      assert.equal(await reported(answer), [
        `“01603 627314” is not the clinic’s telephone number, which is 0113 496 0000. → ${help}`,
      ]);
  });

  test('the number of somebody else is not reported', async () => {
    for (const answer of [
      'The council has a permit for you. Ring 01603 627314.',
      'The car park belongs to Smith and Daughters. Ring 01603 627314.',
      'Call 0300 123 6600 for help with drinking.',
      'If you call us from abroad, your insurer has 01603 627314.',
    ])
      assert.equal(await reported(answer), []);
  });

  test('an e-mail address at the clinic’s domain with another ending is reported', async () => {
    assert.equal(await reported('Write to people@small.test, please.'), [
      '“people@small.test” is not the clinic’s e-mail address, which is hello@small.example. → Quote the fact: {clinic.email}.',
    ]);
  });
});

suite('the address after a move', (test) => {
  test('a quotation of the registered office is not reported, and the office itself is', async () => {
    const messages = await after(
      { 'clinic.legal.registeredOffice': '1 Test Street, Leeds LS1 1AA' },
      {
        'clinic.legal.registeredOffice': '1 Test Street, Leeds LS1 1AA',
        'clinic.address.street': '2 Mill Street',
        [ANSWER]: 'Letters go to {clinic.legal.registeredOffice}.',
      },
      'content/moved-clinic',
    );
    assert.equal(
      messages.filter((message) => /office|“1 Test Street” was/.test(message)),
      [
        'The address was “1 Test Street, LS1 1AA” before, but the registered office is still there. → Write the new one if it has moved too; otherwise keep it.',
      ],
    );
  });

  test('has the former street only by mistake if the town is new', async () => {
    const office = { 'clinic.legal.registeredOffice': '1 Test Street, Leeds LS1 1AA' };
    const about = (values: Values) =>
      after(office, { ...office, ...values }, 'content/moved-clinic').then((messages) =>
        messages.filter((message) => /the street|office/.test(message)),
      );
    const street =
      'The address was “1 Test Street, LS1 1AA” before, but the street is still the same. → Write the street of the new address; if it is right, this message ends with the next build.';
    const town = { 'clinic.address.town': 'York', 'clinic.address.postcode': 'YO1 7HB' };
    assert.equal(await about(town), [street]);
    assert.equal(
      await about({ ...town, 'clinic.address.street': '2 Mill Street' }).then(([first]) => first === street),
      false,
    );
    assert.equal(await about({ 'clinic.address.postcode': 'LS1 1AB' }), []);
  });
});
