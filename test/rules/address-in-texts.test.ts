/** The clinic’s address in texts after a move, and in the registered office. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const MOVED = {
  'clinic.address.street': '2 Mill Street',
  'clinic.address.latitude': 53.79,
  'clinic.address.longitude': -1.54,
  'clinic.mapUrl': 'https://maps.example/mill-street',
  'clinic.legal.registeredOffice': '2 Mill Street, Leeds',
};
const ANSWER = 'pages./.1.questions.0.answer';

async function afterMove(answer: string): Promise<readonly string[]> {
  const { site } = await checkedWith({});
  const { findings } = await checkedWith({ ...MOVED, [ANSWER]: answer }, {}, { lastBuild: site?.record });
  return findings
    .filter(({ rule }) => rule === 'content/moved-clinic')
    .map(({ message, help }) => `${message} → ${help}`);
}

/** The findings about a page after a move from “Test Park” in Leeds to another town. */
async function afterMoveAway(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const before = { 'clinic.address.area': 'Test Park', 'clinic.address.town': 'Leeds' };
  const { site } = await checkedWith(before);
  const now = { ...MOVED, 'clinic.address.area': 'Old Quay', 'clinic.address.town': 'York', ...values };
  const { findings } = await checkedWith(now, {}, { lastBuild: site?.record });
  return findings
    .filter(({ rule, path }) => rule === 'content/moved-clinic' && path?.join('.') === Object.keys(values)[0])
    .map(({ message, help }) => `${message} → ${help}`);
}

async function aboutOffice(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'content/legal').map(({ message, help }) => `${message} → ${help}`);
}

suite('the address in texts', (test) => {
  test('nothing is compared with the old address while the new one cannot be read', async () => {
    const { site } = await checkedWith({});
    const { findings } = await checkedWith({ 'clinic.address.postcode': 'LS1' }, {}, { lastBuild: site?.record });
    assert.equal(
      findings.map(({ rule }) => rule).filter((rule) => /moved|format/.test(rule)),
      ['config/format'],
    );
  });

  test('after a move, a text with the old street is reported, and the fact that it can quote is named', async () => {
    assert.equal(await afterMove('You find us at 1 Test Street, next to the bakery.'), [
      '“1 Test Street” was the clinic’s address before. → Quote the new one: {clinic.address.street}.',
    ]);
  });

  test('after a move, a text that tells of the move may name the old street', async () => {
    assert.equal(await afterMove('In March we moved here from 1 Test Street.'), []);
  });

  test('after a move, a longer house number or street name is another address', async () => {
    assert.equal(await afterMove('The bakery at 11 Test Street and the one at 1 Test Streetside sell rye bread.'), []);
  });

  test('after a move, a text with the new street is correct', async () => {
    assert.equal(await afterMove('You find us at 2 Mill Street.'), []);
  });

  test('after a move to another town, a text with the old one, or the old part of it, is reported', async () => {
    assert.equal(await afterMoveAway({ [ANSWER]: 'We are the only clinic in Test Park, in the middle of Leeds.' }), [
      '“Test Park” is where the clinic was before. → Quote the new one: {clinic.address.area}.',
      '“Leeds” is where the clinic was before. → Quote the new one: {clinic.address.town}.',
    ]);
  });

  test('after a move to another town, the title of a page with the old one is reported', async () => {
    assert.equal(await afterMoveAway({ 'routes./.title': 'Massage, Leeds' }), [
      '“Leeds” is where the clinic was before. → Quote the new one: {clinic.address.town}.',
    ]);
  });

  test('after a move to another town, a tagline and a description of the clinic with the old one are reported', async () => {
    for (const path of ['clinic.tagline', 'clinic.description'])
      assert.equal(await afterMoveAway({ [path]: 'Massage in the centre of Leeds' }), [
        '“Leeds” is where the clinic was before. → Write “York”.',
      ]);
  });

  test('after a move to another town, the old one may still be where somebody trained or comes from', async () => {
    for (const answer of [
      'Two of us trained in Leeds.',
      'The train from Leeds takes half an hour.',
      'Until June we were in Leeds.',
      'The hospital in Leeds sends us its letters.',
    ])
      assert.equal(await afterMoveAway({ [ANSWER]: answer }), []);
  });

  test('another postcode of the same house is one mistake, and no move', async () => {
    const office = { 'clinic.legal.registeredOffice': '9 Bank Row, Leeds LS2 7AB' };
    const { site } = await checkedWith(office);
    const other = { ...office, 'clinic.address.postcode': 'LS1 1AB' };
    const { findings } = await checkedWith(other, {}, { lastBuild: site?.record });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/moved-clinic').map(({ message, help }) => `${message} → ${help}`),
      [
        'The postcode of 1 Test Street was “LS1 1AA” before. → If the new one is right, this message ends with the next build; otherwise write the former one.',
      ],
    );
  });

  test('a registered office in the clinic’s house cannot have another postcode', async () => {
    const office = { 'clinic.legal.registeredOffice': '1 Test Street, Leeds LS1 1AB' };
    const shown = { 'navigation.legal': ['{clinic.legal.name}, {clinic.legal.registeredOffice}.'] };
    assert.equal(
      (await aboutOffice({ ...office, ...shown }))[0],
      [
        '“LS1 1AB” is not the postcode of 1 Test Street, which is LS1 1AA.',
        'Correct the postcode of the clinic or of the registered office.',
      ].join(' → '),
    );
  });

  test('a registered office elsewhere, or with the clinic’s postcode, is correct', async () => {
    for (const office of ['1 Test Street, Leeds LS1 1AA', '1 Test Street, Leeds ls11aa', '9 Bank Row, Leeds LS2 7AB'])
      assert.equal(
        (await aboutOffice({ 'clinic.legal.registeredOffice': office })).filter((each) => each.includes('postcode')),
        [],
      );
  });

  for (const [text, ...messages] of [
    ['Number 1 is the brick house at the top of Test Street.'],
    [
      'Number 41 is the brick house at the top of Test Street.',
      '“Number 41” is not the clinic’s address, which is 1 Test Street.',
    ],
    ['Bus number 41 stops behind the station.'],
  ] as const)
    test(`“${text}” names ${messages.length === 0 ? 'no other house' : 'another house'}`, async () => {
      const { site, findings } = await checkedWith({ [ANSWER]: text });
      assert.ok(site);
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message),
        messages,
      );
    });
});
