/** Tests the test runner: no test that failed, is missing or was skipped counts as passed. */
import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inFolder, ROOT, writeFiles } from './support/sites.ts';
import { suite } from './support/suite.ts';

interface Run {
  readonly code: number | null;
  readonly output: string;
}

interface Given {
  readonly wanted?: readonly string[];
  /** The environment variable `CI`; undefined if it is not set. */
  readonly ci?: string;
  /** The programs that run before the tests, as their source. */
  readonly tools?: Readonly<Record<string, string>>;
  /** How many files run at once. */
  readonly atOnce?: number;
  /** The durations of files for a first run. */
  readonly seconds?: Readonly<Record<string, number>>;
}

const PASSES = "import { suite } from 'SUITE'; suite('one', (test) => test('passes', () => {}));";
const FAILS =
  "import { suite } from 'SUITE'; suite('one', (test) => test('fails', () => { throw new Error('broken'); }));";
/** Fails on its first run, like a test that needs more of the machine than it gets. */
const FAILS_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
import { suite } from 'SUITE';
suite('one', (test) =>
  test('passes alone', () => {
    const hasRun = existsSync('has-run');
    writeFileSync('has-run', '');
    if (!hasRun) throw new Error('The machine is busy.');
  }));`;
const LEAVES_OUT = `process.stdout.write('LEFT OUT nginx: nginx is not installed (apt-get install nginx)\\n');${PASSES}`;

/** Runs the given test files like those of the project: `npm test`. */
const runOf = (
  files: Readonly<Record<string, string>>,
  { wanted = [], ci, tools = {}, atOnce = 2, seconds = {} }: Given = {},
): Promise<Run> =>
  inFolder(async (root) => {
    const suiteFile = join(ROOT, 'test', 'support', 'suite.ts');
    await writeFiles(
      join(root, 'test'),
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('SUITE', suiteFile)])),
    );
    const toolNames = Object.keys(tools).map((name) => [name, [`${name}.mjs`]]);
    await writeFiles(root, {
      ...Object.fromEntries(Object.entries(tools).map(([name, text]) => [`${name}.mjs`, text])),
      'test/none.txt': '',
      'run.mjs': `
import { runTests } from ${JSON.stringify(join(ROOT, 'test', 'run-tests.mjs'))};
const passed = await runTests({
  root: ${JSON.stringify(root)},
  folder: ${JSON.stringify(join(root, 'test'))},
  outdir: ${JSON.stringify(join(root, 'out'))},
  wanted: ${JSON.stringify(wanted)},
  atOnce: ${atOnce},
  seconds: ${JSON.stringify(seconds)},
  before: () => ({ tools: ${JSON.stringify(Object.fromEntries(toolNames))}, servers: {} }),
});
process.exitCode = passed ? 0 : 1;`,
    });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    const { CI: _, ...env } = process.env;
    return spawned(join(root, 'run.mjs'), { ...env, ...(ci === undefined ? {} : { CI: ci }) });
  });

const spawned = (script: string, env: NodeJS.ProcessEnv): Promise<Run> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script], { env });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }));
  });

const assertFailed = ({ code, output }: Run, name: string) => {
  assert.is(code, 1, output);
  assert.match(output, new RegExp(`^FAIL ${name}: `, 'm'));
  assert.match(output, `Failed: ${name}\n`);
};

/** Values of `CI` outside a CI service. */
const NOT_CI = [undefined, '', '0', 'false', 'FALSE'];

suite('a complete run', (test) => {
  test('succeeds and counts the tests if all of them pass', async () => {
    const { code, output } = await runOf({ 'one.test.ts': PASSES, 'two.test.ts': PASSES }, { ci: 'true' });
    assert.is(code, 0, output);
    assert.match(output, /^ok {3}one\.test\.ts: 1 passed/m);
    assert.match(output, '2 passed, 0 failed\n');
  });

  test('starts the longest files first, also in a first run, and a new file like one of 30 seconds', async () => {
    const names = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
    const { output } = await runOf(Object.fromEntries(names.map((name) => [name, PASSES])), {
      atOnce: 1,
      seconds: { 'a.test.ts': 29, 'c.test.ts': 31, 'd.test.ts': 32 },
    });
    const order = [...output.matchAll(/^ok {3}(.)\.test\.ts: 1 passed/gm)].map(([, name]) => name);
    assert.equal(order, ['d', 'c', 'b', 'a']);
  });

  test('fails if a test fails, and prints the failure', async () => {
    const run = await runOf({ 'good.test.ts': PASSES, 'one.test.ts': FAILS });
    assertFailed(run, 'one.test.ts');
    assert.match(run.output, 'broken');
    assert.match(run.output, '1 passed, 1 failed\n');
  });

  test('names a file that fails beside others and passes alone, prints its failure, and succeeds', async () => {
    const { code, output } = await runOf({ 'good.test.ts': PASSES, 'one.test.ts': FAILS_ONCE }, { ci: 'true' });
    assert.is(code, 0, output);
    assert.match(output, 'The machine is busy.');
    assert.match(output, /^UNSTEADY one\.test\.ts: /m);
    assert.match(output, '2 passed, 0 failed\n');
  });

  test('runs up to three files that fail a second time, and no file if more fail', async () => {
    const timesRun = async (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `${index}.test.ts`);
      const { code, output } = await runOf(Object.fromEntries(names.map((name) => [name, FAILS])));
      assert.is(code, 1, output);
      return output.match(/^ +broken$/gm)?.length;
    };
    assert.is(await timesRun(3), 6);
    assert.is(await timesRun(4), 4);
  });

  for (const [what, source] of [
    ['has no tests', 'export {};'],
    ['throws before its tests are defined', `throw new Error('early'); ${PASSES}`],
    ['ends before its tests have run', `process.exit(0); ${PASSES}`],
  ] as const)
    test(`fails if a file ${what}`, async () => assertFailed(await runOf({ 'one.test.ts': source }), 'one.test.ts'));

  test('fails if there is no test file', async () => assertFailed(await runOf({}), 'no test file matches'));

  test('fails if a program that runs before the tests fails, and prints what it reports', async () => {
    const tools = { types: "console.log('a type is wrong'); process.exit(2);" };
    const run = await runOf({ 'one.test.ts': PASSES }, { tools });
    assertFailed(run, 'types');
    assert.match(run.output, 'a type is wrong');
  });
});

suite('a run of some files', (test) => {
  test('runs only the files whose names contain a wanted word, and no other programs', async () => {
    const files = { 'one.test.ts': PASSES, 'two.test.ts': FAILS };
    const { code, output } = await runOf(files, { wanted: ['one'], tools: { types: 'process.exit(1);' } });
    assert.is(code, 0, output);
    assert.match(output, '1 passed, 0 failed\n');
  });

  test('fails if no file matches', async () =>
    assertFailed(await runOf({ 'one.test.ts': PASSES }, { wanted: ['other'] }), 'no test file matches'));

  test('fails if a file fails, and does not run it again', async () => {
    const run = await runOf({ 'one.test.ts': FAILS_ONCE }, { wanted: ['one'] });
    assertFailed(run, 'one.test.ts');
    assert.not.match(run.output, 'UNSTEADY');
  });
});

suite('tests of a server that is not installed', (test) => {
  for (const [what, given] of [
    ['a complete run in CI', { ci: 'true' }],
    ['a complete run with CI=1', { ci: '1' }],
    ['a run of some files with CI=woodpecker', { ci: 'woodpecker', wanted: ['hosts'] }],
  ] as const)
    test(`fail ${what}, with the reason and the fix`, async () => {
      const run = await runOf({ 'hosts/one.test.ts': LEAVES_OUT }, given);
      assertFailed(run, 'hosts/one.test.ts');
      assert.match(run.output, 'LEFT OUT nginx: nginx is not installed (apt-get install nginx)\n');
      assert.match(run.output, 'hosts/one.test.ts: in CI, no server may be missing.');
    });

  for (const ci of NOT_CI)
    test(`are left out with a message, with CI=${ci ?? '(not set)'}`, async () => {
      const files = { 'hosts/one.test.ts': LEAVES_OUT };
      const { code, output } = await runOf(files, { ...(ci === undefined ? {} : { ci }) });
      assert.is(code, 0, output);
      assert.match(output, 'LEFT OUT nginx: nginx is not installed (apt-get install nginx)\n');
    });

  test('fail a run in CI only if they test servers: not every account can fill a disk', async () => {
    const { code, output } = await runOf({ 'output/disk.test.ts': LEAVES_OUT }, { ci: 'true' });
    assert.is(code, 0, output);
  });
});
