import { readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Cache } from '../renderer/core/cache.ts';
import { digest } from '../renderer/core/digest.ts';
import type { CommandContext } from './context.ts';
import { absent } from './errors.ts';
import { type ConfigFlags, cacheFolder, configFile } from './options.ts';

/** An entry of the cache that each build of a folder writes, even if the folder was up to date. */
const recordOf = (out: string): string => `last-build/${digest(out)}`;

export const recordBuild = (cache: Cache, out: string): Promise<void> => cache.set(recordOf(out), 'built');

/**
 * Returns the file of the site that was changed last, if that was after a folder was built; `undefined` if it was not, or
 * if the folder was built elsewhere.
 */
export async function changedSinceBuild(
  out: string,
  flags: ConfigFlags,
  context: CommandContext,
): Promise<string | undefined> {
  const config = configFile(flags, context);
  const site = dirname(config);
  const built = await stat(join(cacheFolder(flags, context), recordOf(out))).catch(absent);
  if (!built) return undefined;
  const content = (await readdir(join(site, 'content'), { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
  const files = [
    config,
    ...content.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
  const times = await Promise.all(files.map(async (file) => (await stat(file).catch(absent))?.mtimeMs ?? 0));
  const latest = Math.max(...times);
  const file = files[times.indexOf(latest)];
  return file !== undefined && latest > built.mtimeMs ? relative(site, file) : undefined;
}
