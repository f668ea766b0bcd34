/** Facts that a text quotes in another form than {figures.notice}. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const LEAD = 'pages./.0.lead';

/** What the owner reads about a lead, and the characters that would replace the marked ones. */
const findingsAbout = (lead: string, others: Readonly<Record<string, unknown>> = {}) =>
  parse(withValues(minimal, { [LEAD]: lead, ...others })).findings.map(({ message, help, replacement }) => [
    message,
    help,
    replacement?.text,
  ]);

const NOTICE = '{figures.notice}';
const COURSES = 'catalogue.massage.packages';
const TWO_COURSES = [
  { label: 'Course of five', sessions: 5, price: '£250' },
  { label: 'Course of ten', sessions: 10, price: '£480' },
];

suite('a fact that is quoted in another form', (test) => {
  test('with two braces on each side is one mistake', () =>
    assert.equal(findingsAbout('Please give us {{figures.notice}}.'), [
      ['“{{figures.notice}}” has two braces on each side.', 'Write “{figures.notice}”.', '{figures.notice}'],
    ]));

  test('with spaces within two braces is the same mistake', () =>
    assert.equal(findingsAbout('We are {{ clinic.name }}.'), [
      ['“{{ clinic.name }}” has two braces on each side.', 'Write “{clinic.name}”.', '{clinic.name}'],
    ]));

  test('with a dollar sign before its brace is no price in dollars', () =>
    assert.equal(findingsAbout(`Please give us $${NOTICE}.`), [
      [
        'A “$” is before “{figures.notice}”, and visitors would see it.',
        'Remove the “$”: “{figures.notice}” alone quotes the fact.',
        '{figures.notice}',
      ],
    ]));

  test('with a dollar sign in emphasised words is found at its own place', () =>
    assert.equal(
      parse(withValues(minimal, { [LEAD]: `Give us *$${NOTICE}* please.` })).findings.map(({ span }) => span),
      [{ at: 9, length: 17 }],
    ));

  test('without the beginning of its path gets the whole path', () =>
    assert.equal(findingsAbout('Please give us {notice}, or ring {address.town}.'), [
      ['The config has no fact “notice”.', 'Write “{figures.notice}”, its whole path.', 'figures.notice'],
      [
        'The config has no fact “address.town”.',
        'Write “{clinic.address.town}”, its whole path.',
        'clinic.address.town',
      ],
    ]));

  test('without the beginning of its path means the figure of the clinic, if a treatment has one too', () =>
    assert.equal(findingsAbout('It takes {lasts}.', { 'figures.lasts': '3 days' }), [
      ['The config has no fact “lasts”.', 'Write “{figures.lasts}”, its whole path.', 'figures.lasts'],
    ]));

  const GONE: readonly (readonly [path: string, help: string])[] = [
    ['catalogue.insoles.figures.ready', '“catalogue” has no “insoles”. '],
    ['programmes.calm.schedule', '“programmes” has no “calm”. '],
    ['people.daniel.name', '“people” has no “daniel”. '],
    ['figures.deposit', '“figures” has no “deposit”. '],
  ];
  for (const [path, words] of GONE)
    test(`of an entry that is not there says what to do: {${path}}`, () =>
      assert.equal(findingsAbout(`Ready after {${path}}.`), [
        [
          `The config has no fact “${path}”.`,
          `${words}If you removed it, remove the words about it; otherwise quote a fact that is there.`,
          undefined,
        ],
      ]));

  test('of an entry that is there names what it has not', () =>
    assert.equal(findingsAbout('You pay {catalogue.massage.voucher.worth}.'), [
      [
        'The config has no fact “catalogue.massage.voucher.worth”.',
        '“massage” in “catalogue” has no “voucher.worth”: add it, or write these words without it.',
        undefined,
      ],
    ]));

  test('of no part of the config gets an example', () =>
    assert.equal(findingsAbout('Ring {receptionists.number}.'), [
      ['The config has no fact “receptionists.number”.', 'Quote a fact like {clinic.name}.', undefined],
    ]));

  test('by another name of its last field is the same fact', () =>
    assert.equal(findingsAbout('An hour is {catalogue.massage.cost} for {catalogue.massage.length}.'), [
      [
        'The config has no fact “catalogue.massage.cost”.',
        'Did you mean “catalogue.massage.price”?',
        'catalogue.massage.price',
      ],
      [
        'The config has no fact “catalogue.massage.length”.',
        'Did you mean “catalogue.massage.duration”?',
        'catalogue.massage.duration',
      ],
    ]));

  test('of the only course has the number 0', () =>
    assert.equal(findingsAbout('You save {catalogue.massage.packages.1.saving}.'), [
      [
        'The config has no fact “catalogue.massage.packages.1.saving”.',
        `“${COURSES}” has one entry, and its number is 0: write “{${COURSES}.0.saving}”.`,
        `${COURSES}.0.saving`,
      ],
    ]));

  test('of the second of two courses has the number 1', () =>
    assert.equal(findingsAbout('You save {catalogue.massage.packages.2.saving}.', { [COURSES]: TWO_COURSES }), [
      [
        'The config has no fact “catalogue.massage.packages.2.saving”.',
        `“${COURSES}” has 2 entries, with the numbers 0 to 1: write one of them.`,
        undefined,
      ],
    ]));

  test('without the beginning of a path that several facts have gets no such advice', () =>
    assert.equal(
      findingsAbout('It costs {price}.').map(([, help]) => help?.endsWith('its whole path.') ?? false),
      [false],
    ));
});
