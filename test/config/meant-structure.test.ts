/** Mistakes in the structure of the config that have one meaning: one finding, with what to write. */
import * as assert from 'uvu/assert';
import { groupByRootCause } from '../../renderer/check/root-cause.ts';
import { type DuplicateName, withDuplicates } from '../../renderer/config/duplicate-names.ts';
import { parse } from '../../renderer/config/parse.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

/** Each mistake in the smallest site, with the message and the advice of its only finding. */
const MISTAKES: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, string, string]>> = {
  'a required field under a name that resembles an optional one': [
    { 'catalogue.massage.packages': [{ name: 'Course of four', sessions: 4, price: '£200' }] },
    'Unknown field “name”.',
    'Did you mean “label”?',
  ],
  'the name of a treatment in place of an item of a menu': [
    {
      'pages./.2': {
        ...{ kind: 'pathways', title: 'Ways', text: 'Two.' },
        paths: [{ text: 'One.', image: 'dot', menu: ['massage'], action: { label: 'Book', to: '/go/visit' } }],
      },
    },
    '“massage” is not an object in braces.',
    "Write { treatment: 'massage' }",
  ],
  'both coordinates in one text': [
    { 'clinic.address.latitude': '53.7950, -1.5470' },
    '“53.7950, -1.5470” is not a number.',
    'These are two numbers. Write longitude: -1.5470, in its own line, and here, without quotation marks: latitude: 53.7950,',
  ],
  'a section that is not in a list': [
    { 'pages./': { kind: 'hero', title: 'Soon', lead: 'Come back.' } },
    'This is not a list in square brackets.',
    'Put square brackets around it: [hero(…)]',
  ],
  'a treatment in place of a category': [
    { 'catalogue.massage.category': 'cupping' },
    'There is no category “cupping”.',
    '“cupping” is the name of a treatment. Known names: hands.',
  ],
};

/** Findings in lines of their own, grouped by their causes. */
const causesIn = (values: Readonly<Record<string, unknown>>): readonly Finding[] =>
  groupByRootCause(
    parse(withValues(minimal, values)).findings.map((finding, index): Finding => {
      const line = index + 1;
      return { ...finding, location: { file: 'site.config.ts', line, column: 1, endLine: line, endColumn: 2 } };
    }),
  );

suite('a mistake in the structure of the config', (test) => {
  for (const [what, [values, message, help]] of Object.entries(MISTAKES))
    test(`${what} is one finding that says what to write`, () => {
      assert.equal(
        causesIn(values).map((finding) => [finding.message, finding.help]),
        [[message, help]],
      );
    });

  test('a page whose address has a capital letter is the cause of links that find no page', () => {
    const { '/treatments': treatments, ...others } = minimal.routes;
    const named = causesIn({ routes: { ...others, '/Treatments': treatments } });
    assert.equal(
      named.map(({ message, help }) => [message, help]),
      [['“/Treatments” cannot be the address of a page: it contains a capital letter.', 'Write “/treatments”.']],
    );
  });
});

suite('a name that two entries have', (test) => {
  const duplicate: DuplicateName = {
    rule: 'config/duplicate-name',
    severity: 'error',
    message: 'Twice.',
    help: 'Rename one of the two.',
    keys: ['catalogue', 'massage'],
  };
  const missing = (missingPath: string): Finding => ({
    rule: 'config/reference',
    severity: 'error',
    message: 'There is no such name.',
    missingPath,
  });

  test('is answered with the only name that the config uses but nothing has', () =>
    assert.equal(
      withDuplicates([missing('catalogue.cupping'), missing('catalogue.cupping.price')], [duplicate]).map(
        ({ help }) => help,
      ),
      ['Name one of the two “cupping”: other parts of the config use this name. Rename one of the two.'],
    ));

  test('is answered as usual if several names are missing, which stay findings', () =>
    assert.equal(
      withDuplicates([missing('catalogue.cupping'), missing('catalogue.scrub')], [duplicate]).map(({ help }) => help),
      ['Rename one of the two.', undefined, undefined],
    ));
});
