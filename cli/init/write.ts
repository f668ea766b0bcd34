import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../context.ts';
import { absent } from '../errors.ts';
import { makeFolders } from '../folders.ts';
import type { SiteFiles } from './site-files.ts';

/** Throws an error if the folder exists and is not an empty folder. */
export async function requireEmpty(folder: string, shown: string): Promise<void> {
  const stats = await stat(folder).catch(absent);
  if (stats && !stats.isDirectory()) throw new UsageError(`${shown} is a file. Choose a new or empty folder.`);
  if (stats && (await readdir(folder)).length > 0)
    throw new UsageError(`${shown} is not empty. Choose a new or empty folder.`);
}

/**
 * Runs with a temporary folder inside `folder`, which is created if necessary. If that fails, removes everything that it
 * has created. The temporary folder is inside, because an empty folder may be all that this account can write to.
 */
export async function allOrNothing(folder: string, run: (temporary: string) => Promise<SiteFiles>): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(folder, '.site-init-'));
  const moved: string[] = [];
  try {
    const staged = join(temporary, 'site');
    for (const [path, content] of await run(temporary)) {
      await makeFolders(dirname(join(staged, path)));
      await writeFile(join(staged, path), content);
    }
    for (const name of await readdir(staged)) {
      await rename(join(staged, name), join(folder, name));
      moved.push(join(folder, name));
    }
    await rm(temporary, { recursive: true });
  } catch (error) {
    for (const path of [...moved, temporary]) await rm(path, { recursive: true, force: true, maxRetries: 5 });
    if (created !== undefined) await rm(created, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}
