import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type EmitIo, type Kind, STAGING } from '../renderer/output/emit-io.ts';
import { UsageError } from './context.ts';
import { absent, hasCode } from './errors.ts';
import { existingFolder, makeFolders } from './folders.ts';
import { type LockOptions, lockOutput } from './output-lock.ts';
import { stamps } from './stamps.ts';

export interface OutputOptions extends LockOptions {
  readonly cache: string;
  readonly protectedFolders?: readonly string[];
}

/** Returns the effects on the output folder. */
export const outputIo = (options: OutputOptions): Omit<EmitIo, 'read' | 'progress'> => ({
  protectedFolders: options.protectedFolders ?? [],
  folderState,
  realPath: (path) => realpath(path).catch((error: unknown) => absent(error) ?? path),
  listEntries,
  stamps,
  lock: (staging) => lockOutput(staging, options),
  stageFile: (path, bytes) => {
    if (options.stop?.aborted) throw new UsageError('Stopped. The folder is unchanged.');
    return stageFile(path, bytes);
  },
  makeFolder: makeFolders,
  moveIntoPlace,
  remove: async (folder, path) => {
    await requireInside(folder, path);
    await rm(join(folder, path), { force: true });
  },
  removeEmptyFolders,
  stagingFor: (folder) => stagingFor(folder, options.cache),
  moveFolder,
});

async function folderState(path: string): ReturnType<EmitIo['folderState']> {
  const stats = await stat(path).catch(absent);
  if (!stats) return (await lstat(path).catch(absent)) ? 'dead link' : 'nothing';
  if (!stats.isDirectory()) return 'file';
  return (await readdir(path)).length === 0 ? 'empty folder' : 'filled folder';
}

const kindOf = (entry: Dirent): Kind => (entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file');

/** The folder may contain a git checkout that is used to publish the site. */
const isUnrelated = (path: string): boolean => ['.git', STAGING].includes(path.split(sep)[0] ?? '');

async function entriesBelow(folder: string): Promise<readonly (readonly [path: string, kind: Kind])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => [relative(folder, join(entry.parentPath, entry.name)), kindOf(entry)] as const)
    .filter(([path]) => !isUnrelated(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Lists everything in the folder; throws an error if a folder inside it cannot be read. */
async function listEntries(folder: string): ReturnType<EmitIo['listEntries']> {
  return new Map((await entriesBelow(folder)).map(([path, kind]) => [path.split(sep).join('/'), kind]));
}

async function stageFile(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolders(dirname(path));
  await writeFile(path, bytes, { flag: 'wx' });
}

async function moveIntoPlace(staged: string, folder: string, path: string): Promise<void> {
  await requireInside(folder, path);
  await rename(staged, join(folder, path));
}

/** Somebody may have created a symbolic link since the folder was listed. */
async function requireInside(folder: string, path: string): Promise<void> {
  const above = dirname(join(folder, path));
  const real = await realpath(above);
  if (real !== (await realpath(folder)) + above.slice(folder.length))
    throw new Error(`${above} points to ${real}, outside the output folder.`);
}

/** Removes empty folders, deepest first. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await entriesBelow(folder).catch(() => []);
  for (const [path, kind] of entries.toReversed())
    if (kind === 'folder') await rmdir(join(folder, path)).catch(() => undefined);
}

/** Uses a folder in the cache if it is on the same disk as the output folder. */
async function stagingFor(folder: string, cache: string): Promise<string | undefined> {
  const staging = join(cache, 'building', createHash('sha256').update(folder).digest('hex').slice(0, 16));
  try {
    await makeFolders(staging);
    // Another build may remove its empty staging folder at any moment, but not the folder that contains it.
    const { dev } = await stat(dirname(staging));
    return dev === (await stat(await existingFolder(dirname(folder)))).dev ? staging : undefined;
  } catch {
    return undefined;
  }
}

async function moveFolder(from: string, to: string): Promise<boolean> {
  await makeFolders(dirname(to));
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error) && ['ENOTEMPTY', 'EEXIST', 'EXDEV', 'EPERM', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}
