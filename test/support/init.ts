import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cli } from './run-cli.ts';

/** Runs `site init` in a folder. */
export const init = (cwd: string, ...args: readonly string[]) => cli(['init', ...args], { cwd });

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
