import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../../renderer/core/relative-path.ts';
import type { Answers } from './answers.ts';
import { fillTemplate, slugOf } from './fill.ts';
import type { PackedTool } from './pack.ts';

/** The files of a new site, by their paths in its folder. */
export type SiteFiles = ReadonlyMap<string, Uint8Array | string>;

export interface SiteSources {
  /** The folder of the tool. */
  readonly tool: string;
  readonly packed: PackedTool;
  readonly answers: Answers;
  /** The name of the package if the clinic’s name gives none. */
  readonly fallbackName: string;
  readonly today: string;
}

/** The workflows for pull requests and for changes by themselves are the tool’s own. */
const WORKFLOWS = ['.github/workflows/site-check.yml', '.github/workflows/site-rebuild.yml'];

/** npm leaves files called .gitignore out of packages (https://docs.npmjs.com/cli/v11/using-npm/developers). */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** Returns every file of a new site: the template with the answers, the manifest, the workflows and the tool. */
export async function siteFiles({ tool, packed, answers, fallbackName, today }: SiteSources): Promise<SiteFiles> {
  const template = join(tool, 'template');
  const texts = await Promise.all(
    (await filesBelow(template)).map(async (path) => {
      const text = await readFile(join(template, path), 'utf8');
      return [RENAMED[path] ?? path, fillTemplate(text, answers, today)] as const;
    }),
  );
  const workflows = await Promise.all(WORKFLOWS.map(async (path) => [path, await readFile(join(tool, path))] as const));
  const images = texts.find(([path]) => path === 'content/images.ts')?.[1] ?? '';
  const isUsed = (path: string) => !path.startsWith('content/images/') || images.includes(path.slice(15));
  return new Map<string, Uint8Array | string>([
    ...texts.filter(([path]) => isUsed(path)),
    ['package.json', await manifest(tool, packed.file, slugOf(answers.name ?? '') || slugOf(fallbackName) || 'clinic')],
    ...workflows,
    [packed.file, packed.bytes],
  ]);
}

/** What commands write beside a config, if somebody has checked or built the template itself. */
const GENERATED = /^(?:\.cache|dist)\//;

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !GENERATED.test(path))
    .sort();
}

/** Returns the manifest of a site, with the version of the compiler that the tool is tested with. */
async function manifest(tool: string, packed: string, name: string): Promise<string> {
  const own: { devDependencies: { typescript: string }; engines: object } = JSON.parse(
    await readFile(join(tool, 'package.json'), 'utf8'),
  );
  const site = {
    name,
    private: true,
    type: 'module',
    engines: own.engines,
    scripts: { prestart: 'npm install --no-audit --no-fund', start: 'site build && site preview' },
    dependencies: { 'clinic-site': `file:${packed}` },
    devDependencies: { typescript: own.devDependencies.typescript },
  };
  return `${JSON.stringify(site, null, 2)}\n`;
}
