import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { UsageError } from '../context.ts';
import { absent } from '../errors.ts';
import { type OwnManifest, readManifest } from './manifest.ts';

/** What is already in the folder of a new site. */
export interface Existing {
  readonly names: ReadonlySet<string>;
  readonly manifest?: OwnManifest | undefined;
  /** The text of .gitignore. */
  readonly ignored?: string | undefined;
}

/** Files that are completed instead of kept as they are. */
export const COMPLETED: readonly string[] = ['package.json', '.gitignore'];

/** What npm, git, GitHub, an editor or macOS writes into the folder of a new project. All of it is kept. */
const HARMLESS = new Set([
  ...COMPLETED,
  ...['package-lock.json', 'node_modules', '.npmrc', '.nvmrc', '.node-version', '.editorconfig'],
  ...['.git', '.gitattributes', 'LICENSE', 'LICENSE.md', 'LICENSE.txt', 'README.md'],
  ...['.vscode', '.idea', '.DS_Store', 'Thumbs.db'],
]);

/** The tool, from which the owner has installed it. */
const TOOL = /^clinic-site-.*\.tgz$/;

const MAX_NAMES = 3;

/** Reads a folder. Throws an error if it is a file, or contains anything but what HARMLESS lists. */
export async function readExisting(folder: string, shown: string): Promise<Existing> {
  const stats = await stat(folder).catch(absent);
  if (stats && !stats.isDirectory()) throw new UsageError(`${shown} is a file. Choose a new or empty folder.`);
  const entries = stats ? await readdir(folder, { withFileTypes: true }) : [];
  const inTheWay = entries
    .filter((entry) => (COMPLETED.includes(entry.name) ? !entry.isFile() : !isHarmless(entry.name)))
    .map(({ name }) => `“${escapeForTerminal(name)}”`)
    .sort();
  if (inTheWay.length > 0)
    throw new UsageError(
      `${shown} contains ${namesOf(inTheWay)}. Move that elsewhere, or choose a new or empty folder.`,
    );
  const names = new Set(entries.map(({ name }) => name));
  const read = async (name: string) => (names.has(name) ? readFile(join(folder, name), 'utf8') : undefined);
  const manifest = await read('package.json');
  return {
    names,
    manifest: manifest === undefined ? undefined : readManifest(manifest),
    ignored: await read('.gitignore'),
  };
}

const isHarmless = (name: string): boolean => HARMLESS.has(name) || TOOL.test(name);

/** Returns “a”, “a and b”, or “a, b, c and 4 more”. */
const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format([
    ...names.slice(0, MAX_NAMES),
    ...(names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : []),
  ]);

/** Adds the lines of the template that a .gitignore lacks. A slash at either end does not change what is ignored here. */
export function completeGitignore(existing: string, template: string): string {
  const ignored = new Set(existing.split(/\r?\n/).map(withoutSlashes));
  const missing = template.split('\n').filter((line) => line !== '' && !ignored.has(withoutSlashes(line)));
  const start = existing === '' || existing.endsWith('\n') ? existing : `${existing}\n`;
  return start + missing.map((line) => `${line}\n`).join('');
}

const withoutSlashes = (line: string): string => line.trim().replace(/^\/|\/$/g, '');
