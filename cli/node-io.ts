import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Cache, Io } from '../renderer/io.ts';
import type { EmitIo } from '../renderer/output/emit.ts';

const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Nothing where there is no such file; any other failure is a failure. */
const absent = (error: unknown): undefined => {
  if (hasCode(error) && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code)) return undefined;
  throw error;
};

const read = (path: string): Promise<Uint8Array | undefined> => readFile(path).catch(absent);

/** A file is written beside its place and moved there: whoever reads meanwhile sees the old one or the new. */
async function write(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function list(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return (entries ?? [])
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Removes a file and the folders above it that it leaves empty, up to the output folder. */
async function remove(path: string, below: string): Promise<void> {
  await rm(path, { force: true });
  for (let folder = dirname(path); folder.startsWith(below + sep); folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch {
      return;
    }
  }
}

/** Paid results in a folder beside the config. One that cannot be kept is made again next time. */
const fileCache = (folder: string): Cache => ({
  get: (name) => read(join(folder, name)),
  set: async (name, bytes) => {
    await write(join(folder, name), bytes).catch(() => undefined);
  },
});

/** The world as it is. */
export const nodeIo = (options: {
  readonly cache: string;
  readonly progress: (message: string) => void;
}): Io & EmitIo => ({
  read,
  write,
  list,
  remove,
  cache: fileCache(options.cache),
  today: () => new Date().toISOString().slice(0, 10),
  progress: options.progress,
});
