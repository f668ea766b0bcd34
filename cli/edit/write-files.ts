import { constants } from 'node:fs';
import { access, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { diskReason } from '../context.ts';
import { absent } from '../errors.ts';
import { type LockOptions, lockOutput } from '../output-lock.ts';

/** A file to replace, and the bytes that it must still contain. */
export interface FileChange {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The file that somebody else has changed, so that nothing was written. */
export interface Conflict {
  readonly changedMeanwhile: string;
}

interface WriteOptions extends Omit<LockOptions, 'waitingFor'> {
  /** The folder in which running commands of this tool detect each other. */
  readonly lockFolder: string;
}

/**
 * Replaces files: all of them or none, and each completely. Returns the path of a file whose bytes have changed since
 * they were read; nothing is written then.
 */
export async function writeFiles(
  changes: readonly FileChange[],
  { lockFolder, ...options }: WriteOptions,
): Promise<Conflict | undefined> {
  const waitingFor = 'another command that edits the same site';
  // Without the right to write to the cache, the bytes of the files are compared all the same.
  const lock = await lockOutput(lockFolder, { ...options, waitingFor }).catch((error: unknown) => {
    if (diskReason(error) === undefined) throw error;
  });
  try {
    return await replaceAll(changes);
  } finally {
    await lock?.release();
  }
}

/** A file beside the real one with its new bytes. */
interface Prepared {
  readonly change: FileChange;
  /** The target of a symbolic link: the link itself stays. */
  readonly target: string;
  readonly temporary: string;
}

async function replaceAll(changes: readonly FileChange[]): Promise<Conflict | undefined> {
  const prepared: Prepared[] = [];
  try {
    for (const change of changes) prepared.push(await prepare(change));
    // Checked last: an editor may have saved a file while the others were prepared.
    for (const { change, target } of prepared)
      if (!(await hasBytes(target, change.before))) return { changedMeanwhile: change.path };
    await moveIntoPlace(prepared);
  } finally {
    for (const { temporary } of prepared) await rm(temporary, { force: true });
  }
  return undefined;
}

const hasBytes = async (path: string, bytes: Uint8Array): Promise<boolean> =>
  (await readFile(path).catch(absent))?.equals(bytes) === true;

async function prepare(change: FileChange): Promise<Prepared> {
  const target = await realpath(change.path);
  // The error of a file that cannot be created beside it would name the temporary one.
  for (const path of [target, dirname(target)]) await access(path, constants.W_OK);
  const { mode } = await stat(target);
  await removeLeftovers(target);
  return { change, target, temporary: await temporaryFile(target, change.after, mode) };
}

/** A temporary file of this age belongs to no edit that is still running. */
const LEFTOVER_AFTER_MS = 60_000;

/** Removes the temporary files of processes that were killed while they wrote: git would commit them. */
async function removeLeftovers(target: string): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`.${basename(target)}.`) || !name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    if (Date.now() - ((await stat(path).catch(absent))?.mtimeMs ?? Date.now()) > LEFTOVER_AFTER_MS)
      await rm(path, { force: true });
  }
}

/** Flushes the bytes to the disk before anything is renamed: after a power cut, a file must not be empty. */
async function temporaryFile(target: string, bytes: Uint8Array, mode: number): Promise<string> {
  const name = `.${basename(target)}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  const path = join(dirname(target), name);
  const file = await open(path, 'wx', mode);
  try {
    await file.chmod(mode);
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return path;
}

/** Renames each file into place; if one fails, restores those before it. */
async function moveIntoPlace(prepared: readonly Prepared[]): Promise<void> {
  const done: Prepared[] = [];
  try {
    for (const each of prepared) {
      await rename(each.temporary, each.target);
      done.push(each);
    }
  } catch (error) {
    for (const { target, change } of done) {
      const { mode } = await stat(target);
      await rename(await temporaryFile(target, change.before, mode), target);
    }
    throw error;
  }
}
