import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relativePath } from '../../renderer/core/relative-path.ts';
import { slugOf } from '../../renderer/core/slug.ts';
import type { Answers } from './answers.ts';
import { COMPLETED, completeGitignore, type Existing } from './existing.ts';
import { fillTemplate } from './fill.ts';
import { manifestOf, toolSource } from './manifest.ts';
import type { PackedTool } from './pack.ts';

/** The files of a new site, by their paths in its folder. */
export type SiteFiles = ReadonlyMap<string, Uint8Array | string>;

interface SiteSources {
  /** The folder of the tool. */
  readonly tool: string;
  readonly packed: PackedTool;
  readonly existing: Existing;
  readonly answers: Answers;
  /** The name of the package if the clinic’s name gives none. */
  readonly fallbackName: string;
  readonly today: string;
}

/** The workflows for pull requests and for changes by themselves are the tool’s own. */
const WORKFLOWS = ['.github/workflows/site-check.yml', '.github/workflows/site-rebuild.yml'];

/** npm leaves files called .gitignore out of packages (https://docs.npmjs.com/cli/v11/using-npm/developers). */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/**
 * Returns every file to write: the template with the answers, the manifest, the workflows and the tool. A file that exists
 * is completed or left out.
 */
export async function siteFiles(sources: SiteSources): Promise<SiteFiles> {
  const { tool, packed, existing } = sources;
  const packedSource = `file:${packed.file}`;
  const source = toolSource(existing.manifest, packedSource);
  const files: readonly (readonly [string, Uint8Array | string])[] = [
    ...(await filledTemplate(sources)).map(
      ([path, text]) => [path, path === '.gitignore' ? completeGitignore(existing.ignored ?? '', text) : text] as const,
    ),
    ['package.json', await manifest(sources, source)],
    ...(await Promise.all(WORKFLOWS.map(async (path) => [path, await readFile(join(tool, path))] as const))),
    ...(source === packedSource ? [[packed.file, packed.bytes] as const] : []),
  ];
  return new Map(files.filter(([path]) => !existing.names.has(path) || COMPLETED.includes(path)));
}

/** Returns the files of the template that a site uses, with its answers. */
async function filledTemplate({ tool, answers, today }: SiteSources): Promise<readonly (readonly [string, string])[]> {
  const template = join(tool, 'template');
  const texts = await Promise.all(
    (await filesBelow(template)).map(async (path) => {
      const text = await readFile(join(template, path), 'utf8');
      return [RENAMED[path] ?? path, fillTemplate(text, answers, today)] as const;
    }),
  );
  const images = texts.find(([path]) => path === 'content/images.ts')?.[1] ?? '';
  return texts.filter(([path]) => !path.startsWith('content/images/') || images.includes(path.slice(15)));
}

/** Returns the manifest of a site, with the version of the compiler that the tool is tested with. */
async function manifest({ tool, answers, fallbackName, existing }: SiteSources, source: string): Promise<string> {
  const own: { devDependencies: { typescript: string }; engines: object } = JSON.parse(
    await readFile(join(tool, 'package.json'), 'utf8'),
  );
  const name = slugOf(answers.name ?? '') || slugOf(fallbackName) || 'clinic';
  const facts = { name, source, engines: own.engines, typescript: own.devDependencies.typescript };
  return manifestOf(facts, existing.manifest);
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
