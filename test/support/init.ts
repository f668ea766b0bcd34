import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packTool } from '../../cli/init/pack.ts';
import { lazy } from '../../renderer/core/lazy.ts';
import { cli } from './run-cli.ts';
import { ROOT } from './sites.ts';

/** Runs `site init` in a folder. */
export const init = async (cwd: string, ...args: readonly string[]) =>
  cli(['init', ...args], { cwd, env: { npm_execpath: await quickNpm() } });

/** Runs `site init` in a folder with the real npm. */
export const initWithNpm = (cwd: string, ...args: readonly string[]) => cli(['init', ...args], { cwd });

/**
 * The path of a program in place of npm, which packs the tool by copying the package that npm makes once: npm takes longer
 * than the rest of `site init`.
 */
const quickNpm = lazy(async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { env } = process;
  const { file } = await packTool(ROOT, folder, { env, stop: new AbortController().signal });
  const program = join(folder, 'npm.js');
  await writeFile(
    program,
    `const { copyFileSync } = require('node:fs');
copyFileSync(${JSON.stringify(join(folder, file))}, \`\${process.argv.at(-1)}/${file}\`);
console.log('[{"filename": "${file}"}]');
`,
  );
  return program;
});

/** Returns the paths of all files below a folder, in order. */
export const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** The files of a site that `site init` writes into an empty folder. */
export const FILES = [
  '.github/workflows/site-check.yml',
  '.github/workflows/site-rebuild.yml',
  '.gitignore',
  'README.md',
  'clinic-site-0.1.0.tgz',
  'content/copy.ts',
  'content/images.ts',
  'content/images/house.svg',
  'content/images/icon.svg',
  'content/images/map.svg',
  'content/images/plan.svg',
  'content/images/portrait.svg',
  'content/images/room.svg',
  'content/policies/privacy.md',
  'package.json',
  'site.config.ts',
  'tsconfig.json',
];
