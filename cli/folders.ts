import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { absent, hasCode } from './errors.ts';

/** Makes a folder and those above it. Node’s own way says ENOENT where the disk may not be written. */
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
    // Somebody else has removed it since.
    if (!entry) return makeFolders(path);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await stat(path)).isDirectory());
    if (!isFolder) throw error;
  }
}
