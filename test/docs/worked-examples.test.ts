/** Carries out the two worked examples of CONTRIBUTING.md in a copy of the tool. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** A fenced block: a new file, or lines for a file that exists, at its end or after a given line. */
interface Block {
  readonly file: string;
  readonly after: string | undefined;
  readonly code: string;
}

const contributing = await readFile(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

function blocksOf(title: string): readonly Block[] {
  const [, chapter = ''] = contributing.split(`\n## Example: ${title}\n`);
  const [text = ''] = chapter.split('\n## ');
  return [...text.matchAll(/^```tsx? (\S+)(?: after (.*))?\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', after, code = '']) => ({ file, after, code }),
  );
}

async function carryOut({ file, after, code }: Block, folder: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8').catch(() => '');
  if (after !== undefined) assert.ok(before.includes(`${after}\n`), `${file} has no line “${after}”.`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, after === undefined ? before + code : before.replace(`${after}\n`, (line) => line + code));
}

/** A copy of the tool in which an example was carried out, with the smallest site. */
async function copyWith(title: string, folder: string, edits: Readonly<Record<string, string>>): Promise<string> {
  for (const name of ['cli', 'renderer', 'components', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await builtCopy('minimal', join(folder, 'site'), edits);
  for (const block of blocksOf(title)) await carryOut(block, folder);
  return folder;
}

const run = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    cwd: join(folder, 'site'),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Several threads would do the same work twice, because each checks what its files import. */
const typeErrors = (folder: string): string =>
  run(folder, TSC, '--noEmit', '--singleThreaded', '-p', join(folder, 'tsconfig.json')).stdout;

suite('the worked examples of CONTRIBUTING.md', (test) => {
  test('“add a rule” takes one new file and two lines, and the rule reports its bad example', () =>
    inFolder(async (root) => {
      assert.equal(
        blocksOf('add a rule').map(({ code }) => code.trim().split('\n').length === 1),
        [false, true, true],
      );
      const folder = await copyWith('add a rule', root, {
        "tagline: 'One thing, done well'": `tagline: '${'One thing, done well, '.repeat(4).trim()}'`,
      });
      assert.is(typeErrors(folder), '');
      const site = join(folder, 'cli/site.mjs');
      assert.match(run(folder, site, 'check').stdout, /The tagline has 87 characters\. {2}seo\/tagline/);
      assert.match(run(folder, site, 'explain', 'seo/tagline').stdout, /at most 60 characters/);
    }));

  test('“add a section” takes one line in each of two lists, and the page shows the section', () =>
    inFolder(async (root) => {
      const lines = blocksOf('add a section').filter(({ code }) => code.trim().split('\n').length === 1);
      assert.equal(
        lines.map(({ file }) => file),
        ['renderer/config/sections/index.ts', 'renderer/pages/sections/index.ts'],
      );
      const folder = await copyWith('add a section', root, {
        'hero, ': 'hero, notice, ',
        "to: '/' }] })],": "to: '/' }] }), notice({ title: 'Closed on Friday', text: 'We are back on Monday.' })],",
      });
      assert.is(typeErrors(folder), '');
      const built = run(folder, join(folder, 'cli/site.mjs'), 'build');
      assert.is(built.status, 0, built.stdout + built.stderr);
      assert.match(await readFile(join(folder, 'site/dist/404.html'), 'utf8'), /Closed on Friday<\/h2>/);
    }));
});
