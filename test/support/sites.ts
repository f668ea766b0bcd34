import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { CheckOptions } from '../../renderer/check/options.ts';
import type { Io } from '../../renderer/core/io.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { checkSite } from '../../renderer/examine.ts';
import { cacheOfRun } from './caches.ts';
import { ROOT } from './root.ts';

export { ROOT };

/** The path of a cache that stores nothing: not even root can create a folder below a file. */
export const NO_CACHE = join(process.execPath, 'cache');
export const SHIPPED = join(ROOT, 'site.config.ts');

/** A date on which the shipped exceptions are valid. */
export const TODAY = '2026-11-21';

const readNow = (path: string): Promise<Uint8Array | undefined> => readFile(path).catch(() => undefined);

async function listNow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Tests change copies of the project's files, so that each of these is read once in a process, not in each check. */
const isConstant = (path: string): boolean =>
  path.startsWith(ROOT) && !/^(\.cache|dist)$/.test(relative(ROOT, path).split(sep)[0] ?? '');

const readOnce = memoize(readNow);
const listOnce = memoize(listNow);

/** Effects with real files and the cache of a first run. */
export const memoryIo = (overrides: Partial<Io> = {}): Io => ({
  read: (path) => (isConstant(path) ? readOnce(path) : readNow(path)),
  list: (folder) => (isConstant(folder) ? listOnce(folder) : listNow(folder)),
  cache: cacheOfRun(),
  today: () => TODAY,
  progress: () => undefined,
  ...overrides,
});

export const optionsFor = (file: string, options: Partial<CheckOptions> = {}): CheckOptions => ({
  file,
  engine: ROOT,
  release: false,
  overrides: {},
  ...options,
});

export const checkFile = (file: string, options: Partial<CheckOptions> = {}, io: Io = memoryIo()) =>
  checkSite(optionsFor(file, options), io);

/** Checks a config that no test changes, once for all test files in this process. */
export const checkedOnce = memoize((file: string) => checkFile(file));

/** Runs with a temporary folder. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes files into a folder; the keys are their names. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const { mkdir } = await import('node:fs/promises');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
