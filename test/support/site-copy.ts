import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withChecksum } from '../../cli/checksum.mjs';
import { bytesOf } from '../../renderer/core/file.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { cacheOfRun, isReplaced } from './caches.ts';
import { configOf } from './practices.ts';
import { checkFile, memoryIo, ROOT, writeFiles } from './sites.ts';

type Name = 'minimal' | 'physio';

/** A copy of a test site in a temporary folder, with some text of its config replaced. */
export async function siteCopy(
  name: 'minimal' | 'physio' | 'calendar' | 'dental',
  folder: string,
  edits: Readonly<Record<string, string>> = {},
): Promise<string> {
  await cp(join(ROOT, 'test/sites', name), folder, { recursive: true, filter: (path) => !path.includes('.cache') });
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  for (const from of Object.keys(edits))
    if (!text.includes(from)) throw new Error(`The config does not contain “${from}”.`);
  await writeFile(
    file,
    Object.entries(edits).reduce((edited, [from, to]) => edited.replace(from, () => to), text),
  );
  return folder;
}

/**
 * Makes a copy like that of an owner who has built the site before: the program finds the images, fonts and cards of
 * the unedited site in its cache, which take most of the time of a first run.
 */
export async function builtCopy(
  name: Name,
  folder: string,
  edits: Readonly<Record<string, string>> = {},
): Promise<string> {
  await siteCopy(name, folder, edits);
  await fillCache(name, folder);
  return folder;
}

/** Puts what the program makes for a site once into its cache in a folder; see `builtCopy`. */
export const fillCache = async (name: Name, folder: string): Promise<void> =>
  writeFiles(join(folder, '.cache', 'site'), await madeFor(name));

const madeFor = memoize(async (name: Name): Promise<Readonly<Record<string, Uint8Array>>> => {
  const used: Record<string, Uint8Array> = {};
  const cache = cacheOfRun();
  const note = (entry: string, bytes: Uint8Array | undefined) => {
    if (bytes && !isReplaced(entry)) used[entry] = withChecksum(bytes);
    return bytes;
  };
  const { site } = await checkFile(
    configOf(name),
    {},
    memoryIo({
      cache: {
        get: async (entry) => note(entry, await cache.get(entry)),
        set: async (entry, content) => {
          await cache.set(entry, content);
          note(entry, await cache.get(entry));
        },
      },
    }),
  );
  for (const file of site?.files ?? []) await bytesOf(file);
  return used;
});
