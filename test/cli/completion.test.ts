/** `site completion` prints scripts with which shells complete the commands. */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import * as assert from 'uvu/assert';
import { completionScript, SHELLS } from '../../cli/completion/index.ts';
import { cli } from '../support/run-cli.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** A small program with each kind of option and argument. */
const program = new Command('tool').version('1.0.0');
program
  .command('check')
  .description("check it: all [of] it, the owner’s and everybody's")
  .addOption(new Option('--format <form>', 'the format').choices(['pretty', 'json', 'junit']))
  .option('-c, --config <file>', 'the config')
  .option('--out <folder>', 'the folder')
  .option('--at <date>', 'a day')
  .option('--rule <name...>', 'rules')
  .option('--strict', 'be strict');
program
  .command('host')
  .description('print')
  .addArgument(new Argument('<server>').choices(['nginx', 'caddy', 'apache']));
program.command('init').description('write').argument('<folder>');
program.command('explain').description('explain').argument('[rule]');

/** The words that are offered after a line, by the shell. */
const CASES: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['tool ch', ['check']],
  ['tool check --f', ['--format']],
  ['tool check --format ', ['json', 'junit', 'pretty']],
  ['tool check --format p', ['pretty']],
  ['tool check --strict --format ju', ['junit']],
  ['tool check --at 2', []],
  ['tool host a', ['apache']],
  ['tool host ', ['apache', 'caddy', 'nginx']],
  ['tool explain price/from-', ['price/from-exact', 'price/from-open']],
  ['tool check --rule privacy/re', ['privacy/register']],
  ['tool init o', ['one folder']],
  ['tool check --config o', ['one folder', 'one.ts']],
  ['tool check -c o', ['one folder', 'one.ts']],
  ['tool check --out o', ['one folder']],
];

/** Returns the words that a shell offers after a line, in alphabetical order. */
function offered(shell: string, line: string, folder: string): readonly string[] {
  const script = completionScript(shell, program);
  const { stdout, stderr, status } =
    shell === 'bash'
      ? spawnSync(
          'bash',
          [
            '--norc',
            '-c',
            `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tool; printf '%s\\n' "\${COMPREPLY[@]}"`,
            'bash',
            ...line.split(' '),
          ],
          { cwd: folder, encoding: 'utf8' },
        )
      : spawnSync('fish', ['--no-config', '-c', `${script}\ncomplete -C '${line}'`], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, HOME: folder },
        });
  assert.equal([status, stderr], [0, ''], line);
  const words = stdout.split('\n').map((text) => text.replace(/\t.*/, '').replace(/\/$/, ''));
  return words.filter(Boolean).sort();
}

const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

for (const shell of ['bash', 'fish'].filter(isInstalled))
  suite(`completion in ${shell}`, (test) => {
    for (const [line, words] of CASES)
      test(`“${line}” is completed by ${words.join(', ') || 'nothing'}`, () =>
        inFolder(async (folder) => {
          await mkdir(join(folder, 'one folder'));
          await writeFile(join(folder, 'one.ts'), '');
          assert.equal(offered(shell, line, folder), words);
        }));
  });

suite('completion in bash', (test) => {
  test('completes the value of an option after “=”, which bash takes for a word', () =>
    inFolder(async (folder) => {
      assert.equal(offered('bash', 'tool check --format = j', folder), ['json', 'junit']);
      assert.equal(offered('bash', 'tool check --format =', folder), ['json', 'junit', 'pretty']);
    }));
});

suite('the scripts', (test) => {
  const zsh = completionScript('zsh', program);

  test('the script for zsh describes commands, options and values', () => {
    assert.match(zsh, /^#compdef tool\n/);
    assert.match(zsh, `'check:check it: all [of] it, the owner’s and everybody'\\''s'`);
    assert.match(zsh, `'*--format=[the format]: :(pretty json junit)'`);
    assert.match(zsh, `'*--config=[the config]: :_files' '*-c[the config]: :_files'`);
    assert.match(zsh, `'*--out=[the folder]: :_files -/'`);
    assert.match(zsh, `'*--strict[be strict]'`);
    assert.match(zsh, `'*: :(nginx caddy apache)' ;;`);
  });

  for (const shell of SHELLS.filter(isInstalled))
    test(`${shell} accepts its script for every command of the tool`, () =>
      inFolder(async (folder) => {
        const { code, stdout } = await cli(['completion', shell]);
        assert.is(code, 0);
        const file = join(folder, 'script');
        await writeFile(file, stdout);
        const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
        assert.equal([status, stderr], [0, '']);
        for (const word of ['upcoming', 'completion', 'markdown', 'github-pages', 'privacy/policy', 'hosts'])
          assert.match(stdout, word);
      }));

  test('another shell is refused with the names of those that have a script', async () => {
    const { code, stderr } = await cli(['completion', 'tcsh']);
    assert.is(code, 2);
    assert.match(stderr, 'Allowed choices are bash, zsh, fish.');
  });
});
