/** Calls of sections whose arguments are in each other’s place, or in braces although each has a place of its own. */
import * as assert from 'uvu/assert';
import { categoryCards, closing, faq, journey, policy, question, treatmentCards } from '../../renderer/config/index.ts';
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
});
