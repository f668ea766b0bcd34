import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmitIo, STAGING } from '../renderer/output/emit-io.ts';
import { absent } from './errors.ts';

/**
 * Some file systems store times in steps of two seconds (https://learn.microsoft.com/windows/win32/sysinfo/file-times).
 * Two changes within one tick of the clock look like one, so the state of a folder is reliable only after this time.
 */
const MAX_TIME_STEP_NS = 2_000_000_000n;

/**
 * Returns the state of a folder. No program can set the time of the last change of a file (ctime), so an edited file
 * has another stamp even if its size and its modification time are the same.
 */
export async function stamps(folder: string): ReturnType<EmitIo['stamps']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  if (!entries) return undefined;
  const own = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) })).sort(byPath);
  if (own.some(({ entry }) => entry.isSymbolicLink() || [STAGING, '.git'].includes(entry.name))) return undefined;
  const stats = await Promise.all(own.map(({ path }) => stat(path, { bigint: true }).catch(absent)));
  const now = BigInt(Date.now()) * 1_000_000n;
  const lines: string[] = [];
  for (const [index, { entry, path }] of own.entries()) {
    const one = stats[index];
    if (!one || now - one.ctimeNs < MAX_TIME_STEP_NS) return undefined;
    // A folder changes with the files in it, and a build leaves the folder’s own times alone.
    lines.push(entry.isFile() ? `${path} ${one.size} ${one.ino} ${one.mtimeNs} ${one.ctimeNs}` : path);
  }
  return { files: own.filter(({ entry }) => entry.isFile()).length, stamps: lines.join('\n') };
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : 1);
