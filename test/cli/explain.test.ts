import * as assert from 'uvu/assert';
import { literal } from '../../cli/explain/literal.ts';
import { listExamples } from '../../renderer/check/rules/example.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { accept, standIn } from '../../renderer/config/index.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { cli } from '../support/run-cli.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Runs in an empty folder, because explaining a rule needs no config. */
const explain = (...args: readonly string[]) => inFolder((cwd) => cli(['explain', ...args], { cwd }));

suite('site explain', (test) => {
  test('prints what a rule checks, why, its source, and examples as config lines', async () => {
    const { code, stdout, stderr } = await explain('config/hours');
    assert.is(code, 0);
    assert.is(stderr, '');
    assert.is(
      stdout,
      `config/hours  error

Opening hours and breaks are within one day and end after they begin, and a closure does not end before it begins.

Why     Visitors who rely on the wrong hours find the clinic closed.
Source  https://schema.org/OpeningHoursSpecification
Change  This rule allows no exceptions. Correct the value.

Wrong: hours that end before they begin
    clinic.hours.monday: '17:00–09:00'

Wrong: a break without a duration
    clinic.hours.monday: '09:00–12:30, 12:30–17:00'

Wrong: a closure that ends before it begins
    clinic.closures: [{ from: '2026-12-27', to: '2026-12-24', reason: 'Christmas' }]

Right: a shorter Monday
    clinic.hours.monday: '10:00–16:00'

Right: a Monday with a break
    clinic.hours.monday: '09:00–12:30, 13:30–17:00'
`,
    );
  });

  test('prints how to accept a value and how to change the severity', async () => {
    const { stdout: facts } = await explain('price/unit');
    assert.match(
      facts,
      "Change  accept(value, 'price/unit', { reason: '…', until: '…' }) accepts one value until a date.\n",
    );
    const { stdout: judgement } = await explain('content/one-fact');
    assert.match(
      judgement,
      "accepts one value until a date; rules: { 'content/one-fact': 'off' }, 'warning' or 'error' in the config sets its severity.\n",
    );
    const { stdout: unsure } = await explain('price/unbacked');
    assert.match(
      unsure,
      'It only warns if the sentence itself does not say what costs this amount, or in a sentence with words that it does not know.\n',
    );
    assert.match(unsure, "; rules: { 'price/unbacked': 'error' } turns its warnings into errors.\n");
    const { stdout: mark } = await explain('release/stand-in');
    assert.match(mark, "Change  rules: { 'release/stand-in': 'off' }, 'warning' or 'error' in the config");
  });

  test('prints the files of an example under their names', async () => {
    const { stdout } = await explain('content/document');
    assert.match(stdout, "documents.guide: { file: 'guide.pdf', title: 'A guide' }");
    assert.match(stdout, '    content/documents/guide.pdf:\n      Drink water.\n');
  });

  test('prints a whole config if the rule is about the file', async () => {
    const { stdout } = await explain('config/syntax');
    assert.match(stdout, "Wrong: an extra comma\n    export default {\n      name: 'Small Practice',,\n    };\n");
  });

  test('lists every rule by family with its default severity if no name is given', async () => {
    const { code, stdout } = await explain();
    assert.is(code, 0);
    for (const name of RULE_NAMES) assert.match(stdout, new RegExp(`^  ${name} +(error  |warning)  [A-Z“]`, 'm'));
    assert.match(stdout, /^price: amounts, savings and sums\n {2}price\//m);
  });

  test('lists the rules of a family', async () => {
    const { code, stdout } = await explain('release');
    assert.is(code, 0);
    assert.match(
      stdout,
      /^release: what to replace before the site is published\n {2}release\/stand-in {5}warning {2}/,
    );
    assert.not.match(stdout, 'price/');
  });

  test('exits with status 2 and suggests a similar name for an unknown rule', async () => {
    const { code, stdout, stderr } = await explain('price/fro');
    assert.is(code, 2);
    assert.is(stdout, '');
    assert.is(stderr, 'There is no rule “price/fro”. Did you mean “price/from”? “npx site explain” lists all rules.\n');
  });
});

suite('values in explanations', (test) => {
  const read = (text: string): unknown => new Function('standIn', 'accept', `return (${text});`)(standIn, accept);

  for (const { name, bad, good } of ruleTexts)
    for (const example of [...listExamples(bad), ...listExamples(good)])
      if ('values' in example)
        test(`of ${name} (${example.shows}) evaluate to the same values`, () => {
          for (const value of Object.values(example.values)) assert.equal(read(literal(value)), value);
        });

  test('keep quotes, line breaks, lists and nested fields', () => {
    for (const value of [
      "it's",
      'two\nlines \\ one',
      7,
      true,
      [],
      {},
      ['a', ['b']],
      { '/a-b': [{ c: 'd'.repeat(90), e: ['f'.repeat(90)] }] },
      standIn('a', 'note'),
      accept(standIn('a', 'note'), 'price/from', { reason: 'a reason of twenty', until: '2027-01-01' }),
    ])
      assert.equal(read(literal(value)), value);
  });

  test('are on one line if they fit, otherwise on several', () => {
    assert.is(literal({ a: 'b', c: [1, 2] }), "{ a: 'b', c: [1, 2] }");
    assert.is(literal({ a: 'b'.repeat(80) }), `{\n  a: '${'b'.repeat(80)}',\n}`);
  });
});
