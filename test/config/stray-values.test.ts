/** Values of a call that are not in braces, after the name of a field. */
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

/** What a call with a text in place of its fields returns: the letters are fields. */
const spread = (kind: string, fields: object, ...texts: readonly string[]) => ({
  kind,
  ...fields,
  ...Object.assign({}, ...texts.map((text) => ({ ...[...text] }))),
});

const SECTION = 'pages./.1';
const named = (text: string, field: string): readonly [message: string, help: string] => [
  `“${text}” has no field name here.`,
  `Write it in braces, after the name of its field: { ${field}: '${text}' }.`,
];

const IN_BRACES = ' begins with a list, although all its values belong in braces.';

suite('a value without the name of a field', (test) => {
  const cases: readonly (readonly [what: string, path: string, value: unknown, message: string, help: string])[] = [
    [
      'a second text',
      SECTION,
      spread('closing', { title: 'Book' }, 'Choose a time'),
      ...named('Choose a time', 'text'),
    ],
    ['the only text of a hero', SECTION, spread('hero', {}, 'The team'), ...named('The team', 'title')],
    [
      'a date',
      SECTION,
      spread('policy', { title: 'Privacy', file: 'a.md' }, '2026-11-28'),
      ...named('2026-11-28', 'updated'),
    ],
    [
      'the price of a course',
      'catalogue.massage.packages',
      [{ label: 'Course of five', 0: '£220' }],
      ...named('£220', 'price'),
    ],
    [
      'a third text of a question',
      `${SECTION}`,
      { kind: 'faq', questions: [{ question: 'Does it hurt?', answer: 'No.', 0: 'Ask us.' }] },
      '“Ask us.” has no field name here.',
      'There is no field left for it: join it with the text before it, or remove it.',
    ],
    [
      'a list before the braces of a section without lists',
      SECTION,
      { kind: 'priceTable', 0: 'massage' },
      `priceTable()${IN_BRACES}`,
      'Remove the list, as in priceTable().',
    ],
    [
      'a list before the braces of a section with a title',
      SECTION,
      { kind: 'programmes', 0: 'running' },
      `programmes()${IN_BRACES}`,
      "Remove the list, and keep what is in braces, as in programmes({ title: 'Programmes', department: 'main' }).",
    ],
    [
      'a list before the braces of a section with a list',
      SECTION,
      { kind: 'catalogueGroups', 0: 'hands' },
      `catalogueGroups()${IN_BRACES}`,
      "Write the list in the braces, after the name of its field: catalogueGroups({ categories: ['hands'], … }).",
    ],
  ];
  for (const [what, path, value, message, help] of cases)
    test(`${what} is reported once, with the field that it can be`, () => {
      const { site, findings } = parse(withValues(minimal, { [path]: value }));
      assert.is(site, undefined);
      assert.equal(
        findings.map((finding) => [finding.message, finding.help]),
        [[message, help]],
      );
    });

  test('a text in place of a list is the only mistake of a call, and not the letters behind it', () => {
    const { findings } = parse(withValues(minimal, { [SECTION]: spread('people', { people: 'jo' }, 'kim') }));
    assert.equal(
      findings.map(({ path = [], message }) => [formatPath(path), message]),
      [[`${SECTION}.people`, '“jo” is not a list in square brackets.']],
    );
  });
});
