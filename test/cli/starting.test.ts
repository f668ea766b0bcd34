/** An editor, a build and the tests often start at the same time, on a new machine or after an update. */
import { cp, mkdir, readdir, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cliProcess } from '../support/run-cli.ts';
import { inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PROCESSES = 6;
const ROUNDS = 3;

/** A program that loads a part of itself after its start, as commands do. */
const PROGRAM = {
  'cli/main.ts': `
    import { answer } from '../renderer/answer.ts';
    export const main = async () => { process.stdout.write((await import('./late.ts')).late(answer)); return 0; };
  `,
  'cli/late.ts': "export const late = (text: string) => 'Started: ' + text;",
  'renderer/answer.ts': "import { yes } from './words.json'; export const answer: string = yes;",
  'renderer/words.json': '{ "yes": "yes" }',
  'components/none.ts': 'export {};',
};

/** Copies the launcher with a program that takes no time to bundle, so that the processes meet more often. */
const inTool = (run: (tool: string, programs: string) => Promise<void>): Promise<void> =>
  inFolder(async (tool) => {
    await writeFiles(tool, PROGRAM);
    for (const name of ['site.mjs', 'bundle.mjs', 'program-folders.mjs', 'load.mjs', 'checksum.mjs'])
      await cp(join(ROOT, 'cli', name), join(tool, 'cli', name));
    await cp(join(ROOT, 'package.json'), join(tool, 'package.json'));
    await symlink(join(ROOT, 'node_modules'), join(tool, 'node_modules'));
    await run(tool, join(tool, '.cache', 'program'));
  });

async function allStart(tool: string): Promise<void> {
  const results = await Promise.all(Array.from({ length: PROCESSES }, () => cliProcess([], { tool, cwd: tool })));
  assert.equal(
    results.filter(({ code, stdout }) => code !== 0 || stdout !== 'Started: yes'),
    [],
  );
}

const bundlesIn = async (programs: string): Promise<readonly string[]> =>
  (await readdir(programs)).filter((name) => /^[0-9a-f]{16}/.test(name));

const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000);

suite('a fresh clone', (test) => {
  test('says how to install the packages that are missing', () =>
    inTool(async (tool) => {
      await rm(join(tool, 'node_modules'));
      const { code, stderr } = await cliProcess([], { tool, cwd: tool });
      assert.is(code, 3);
      assert.match(stderr, /Cannot find package .*\nPackages are missing: run “npm install” first\.\n$/);
    }));
});

suite('processes that start at once', (test) => {
  test('all start with an empty cache, and leave one program', () =>
    inTool(async (tool, programs) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await rm(programs, { recursive: true, force: true });
        await allStart(tool);
        assert.is((await readdir(programs)).length, 1);
      }
    }));

  test('the program is compiled again after a file of values has changed', () =>
    inTool(async (tool) => {
      await allStart(tool);
      await writeFile(join(tool, 'renderer', 'words.json'), '{ "yes": "certainly" }');
      assert.is((await cliProcess([], { tool, cwd: tool })).stdout, 'Started: certainly');
    }));

  test('all start if the cached program is damaged', () =>
    inTool(async (tool, programs) => {
      await allStart(tool);
      const [name = ''] = await bundlesIn(programs);
      await truncate(join(programs, name, 'main.js'), 100);
      for (let round = 0; round < ROUNDS; round += 1) await allStart(tool);
    }));

  test('all start while they delete many old programs', () =>
    inTool(async (tool, programs) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await writeFile(join(tool, 'renderer', 'answer.ts'), `export const answer = 'yes'; // ${round}`);
        for (let old = 0; old < 40; old += 1) {
          const folder = join(programs, `old-${round}-${old}`);
          await mkdir(folder, { recursive: true });
          await writeFile(join(folder, 'main.js'), 'old');
          await utimes(folder, twoDaysAgo(), twoDaysAgo());
        }
        await allStart(tool);
        assert.equal(
          (await readdir(programs)).filter((each) => each.startsWith('old')),
          [],
        );
      }
    }));

  test('a program that is used is not deleted, however old it is', () =>
    inTool(async (tool, programs) => {
      await cliProcess([], { tool, cwd: tool });
      const [name = ''] = await bundlesIn(programs);
      const folder = join(programs, name);
      await utimes(folder, twoDaysAgo(), twoDaysAgo());
      await cliProcess([], { tool, cwd: tool });
      await writeFile(join(tool, 'renderer', 'answer.ts'), "export const answer = 'no';");
      await cliProcess([], { tool, cwd: tool });
      assert.ok((await stat(folder)).isDirectory());
    }));
});
