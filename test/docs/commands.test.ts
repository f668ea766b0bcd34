/** docs/commands.md and README have every command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { commandReference, program } from '../reference/commands.ts';
import { cli } from '../support/run-cli.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const names = program().commands.map((command) => command.name());
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

suite('docs/commands.md', (test) => {
  test('is the help of the program, as `npm run reference` writes it', () =>
    assert.is(read('docs/commands.md'), commandReference(), 'Run `npm run reference`.'));

  test('has a section for every command', () => {
    assert.ok(names.length > 15);
    assert.equal(
      [...commandReference().matchAll(/^## site (.+)$/gm)].map(([, name]) => name),
      names,
    );
  });

  test('has no help that is wider than its page', () =>
    assert.equal(
      commandReference()
        .split('\n')
        .filter((line) => line.length > 120),
      [],
    ));
});

suite('the table of commands in README', (test) => {
  test('names every command once', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `site '));
    const named = rows.flatMap((row) =>
      [...row.slice(0, row.indexOf('|', 1)).matchAll(/`(?:site )?([a-z]+)/g)].map(([, name]) => name),
    );
    assert.equal(named.toSorted(), names.toSorted());
  });
});

suite('site --help', (test) => {
  test('lists every command in one line', async () => {
    const { stdout, code } = await cli(['--help']);
    assert.is(code, 0);
    for (const command of program().commands)
      assert.match(stdout, new RegExp(`^ {2}${command.name()} +${command.summary()}$`, 'm'));
  });

  test('is shorter than a screen of 50 lines', async () => {
    const { stdout } = await cli(['--help']);
    assert.ok(stdout.split('\n').length <= 50, stdout);
  });
});
