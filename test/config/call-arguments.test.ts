/** Calls of sections whose arguments are in each other’s place, or in braces although each has a place of its own. */
import * as assert from 'uvu/assert';
import {
  categoryCards,
  closing,
  course,
  faq,
  journey,
  policy,
  profiles,
  question,
  treatmentCards,
} from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const SECTION = 'pages./.1';

/** Calls a function as an owner does who does not use its types. */
const called = (call: (...values: never[]) => unknown, ...values: readonly unknown[]): unknown =>
  Reflect.apply(call, undefined, values);

const HURT = question('Does it hurt?', 'No.');

const EXCHANGED: readonly (readonly [name: string, section: unknown, code: string])[] = [
  [
    'policy',
    called(policy, 'privacy.md', 'Privacy', { updated: '2026-11-28' }),
    "policy('Privacy', 'privacy.md', { updated: '2026-11-28' })",
  ],
  ['faq', called(faq, 'Before you book', [HURT]), "faq([ … ], { title: 'Before you book' })"],
  ['faq', called(faq, 'questions', [HURT, HURT]), "faq([ … ], { title: 'questions' })"],
  ['journey', called(journey, [{ title: 'Visit', copy: 'We look.' }], 'Your visit'), "journey('Your visit', [ … ])"],
  ['closing', called(closing, { text: 'Ring us.' }, 'Book'), "closing('Book', { text: 'Ring us.' })"],
  ['categoryCards', called(categoryCards, 'All', ['hands']), "categoryCards(['hands'], { title: 'All' })"],
];

const IN_BRACES: readonly (readonly [name: string, section: unknown, fields: string, code: string])[] = [
  [
    'policy',
    called(policy, { title: 'Privacy', file: 'privacy.md', updated: '2026-11-28' }),
    '“title” and “file”',
    "policy('Privacy', 'privacy.md', { updated: '2026-11-28' })",
  ],
  ['faq', called(faq, { questions: [HURT] }), '“questions”', 'faq([ … ])'],
  ['closing', called(closing, { title: 'Book', text: 'Ring.' }), '“title”', "closing('Book', { text: 'Ring.' })"],
  ['treatmentCards', called(treatmentCards, { category: 'hands' }), '“category”', "treatmentCards('hands')"],
];

/** The texts and paths of all findings about a config with this section. */
const findingsAbout = (section: unknown) =>
  parse(withValues(minimal, { [SECTION]: section })).findings.map(({ message, help, path = [] }) => [
    message,
    help,
    formatPath(path),
  ]);

suite('the arguments of a call', (test) => {
  for (const [name, section, code] of EXCHANGED)
    test(`${code} is the advice if its values are in each other’s place`, () =>
      assert.equal(findingsAbout(section), [
        [`The values of ${name}() are in each other’s place.`, `Write ${code}.`, SECTION],
      ]));

  for (const [name, section, fields, code] of IN_BRACES)
    test(`${code} is the advice if all its values are in braces`, () =>
      assert.equal(findingsAbout(section), [
        [`${name}() takes ${fields} before its braces.`, `Write ${code}.`, SECTION],
      ]));

  test('may lack the first one', () =>
    assert.equal(findingsAbout(called(journey, [{ title: 'Visit', copy: 'We look.' }])), [
      ['journey() takes “title” before “steps”.', "Write journey('…', [ … ]).", SECTION],
    ]));

  test('names that are not in a list are reported once', () => {
    const founder = { ...{ name: 'Jo Hart', title: 'Therapist', focus: 'Backs' }, qualifications: [], image: 'dot' };
    const { findings } = parse(
      withValues(minimal, {
        'people.jo': founder,
        'people.kim': { ...founder, name: 'Kim Lowe' },
        [SECTION]: called(profiles, 'jo', 'kim', 'lee', { title: 'Who you will see' }),
      }),
    );
    assert.equal(
      findings.map(({ message, help }) => [message, help]),
      [
        [
          '“people” of profiles() is not a list in square brackets.',
          "Write profiles(['jo', 'kim']), with all its names between the brackets.",
        ],
      ],
    );
  });

  test('a question in braces is reported once, in the list of questions', () =>
    assert.equal(
      findingsAbout(
        faq([
          HURT,
          { question: 'Is it safe?', answer: 'Yes.' },
          Reflect.apply(question, undefined, [{ question: 'How long?', answer: 'An hour.' }]),
        ]),
      ),
      [
        [
          'question() takes “question” and “answer” before its braces.',
          "Write question('How long?', 'An hour.').",
          `${SECTION}.questions.2`,
        ],
      ],
    ));

  const EXCHANGED_TEXTS: readonly (readonly [asked: string, answer: string])[] = [
    ['It stings for a few seconds.', 'Does it hurt?'],
    ['Yes: there are two spaces behind the building. Ring if both are taken.', 'Can I park at the practice?'],
    ['Of course!', 'May my son come with me?'],
    ['Ring us {figures.notice} before.', 'What happens if I am ill?'],
    ['We see people from the age of 16.', 'And children?'],
  ];
  for (const [asked, answer] of EXCHANGED_TEXTS)
    test(`the question “${asked}” with the answer “${answer}” is reported`, () => {
      const order = asked.length > 60 ? `'${answer}', '…'` : `'${answer}', '${asked}'`;
      assert.equal(findingsAbout(faq([question(asked, answer)])), [
        [
          'A question and its answer are in each other’s place.',
          `Write question(${order}), or end the question with a question mark.`,
          `${SECTION}.questions.0.question`,
        ],
      ]);
    });

  const RIGHT_TEXTS: readonly (readonly [asked: string, answer: string])[] = [
    ['Does it hurt?', 'Who has not asked that?'],
    ['Afraid of needles', 'Why not tell us before we begin?'],
    ['I am afraid of needles.', 'You are not alone. Shall we talk about it first?'],
    ['I am on tablets. Is that a problem?', 'Have you asked your doctor?'],
    ['Tell me about parking.', 'There are two spaces behind the building.'],
  ];
  for (const [asked, answer] of RIGHT_TEXTS)
    test(`the question “${asked}” with the answer “${answer}” is not reported`, () =>
      assert.equal(findingsAbout(faq([question(asked, answer)])), []));

  test('an answer that cannot be read is reported alone', () =>
    assert.is(findingsAbout(faq([question('Does it hurt.', 'A \u0007 little?')])).length, 1));

  test('a wrong value in its own place is reported at that value', () =>
    assert.equal(
      findingsAbout(policy('Privacy', 'privacy.txt', { updated: '2026-11-28' })).map(([, , path]) => path),
      [`${SECTION}.file`],
    ));

  test('two values that are wrong in both orders are two mistakes', () =>
    assert.equal(
      findingsAbout(called(journey, 5, 'Your visit')).map(([, , path]) => path),
      [`${SECTION}.title`, `${SECTION}.steps`],
    ));

  const COURSES: readonly (readonly [values: readonly unknown[], message: string, code: string])[] = [
    [
      ['Course of six', 6, '£204'],
      'Only “label” is before the braces of course().',
      "course('Course of six', { sessions: 6, price: '£204' })",
    ],
    [
      ['Course of six', '£204', 6],
      'Only “label” is before the braces of course().',
      "course('Course of six', { price: '£204', sessions: 6 })",
    ],
    [
      ['Course of six', 6, { price: '£204', note: 'Weekly' }],
      'Only “label” is before the braces of course().',
      "course('Course of six', { sessions: 6, price: '£204', note: 'Weekly' })",
    ],
    [
      [{ sessions: 6, price: '£204' }, 'Course of six'],
      'The values of course() are in each other’s place.',
      "course('Course of six', { sessions: 6, price: '£204' })",
    ],
    [
      [{ label: 'Course of six', sessions: 6, price: '£204' }],
      'course() takes “label” before its braces.',
      "course('Course of six', { sessions: 6, price: '£204' })",
    ],
  ];
  for (const [values, message, code] of COURSES)
    test(`${code} is the advice for course(${JSON.stringify(values).slice(1, -1)})`, () => {
      const path = 'catalogue.massage.packages';
      const { findings } = parse(withValues(minimal, { [path]: [called(course, ...values)] }));
      assert.equal(
        findings.map((finding) => [finding.message, finding.help, formatPath(finding.path ?? [])]),
        [[message, `Write ${code}.`, `${path}.0`]],
      );
    });

  test('a course with a price alone has a finding that names the field', () =>
    assert.equal(
      parse(
        withValues(minimal, { 'catalogue.massage.packages': [called(course, 'Course of six', '£204')] }),
      ).findings.map(({ help }) => help),
      ["Write it in braces, after the name of its field: { price: '£204' }."],
    ));
});
