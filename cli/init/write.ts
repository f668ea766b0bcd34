import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { absent } from '../errors.ts';
import { makeFolders } from '../folders.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Calls `run` with a temporary folder inside `folder`, which is created if necessary, and writes the files that it returns.
 * If this fails, the new files are removed and the replaced ones restored. The temporary folder is inside `folder`,
 * because the account may have no permission to write elsewhere.
 */
export async function allOrNothing(folder: string, run: (temporary: string) => Promise<SiteFiles>): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(folder, '.site-init-'));
  const undo: (() => Promise<void>)[] = [];
  try {
    const staged = join(temporary, 'site');
    for (const [path, content] of await run(temporary)) {
      await makeFolders(dirname(join(staged, path)));
      await writeFile(join(staged, path), content);
    }
    for (const name of (await readdir(staged)).sort()) {
      const path = join(folder, name);
      const earlier = join(temporary, `earlier-${name}`);
      const isReplaced = await copyFile(path, earlier).then(() => true, absent);
      await rename(join(staged, name), path);
      undo.push(() => (isReplaced ? rename(earlier, path) : remove(path)));
    }
    await rm(temporary, { recursive: true });
  } catch (error) {
    for (const restore of undo) await restore();
    await remove(created ?? temporary);
    throw error;
  }
}

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 5 });
