import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { absent, hasCode } from './errors.ts';

/** Returns the folder, or the nearest one above it that exists. */
export const existingFolder = async (folder: string): Promise<string> =>
  (await stat(folder).catch(absent)) ? folder : existingFolder(dirname(folder));

/**
 * Creates a folder and its parents. Node's recursive `mkdir` reports ENOENT instead of the true error if the disk is
 * read-only.
 */
export async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (!hasCode(error)) throw error;
    if (error.code === 'ENOENT' && dirname(path) !== path) {
      await makeFolders(dirname(path));
      return makeFolders(path);
    }
    if (error.code !== 'EEXIST') throw error;
    const entry = await lstat(path).catch(absent);
    // Another process has removed it since.
    if (!entry) return makeFolders(path);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await stat(path)).isDirectory());
    if (!isFolder) throw error;
  }
}
