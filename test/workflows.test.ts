import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import yaml from 'yaml';
import { FAULTY } from './support/reports.ts';
import { inFolder, ROOT, writeFiles } from './support/sites.ts';
import { suite } from './support/suite.ts';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const workflow = async (name: string): Promise<Workflow> =>
  yaml.parse(await readFile(join(ROOT, '.github/workflows', name), 'utf8'));

const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

const siteCheck = await workflow('site-check.yml');
const named = (name: string): Step => {
  const step = stepsOf(siteCheck).find((one) => one.name === name);
  if (!step) throw new Error(`The workflow has no step “${name}”.`);
  return step;
};

/** Runs a step like the CI runner (bash -e), with this tool instead of the installed one. */
const runIn = (folder: string, { run = '' }: Step) => {
  const script = run.replaceAll('npx site', `"${process.execPath}" "${join(ROOT, 'cli/site.mjs')}"`);
  const env = { ...process.env, NO_COLOR: '1' };
  return spawnSync('bash', ['-e', '-c', script], { cwd: folder, encoding: 'utf8', env });
};

const inSite = <T>(config: string, run: (folder: string) => T | Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const dot = await readFile(join(ROOT, 'test/sites/minimal/content/images/dot.svg'), 'utf8');
    await writeFiles(folder, { 'site.config.ts': config, 'content/images/dot.svg': dot });
    return run(folder);
  });

suite('the workflow for pull requests', (test) => {
  test('runs for each pull request', () => assert.ok('pull_request' in siteCheck.on));

  test('annotates the findings, and fails for an error', () =>
    inSite(FAULTY, (folder) => {
      const { status, stdout } = runIn(folder, named('Check'));
      assert.is(status, 1);
      assert.match(
        stdout,
        /^::error file=site\.config\.ts,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=link\/anchor::/,
      );
      assert.match(stdout, /\n::warning file=site\.config\.ts,/);
    }));

  test('passes if there are only warnings', () =>
    inSite(FAULTY.replace('#prizes', ''), (folder) => {
      const { status, stdout } = runIn(folder, named('Check'));
      assert.is(status, 0, stdout);
      assert.match(stdout, /^::warning /);
    }));

  test('creates the report for code scanning even if the check has failed', () =>
    inSite(FAULTY, async (folder) => {
      const step = named('Report for code scanning');
      assert.is(step.if, 'success() || failure()');
      const { status, stderr } = runIn(folder, step);
      assert.is(status, 0, stderr);
      const log: { version: string; runs: { results: unknown[] }[] } = JSON.parse(
        await readFile(join(folder, 'site-check.sarif'), 'utf8'),
      );
      assert.is(log.version, '2.1.0');
      assert.is(log.runs[0]?.results.length, 3);
    }));

  test('uploads that report', () => {
    const step = named('Send to code scanning');
    assert.match(step.uses ?? '', /^github\/codeql-action\/upload-sarif@v\d+$/);
    assert.match(step.if ?? '', /^\(success\(\) \|\| failure\(\)\) && /);
  });
});

suite('the workflow of tests', (test) => {
  test('runs the same commands as npm test', async () => {
    const steps = stepsOf(await workflow('test.yml'));
    assert.equal(
      steps.flatMap(({ run }) => run ?? []),
      ['npm test'],
    );
  });
});
