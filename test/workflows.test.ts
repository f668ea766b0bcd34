import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import yaml from 'yaml';
import { inGitSite } from './support/git-site.ts';
import { sarifErrors } from './support/report-schemas.ts';
import { FAULTY } from './support/reports.ts';
import { inFolder, ROOT, writeFiles } from './support/sites.ts';
import { suite } from './support/suite.ts';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const workflow = async (name: string): Promise<Workflow> =>
  yaml.parse(await readFile(join(ROOT, '.github/workflows', name), 'utf8'));

const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

const siteCheck = await workflow('site-check.yml');
const siteRebuild = await workflow('site-rebuild.yml');
const named = (name: string, of = siteCheck): Step => {
  const step = stepsOf(of).find((one) => one.name === name);
  if (!step) throw new Error(`The workflow has no step “${name}”.`);
  return step;
};

/** Runs a step like the CI runner (bash -e), with this tool instead of the installed one. */
const runIn = (folder: string, { run = '' }: Step, more: Readonly<Record<string, string>> = {}) => {
  const script = run.replaceAll('npx site', `"${process.execPath}" "${join(ROOT, 'cli/site.mjs')}"`);
  const env = { ...process.env, NO_COLOR: '1', ...more };
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

  const checked = (folder: string) =>
    runIn(folder, named('Check'), { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') });

  test('runs the check once', () =>
    assert.is(stepsOf(siteCheck).filter(({ run }) => run?.includes('npx site check')).length, 1));

  test('annotates the findings, summarises them, reports them to code scanning, and fails for an error', () =>
    inSite(FAULTY, async (folder) => {
      const { status, stdout } = checked(folder);
      assert.is(status, 1);
      assert.match(
        stdout,
        /^::error file=site\.config\.ts,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=link\/anchor::/,
      );
      assert.match(stdout, /\n::warning file=site\.config\.ts,/);
      assert.match(
        await readFile(join(folder, 'summary.md'), 'utf8'),
        /^<!-- site check -->\n\n### Site check failed: 1 error, 1 warning\n\n- /,
      );
      const sarif = await readFile(join(folder, 'site-check.sarif'), 'utf8');
      assert.equal(sarifErrors(sarif), []);
      assert.is(JSON.parse(sarif).runs[0].results.length, 3);
    }));

  test('passes if there are only warnings', () =>
    inSite(FAULTY.replace('#prizes', ''), (folder) => {
      const { status, stdout } = checked(folder);
      assert.is(status, 0, stdout);
      assert.match(stdout, /^::warning /);
    }));

  test('reports a config that cannot be read in the same ways', () =>
    inSite('export default {,};\n', async (folder) => {
      const { status, stdout } = checked(folder);
      assert.is(status, 2);
      assert.match(stdout, /^::error file=site\.config\.ts,line=1,/);
      assert.equal(sarifErrors(await readFile(join(folder, 'site-check.sarif'), 'utf8')), []);
    }));

  test('shows in the summary what changes for visitors, and fails if an address is broken', () =>
    inGitSite('calendar', async ({ folder, edit, commit, git }) => {
      assert.ok(stepsOf(siteCheck).some((step) => step.with?.['fetch-depth'] === 2));
      const step = named('What changes for visitors');
      assert.match(step.if ?? '', "github.event_name == 'pull_request'");
      const summary = join(folder, '.cache', 'summary.md');
      const run = () => runIn(folder, step, { GITHUB_STEP_SUMMARY: summary }).status;
      git('switch', '--quiet', '--create', 'next');
      await edit({ "phone: '0113 496 0000'": "phone: '0113 496 0001'" });
      commit();
      git('switch', '--quiet', '--detach', 'main');
      git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'next');
      await writeFiles(folder, { '.cache/summary.md': '' });
      assert.is(run(), 0);
      assert.match(await readFile(summary, 'utf8'), '| The phone of the clinic | 0113 496 0000 | 0113 496 0001 |');
      await edit({ "aliases: { '/home': { page: '/' } }": 'aliases: {}' });
      assert.is(run(), 1);
    }));

  test('uploads the report for code scanning, also if the check has failed', () => {
    const step = named('Send to code scanning');
    assert.match(step.uses ?? '', /^github\/codeql-action\/upload-sarif@v\d+$/);
    assert.match(step.if ?? '', /^\(success\(\) \|\| failure\(\)\) && hashFiles\('site-check\.sarif'\) != '' && /);
  });
});

/** Whether the workflow finds that a change is due, given the answer that the last rebuild has stored. */
const isDue = (stored: string | undefined, hook = 'https://host.example/hook') =>
  inFolder(async (folder) => {
    if (stored !== undefined) await writeFiles(folder, { '.cache/upcoming.json': stored });
    const output = join(folder, 'output');
    const env = { GITHUB_OUTPUT: output, SITE_DEPLOY_HOOK: hook };
    const { status, stderr } = runIn(folder, named('Is a change due?', siteRebuild), env);
    assert.is(status, 0, stderr);
    return (await readFile(output, 'utf8')).trim();
  });

const HOUR_MS = 3_600_000;
const storedNext = (fromNow: number) => JSON.stringify({ next: new Date(Date.now() + fromNow).toISOString() });

suite('the workflow that rebuilds the site', (test) => {
  test('runs every hour', () => assert.equal(siteRebuild.on.schedule, [{ cron: '2 * * * *' }]));

  test('builds a site that it has not built before', async () => assert.is(await isDue(undefined), 'due=true'));

  test('builds the site again once the moment of the next change has passed', async () => {
    assert.is(await isDue(storedNext(-HOUR_MS)), 'due=true');
    assert.is(await isDue(storedNext(HOUR_MS)), 'due=false');
  });

  test('never builds the same content again if no page changes by itself', async () =>
    assert.is(await isDue('{"next":null}'), 'due=false'));

  test('builds nothing without the address to deploy to', async () => {
    assert.is(await isDue(undefined, ''), 'due=false');
    assert.is(await isDue(storedNext(-HOUR_MS), ''), 'due=false');
  });

  test('stores the answer of site upcoming before it builds', () =>
    inSite(FAULTY, async (folder) => {
      const names = stepsOf(siteRebuild).map(({ name }) => name);
      assert.ok(names.indexOf('Ask for the next change') < names.indexOf('Build'));
      const { status, stderr } = runIn(folder, named('Ask for the next change', siteRebuild));
      assert.is(status, 0, stderr);
      const { next } = JSON.parse(await readFile(join(folder, '.cache/upcoming.json'), 'utf8'));
      assert.is(next, null);
    }));

  test('does nothing else unless a change is due', () => {
    const steps = stepsOf(siteRebuild);
    const rest = steps.slice(steps.indexOf(named('Is a change due?', siteRebuild)) + 1);
    assert.is(rest.length, 5);
    for (const step of rest) assert.is(step.if, "steps.due.outputs.due == 'true'");
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
