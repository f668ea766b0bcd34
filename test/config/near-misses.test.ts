/** Values of another form from which the owner’s meaning can be read. */
import * as assert from 'uvu/assert';
import { TESS } from '../../renderer/check/rules/example-values.ts';
import { question } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { reported, rewritten } from '../support/reports.ts';
import { suite } from '../support/suite.ts';

const findingsWith = (values: Readonly<Record<string, unknown>>) =>
  parse(withValues(minimal, values)).findings.map(({ message, help, path = [] }) => [message, help, formatPath(path)]);

const FEET = { name: 'Feet', department: 'main', anchor: 'feet', route: '/', description: 'Everything by foot.' };
const ACTIONS = 'pages./404.0.actions';
const TARGETS =
  'Use a route (“/treatments”), a booking link (“/go/massage”), “https://…”, “phone”, “email”, “email:A subject”, “chat” or “directions”.';

suite('a telephone number with letters', (test) => {
  test('is corrected to its digits', () =>
    assert.equal(findingsWith({ 'clinic.phone': 'O113 496 OOOl' }), [
      [
        '“O113 496 OOOl” is not a telephone number: it contains “O”, which is not a digit.',
        'Write “0113 496 0001”.',
        'clinic.phone',
      ],
    ]));

  for (const [written, message, help] of [
    ['Tel: 01943 460 217', '“Tel: 01943 460 217” is not a telephone number.', 'Write “01943 460 217”.'],
    ['01943 460 217 (9am–5pm)', '“01943 460 217 (9am–5pm)” is not a telephone number.', 'Write “01943 460 217”.'],
    [1943460217, '1943460217 is not a telephone number: it is not in quotation marks.', "Write '01943460217'."],
    [
      ['01943 460 217'],
      'This is not a telephone number: it is a list, but one text belongs here.',
      "Write '01943 460 217'.",
    ],
  ] as const)
    test(`${JSON.stringify(written)} is corrected to the number alone`, () =>
      assert.equal(findingsWith({ 'clinic.phone': written }), [[message, help, 'clinic.phone']]));

  test('and further digits behind it is not guessed', () =>
    assert.equal(
      findingsWith({ 'clinic.phone': 'Ring 01943 460 217 9 to 5' }).map(([, help]) => help),
      ['Write it like “020 7946 0123” or “+44 20 7946 0123”.'],
    ));

  test('of other kinds is not guessed', () =>
    assert.equal(findingsWith({ 'clinic.phone': '0113 CALL US' }), [
      [
        '“0113 CALL US” is not a telephone number.',
        'Write it like “020 7946 0123” or “+44 20 7946 0123”.',
        'clinic.phone',
      ],
    ]));
});

suite('a value in the wrong form that texts quote', (test) => {
  test('is reported where it is written, not where it is quoted', () =>
    assert.equal(
      [null, ['£44', '£60']].map((price) => findingsWith({ 'catalogue.massage.price': price }).map(([, , at]) => at)),
      [['catalogue.massage.price'], ['catalogue.massage.price']],
    ));

  test('is described if it is null', () =>
    assert.equal(
      findingsWith({ 'catalogue.massage.price': null }).map(([message]) => message),
      ['This is not a price: it is null, which is no value.'],
    ));
});

suite('words for a field, a page and an address', (test) => {
  test('a question beside the sections of a page belongs in a list of questions', () =>
    assert.equal(findingsWith({ 'pages./404.0': question('Does it hurt?', 'No.') }), [
      ['question() is not a section.', 'Put it into a list of questions: faq([question(…)]).', 'pages./404.0'],
    ]));

  test('“length” with a duration means “duration”', () =>
    assert.equal(
      findingsWith({ 'catalogue.massage.duration': undefined, 'catalogue.massage.length': '1h' })
        .filter(([message]) => message === 'Unknown field “length”.')
        .map(([, help]) => help),
      ['Did you mean “duration”?'],
    ));

  test('the name of a page means its address in a link', () =>
    assert.equal(
      findingsWith({ [ACTIONS]: [{ label: 'All', to: 'Treatments' }] }).map(([, help]) => help),
      ['Write “/treatments”.'],
    ));

  test('“(at)” in an e-mail address means “@”', () =>
    assert.equal(
      findingsWith({ 'clinic.email': 'hello(at)small.example' }).map(([, help]) => help),
      ['Write “hello@small.example”.'],
    ));

  test('an object of code in place of a date is shown as that date', () =>
    assert.equal(
      findingsWith({ 'clinic.closures': [{ from: new Date('2027-01-31'), reason: 'Training' }] }).map(
        ([, help]) => help,
      ),
      ["Write '2027-01-31'."],
    ));
});

suite('a rating in another form', (test) => {
  const RATING = { best: '5', count: 8, source: 'Google', url: 'https://example.com/r', asOf: '2026-11-02' };
  const advice = (value: unknown) =>
    findingsWith({ 'clinic.rating': { ...RATING, value } }).map(([message, help]) => [message, help]);

  test('is shown with quotation marks', () =>
    assert.equal(advice(4.8), [['4.8 is not a rating: it is not in quotation marks.', "Write '4.8'."]]));

  test('is shown with a point in place of a comma', () =>
    assert.equal(advice('4,8'), [['“4,8” is not a rating.', 'Write “4.8”.']]));
});

suite('several names where one belongs', (test) => {
  const TWO = { 'categories.feet': FEET, 'catalogue.massage.category': ['hands', 'feet'] };

  test('are divided between the field and the one beside it that takes the others', () =>
    assert.equal(findingsWith(TWO), [
      [
        'This is not text in quotes.',
        "Only one is possible here. Write category: 'hands', and beside it alsoIn: ['feet'],",
        'catalogue.massage.category',
      ],
    ]));

  test('are not written into a field that has a value', () =>
    assert.equal(
      findingsWith({ ...TWO, 'catalogue.massage.alsoIn': ['feet'] }).map(([, help]) => help),
      ["Only one is possible here. Write category: 'hands',"],
    ));

  test('are not moved if they are words', () =>
    assert.equal(
      findingsWith({ 'catalogue.massage.name': ['Massage', 'Deep massage'] }).map(([, help]) => help),
      ["Only one is possible here. Write name: 'Massage',"],
    ));
});

suite('the name of a person', (test) => {
  const people = { ada: { ...TESS, name: 'Ada Small' }, jo: { ...TESS, name: 'Jo Small' } };
  test('is recognised by the first name, and not by a name that two people have', () => {
    const helps = (name: string) =>
      findingsWith({ people, 'clinic.founders': [name] }).map(([message, help]) => [message, help]);
    assert.equal(helps('Ada'), [['There is no person “Ada”.', 'Write “ada”, its name in the config.']]);
    assert.equal(helps('Small'), [
      ['There is no person “Small”.', 'Known names: ada, jo. If the person was removed, remove the name here, too.'],
    ]);
  });
});

suite('the address of a page without its slash', (test) => {
  test('is one mistake, although links to the page have the slash', async () => {
    const { findings } = await reported(rewritten({ "'/treatments': { title:": 'treatments: { title:' }));
    assert.equal(
      findings.map(({ message, help }) => [message, help]),
      [['“treatments” cannot be the address of a page: it does not begin with a slash.', 'Write “/treatments”.']],
    );
  });
});

suite('the target of a button', (test) => {
  test('in the place of its words is exchanged with them', () =>
    assert.equal(findingsWith({ [ACTIONS]: [{ label: 'directions', to: 'Directions' }] }), [
      [
        '“directions” and “Directions” are in each other’s place.',
        "Write button('Directions', 'directions').",
        `${ACTIONS}.0.to`,
      ],
    ]));

  test('with a capital letter is corrected', () =>
    assert.equal(findingsWith({ [ACTIONS]: [{ label: 'Ring us', to: 'Phone' }] }), [
      ['“Phone” is not a valid link target.', 'Write “phone”.', `${ACTIONS}.0.to`],
    ]));

  const MEANT: Readonly<Record<string, string>> = {
    treatments: 'Write “/treatments”.',
    './treatments': 'Write “/treatments”.',
    'treatments.html': 'Write “/treatments”.',
    'index.html': 'Write “/”.',
    '#prices': 'Write the page before it, such as “/treatments#prices”.',
    massage: 'Write “treatment:massage”.',
    visit: 'Write “/go/visit”.',
    'clinic.phone': 'Write “phone”: the number is in clinic.phone.',
    '{clinic.phone}': 'Write “phone”: the number is in clinic.phone.',
    '0113 496 0000': 'Write “phone”: the number is in clinic.phone.',
    '+441134960000': 'Write “phone”: the number is in clinic.phone.',
    'hello@small.example': 'Write “email” or “email:A subject”: the address is in clinic.email.',
    'clinic.email': 'Write “email” or “email:A subject”: the address is in clinic.email.',
  };
  for (const [to, help] of Object.entries(MEANT))
    test(`that is “${to}” gets the advice “${help}”`, () =>
      assert.equal(findingsWith({ [ACTIONS]: [{ label: 'Ring us', to }] }), [
        [`“${to}” is not a valid link target.`, help, `${ACTIONS}.0.to`],
      ]));

  test('that is the name of a treatment and of a booking link may mean both', () =>
    assert.equal(
      findingsWith({
        'booking.massage': 'https://book.example/massage',
        [ACTIONS]: [{ label: 'Massage', to: 'massage' }],
      }),
      [['“massage” is not a valid link target.', TARGETS, `${ACTIONS}.0.to`]],
    ));

  test('that is a word is not exchanged with other words', () =>
    assert.equal(findingsWith({ [ACTIONS]: [{ label: 'Way here', to: 'Map' }] }), [
      ['“Map” is not a valid link target.', TARGETS, `${ACTIONS}.0.to`],
    ]));
});

suite('two addresses in one', (test) => {
  const twice = (address: string) => findingsWith({ 'booking.visit': address });
  const advice = (address: string, first: string) => [
    [`“${address}” is two addresses in one.`, `Write “${first}”, if that is the right one.`, 'booking.visit'],
  ];

  test('are reported if an address was pasted twice', () => {
    const [one, other] = ['https://b.example/visit', 'https://b.example/'];
    assert.equal(twice(one + one), advice(one + one, one));
    assert.equal(twice(other + other), advice(other + other, other));
  });

  test('are reported if another address was pasted behind one', () =>
    assert.equal(
      twice('https://b.example/ahttps://c.example'),
      advice('https://b.example/ahttps://c.example', 'https://b.example/a'),
    ));

  for (const address of [
    'https://b.example/?back=https://c.example/',
    'https://archive.example/web/2026/https://c.example/',
  ])
    test(`are one in ${address}`, () => assert.equal(twice(address), []));
});
